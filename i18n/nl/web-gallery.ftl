### De galerij van wat alle spellen gemeen hebben.

web-gallery-colours = Kleuren
web-gallery-type = Lettertype
web-gallery-spacing = Ruimte en hoeken
web-gallery-controls = Bediening
web-gallery-sample = Pa’s wijze lynx bezag Toledo, 0123456789
web-gallery-button = Knop
web-gallery-primary = Hoofdknop
web-gallery-quiet = Onopvallende knop
web-gallery-disabled = Uitgeschakelde knop
