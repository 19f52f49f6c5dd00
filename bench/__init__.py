"""Measurements, as programs that print figures; compare ratios within one run."""
