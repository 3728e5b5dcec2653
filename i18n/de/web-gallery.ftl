### Die Galerie dessen, was alle Spiele gemeinsam haben.

web-gallery-colours = Farben
web-gallery-type = Schrift
web-gallery-spacing = Abstände und Ecken
web-gallery-controls = Bedienung
web-gallery-sample = Zwölf Boxkämpfer in Toledo, 0123456789
web-gallery-button = Knopf
web-gallery-primary = Hauptknopf
web-gallery-quiet = Stiller Knopf
web-gallery-disabled = Jetzt nicht möglich
