"""Drop-ins: a red carry-on in low sun beside the brass pole."""

from scene_near import *

MATS.update(
    shell_red=simple('shell_red', (0.40, 0.010, 0.018), 0.30, 0, 0.5, bs=900, bstr=0.10, var=0.06, cc=0.25),
    tag_paper=simple('tag_paper', (0.74, 0.72, 0.66), 0.80, 0, 0.2, bs=300, bstr=0.2, var=0.12),
)
WIDE, DEEP, HIGH, GROUND = 0.36, 0.22, 0.50, 0.052


def carry_on():
    """A hard case on four wheels, its broad side towards -y, its handle pulled out."""
    b = B('case')
    red, black, steel = mat('shell_red'), mat('black'), mat('steel')
    middle = GROUND + HIGH / 2
    for side in (-1, 1):
        b.box((0, side * (DEEP / 4 + 0.001), middle), (WIDE, DEEP / 2 - 0.004, HIGH), red, 0.034, None, 8)
        for x in (-0.115, -0.069, -0.023, 0.023, 0.069, 0.115):
            b.box((x, side * (DEEP / 2 - 0.001), middle), (0.022, 0.010, HIGH - 0.085), red, 0.0048, None, 4)
    b.box((0, 0, middle), (WIDE - 0.006, 0.010, HIGH - 0.006), black, 0.004, None, 4)
    # corners, wheels
    for x in (-1, 1):
        for y in (-1, 1):
            b.box((x * 0.138, y * 0.070, GROUND - 0.002), (0.058, 0.058, 0.022), black, 0.008, None, 4)
            b.cyl((x * 0.138, y * 0.070, GROUND - 0.006), (x * 0.138, y * 0.070, GROUND - 0.030), 0.012, black, 24)
            for k in (-1, 1):
                b.cyl((x * 0.138 + k * 0.005, y * 0.070, 0.024), (x * 0.138 + k * 0.016, y * 0.070, 0.024), 0.024, mat('dark'), 40)
                b.cyl((x * 0.138 + k * 0.016, y * 0.070, 0.024), (x * 0.138 + k * 0.0175, y * 0.070, 0.024), 0.012, steel, 24)
    # the handle on top and the one that is pulled out
    top = GROUND + HIGH
    arch = [(-0.075, -0.04, top - 0.004), (-0.070, -0.04, top + 0.018), (-0.045, -0.04, top + 0.026), (0.045, -0.04, top + 0.026),
            (0.070, -0.04, top + 0.018), (0.075, -0.04, top - 0.004)]
    b.tube(smooth(arch, 8), 0.0085, black, 14)
    for x in (-0.085, 0.085):
        b.box((x, 0.07, top + 0.19), (0.016, 0.010, 0.40), steel, 0.003)
        b.box((x, 0.07, top + 0.004), (0.034, 0.030, 0.012), black, 0.004, None, 4)
    b.box((0, 0.07, top + 0.395), (0.212, 0.030, 0.030), black, 0.012, None, 6)
    _tag(b, V((0.062, -0.052, top + 0.024)))
    return b


def _tag(b, at):
    """A paper tag on a cord, such as an airport puts on."""
    b.tube(smooth([at, at + V((0.012, -0.060, -0.012)), at + V((0.018, -0.074, -0.060))], 8), 0.0014, mat('black'), 8)
    hang = M.Translation(at + V((0.018, -0.078, -0.062))) @ M.Rotation(R(7), 4, 'Y')
    turned = lambda x, z: hang @ V((x, 0, z))
    outline = [(-0.012, 0), (0.012, 0), (0.030, -0.020), (0.030, -0.120), (-0.030, -0.120), (-0.030, -0.020)]
    for y in (0.0006, -0.0006):
        b.add([turned(x, z) + V((0, y, 0)) for x, z in outline], [[0, 1, 2, 3, 4, 5] if y > 0 else [5, 4, 3, 2, 1, 0]], mat('tag_paper'))
    b.text('CVG', 0.036, mat('blackm'), hang @ M.Translation((0, -0.0012, -0.085)) @ M.Rotation(pi / 2, 4, 'X'), ext=0.0002)


views('lobby', visitor=cam((0.44, 1.88, 0.42), (2.72, 4.84, 0.46), 33, 1.2, (1.50, 3.16, 0.36), time='golden', key=0.215, **L))


@dress('lobby')
def _(c):
    if c != 'visitor':
        return
    clear('bot', 'shk', 'wmat')
    low_sun((-0.82, 0.40, -0.34))
    carry_on().put((1.62, 3.14, 0), -40)
    area((3.0, 4.4, 3.4), (20, 0, 0), (2.6, 0.3), 90, (1, 0.86, 0.66))
