"""What the command `mindrose` can do, one module for each group of commands."""
