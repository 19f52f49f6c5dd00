"""Words: every sentence the product says, in every language it speaks."""

from locales.loader import LANGUAGES, Words, shell_words, words

__all__ = ["LANGUAGES", "Words", "shell_words", "words"]
