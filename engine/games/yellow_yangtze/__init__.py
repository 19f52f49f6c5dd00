"""Yellow & Yangtze: the rules."""
