"""Pictures: views in, images and their descriptions out."""
