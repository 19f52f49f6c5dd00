"""Import / Export: ships, containers and contracts, every card with an effect of its own."""
