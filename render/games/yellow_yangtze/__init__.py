"""Yellow & Yangtze in pictures."""
