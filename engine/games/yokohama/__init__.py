"""Yokohama: merchants in a harbour town of the Meiji era."""
