#!/usr/bin/python3
"""Cuts the two fonts down to the letters that an English page uses; the rest stays a file of its own, fetched when
needed (ui/fonts.css). Run by hand: python3 ui/fonts/make.py (Debian: fonttools, python3-brotli)."""
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
FROM = HERE / "../../node_modules"
LETTERS = [*range(0x20, 0x7F), *map(ord, "\u00a0©®°·×é\u2011–—‘’“”•…‹™")]
SOURCES = {
    "barlow-condensed-700": "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2",
    "instrument-sans": "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
}


def keep_one_kerning(font):
    """Kerning that varies with the weight is half of the file; that of the regular weight does for all."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            pairs = [pair for row in getattr(table, "PairSet", []) for pair in row.PairValueRecord]
            pairs += [pair for row in getattr(table, "Class1Record", []) for pair in row.Class2Record]
            for value in (value for pair in pairs for value in (pair.Value1, pair.Value2) if value):
                for name in ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice"):
                    if hasattr(value, name):
                        delattr(value, name)
            for name in ("ValueFormat1", "ValueFormat2"):
                if hasattr(table, name):
                    setattr(table, name, getattr(table, name) & 0x0F)


for name, source in SOURCES.items():
    font = TTFont(FROM / source)
    # Neither font has a non-breaking hyphen. The browser would draw it in a third font, after fetching the whole one.
    for table in font["cmap"].tables:
        table.cmap[0x2011] = table.cmap[ord("-")]
    subsetter = Subsetter(Options(layout_features=["kern", "tnum", "lnum"], hinting=False, desubroutinize=True))
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    if "fvar" in font:
        keep_one_kerning(font)
    font.flavor = "woff2"
    font.save(HERE / f"{name}.woff2")
    print(name, (HERE / f"{name}.woff2").stat().st_size)
