"""What can be wrong with the files of a content pack."""
