"""How many can sit at one table, and the letters they are known by."""

from string import ascii_uppercase

# Whatever tells players apart has this many: marks, letters, names of colours, people to try with.
MOST_SEATS = 6
LETTERS = ascii_uppercase[:MOST_SEATS]
