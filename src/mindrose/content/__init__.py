"""What is printed on the components of a game: read from files, checked, and told by its place where it is wrong."""
