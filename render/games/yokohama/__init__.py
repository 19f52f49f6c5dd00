"""Yokohama in pictures."""
