### Het bord van Toledo als tekst.

web-toledo-text-step = Veld
web-toledo-text-place = Plaats
web-toledo-text-price = Laagste kaart die volstaat
web-toledo-text-figures = Spelfiguren
web-toledo-text-shop = { $shop } van { $owner }
web-toledo-text-kind =
    { $kind ->
        [cathedral] de kathedraal
        [entrance] ingang van Alcazar
        [tavern] taverne: drie kaarten
        [artist] het kunstenaarsatelier: een schilderij
       *[empty] nog niets gebouwd
    }
