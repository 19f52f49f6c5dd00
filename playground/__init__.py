"""A Discord on loopback: gateway, REST and people to play with, all in memory.

It imports none of the project's other rooms: it is the platform as a bot sees it from outside.
"""
