### Tolède's city as text.

web-governor-text-district = District
web-governor-text-people = People
web-governor-text-there = What is there
web-governor-text-streets = Streets to
