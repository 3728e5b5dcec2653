### Die Galerie dessen, was alle Spiele gemeinsam haben.

web-gallery-colours = Farben
web-gallery-type = Schrift
web-gallery-spacing = Abstände und Ecken
web-gallery-controls = Bedienung
web-gallery-sample = Zwölf Boxkämpfer in Toledo, 0123456789
web-gallery-button = Schaltfläche
web-gallery-primary = Hauptschaltfläche
web-gallery-quiet = Unauffällige Schaltfläche
web-gallery-disabled = Inaktive Schaltfläche
