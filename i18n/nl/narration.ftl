### Wat er gebeurd is, verteld.

# Een beurt: ‘Blauw neemt twee kaarten.’ De zinsdelen staan in de bestanden van de spellen.
told = { $who } { $what }.
# Twee zinnen achter elkaar.
told-next = { $first } { $rest }
# Dezelfde zin enkele keren na elkaar.
told-times = { $sentence } (×{ $count })
