"""Tables: each with a task of its own, which alone touches its match."""
