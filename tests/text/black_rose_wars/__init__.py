"""The glossary of Black Rose Wars."""
