### Cuenca in the lobby.

web-about-cuenca = Bid in secret for seven prizes, and keep your best cards for the best of them.
