"""`python -m winterover.server`: the TypeScript types of the messages, for the web client."""

import sys

from winterover.server.schema import typescript

sys.stdout.write(typescript())
