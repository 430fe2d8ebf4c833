"""What can be wrong with the content of Black Rose Wars (CV-1 to CV-9)."""
