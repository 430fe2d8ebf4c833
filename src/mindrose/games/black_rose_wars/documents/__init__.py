"""The table as a document, and what each seat sees of it."""
