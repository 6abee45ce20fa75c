"""The rules of each game, pure of I/O; `registry` is the only file that names them all."""
