"""What is printed and lies on the table: Emotions, Spirit boards, the board, and the words for all of it."""
