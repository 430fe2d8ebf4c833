"""What a server endures: `make endure`."""
