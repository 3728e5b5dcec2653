### The gallery: parts that all games share.

web-gallery-colours = Colours
web-gallery-type = Type
web-gallery-spacing = Spacing and corners
web-gallery-controls = Controls
web-gallery-sample = The quick brown fox of Toledo, 0123456789
web-gallery-button = Button
web-gallery-primary = Main button
web-gallery-quiet = Quiet button
web-gallery-disabled = Disabled button
