"""`python -m winterover` is the same as the command `winterover`."""

from winterover.cli import main

if __name__ == "__main__":
    main()
