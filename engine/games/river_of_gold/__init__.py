"""River of Gold: build along the river, sail past what was built, deliver to customers."""
