"""Makes the two fonts of the client; README.md says how to run it."""

from io import BytesIO

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# What English, French, German and Dutch need, and what names in other western languages use.
CHARACTERS = parse_unicodes(
    "20-7E,A0-FF,131,152-153,160-161,178,17D-17E,2C6,2DA,2DC,2009,2013-2014,2018-201A,201C-201E,2020,2022,"
    "2026,202F,2030,2039-203A,20AC,2122,2191,2193,2212"
)

# Kerning, ligatures and accents.
FEATURES = ["kern", "liga", "ccmp", "locl", "mark"]


def use_lining_figures(font):
    """Makes figures as high as capitals the default: CSS's `font` shorthand would reset the feature everywhere."""
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for index in record.Feature.LookupListIndex
    }
    glyphs = {}
    for index in lookups:
        for subtable in table.LookupList.Lookup[index].SubTable:
            glyphs.update(getattr(subtable, "ExtSubTable", subtable).mapping)
    for cmap in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            cmap.cmap[digit] = glyphs.get(cmap.cmap[digit], cmap.cmap[digit])


def make(package, file, family, weights):
    font = TTFont(f"node_modules/@fontsource-variable/{package}/files/{package}-latin-wght-normal.woff2")
    limited = BytesIO()
    instantiateVariableFont(font, {"wght": weights}).save(limited)
    font = TTFont(limited)
    use_lining_figures(font)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    # A changed font may not bear a reserved name.
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            record.string = family.replace(" ", "") if record.nameID == 6 else family
    font.flavor = "woff2"
    font.save(file)


make("alegreya", "display.woff2", "Alcazar Display", (500, 800))
make("source-sans-3", "text.woff2", "Alcazar Text", (400, 700))
