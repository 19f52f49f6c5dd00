"""The running process: its settings, log lines, memory, health and words at the door."""
