### Le plateau de Toledo en texte.

web-toledo-text-step = Case
web-toledo-text-place = Lieu
web-toledo-text-price = Carte la plus basse qui suffit
web-toledo-text-figures = Figurines
web-toledo-text-shop = { $shop }, à { $owner }
web-toledo-text-kind =
    { $kind ->
        [cathedral] la cathédrale
        [entrance] entrée de l’Alcazar
        [tavern] taverne : trois cartes
        [artist] l’artiste : une peinture
       *[empty] rien de construit
    }
