"""What cards do: the words of their effects, and the steps that these become."""
