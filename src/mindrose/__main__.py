"""`python -m mindrose` is the command `mindrose`."""

from mindrose.cli import main

if __name__ == "__main__":
    main()
