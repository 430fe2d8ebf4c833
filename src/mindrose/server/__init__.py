"""The web server: lobby, tables, live play, records, accounts, and a door for other people's programs."""
