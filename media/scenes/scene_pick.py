"""Gear of different programs on a bench; people train behind it, out of focus."""

from scene_near import *
from balls import soccer
from scene_gear import black_belt_gi

MATS['slat'] = wood((0.44, 0.27, 0.14), (0.30, 0.17, 0.08), 0.55, plank=0.16, axis='x', cc=0, length=40)


def slatted(w=2.2, d=0.64, h=0.46):
    """A low bench of four slats along x on steel legs."""
    b = B('slats')
    for i in range(4):
        b.box((0, (i - 1.5) * d / 4, h - 0.018), (w, d / 4 - 0.006, 0.036), mat('slat'), 0.004)
    for x in (-w / 2 + 0.25, w / 2 - 0.25):
        for y in (-d / 2 + 0.05, d / 2 - 0.05):
            b.box((x, y, (h - 0.036) / 2), (0.045, 0.045, h - 0.036), mat('black'), 0.004)
        b.box((x, 0, h - 0.056), (0.045, d - 0.06, 0.04), mat('black'), 0.004)
    return b


views(
    'lift',
    pick=cam(
        (0.84, 7.56, 0.71), (2.66, 8.655, 0.57), 52, 1.0, (2.47, 8.60, 0.55),
        time='golden', key=0.175, **L,
    ),
)


@dress('lift')
def _(c):
    if c != 'pick':
        return
    clear('bench', 'bottle', 'bot', 'plyo', 'ball', 'rope', 'chalk', 'kb', 'jr', 'jump', 'tow', 'mag', 'cable')
    dim(0.4)
    low_sun((-0.66, 0.61, -0.31))
    for o in bpy.context.scene.objects:
        if o.type == 'LIGHT' and o.data.type == 'SUN':
            o.data.energy *= 2
    area((0.2, 9.8, 2.0), (0, -55, -20), (1.6, 1.6), 40, (1, 0.93, 0.84))
    top = 0.46
    bench = M.Translation((2.6, 8.7, 0)) @ M.Rotation(R(-44), 4, 'Z')

    def lay(b, x, y, z, turn, more=M.Identity(4), scale=1):
        o = b.put()
        o.matrix_world = bench @ M.Translation((x, y, top + z)) @ M.Rotation(R(turn), 4, 'Z') @ more @ M.Scale(scale, 4)

    o = slatted().put()
    o.matrix_world = bench
    lay(kettle(16, 'red'), -0.33, 0.17, 0, 20)
    lay(glove('leatherr', 1), -0.08, 0.03, 0.15, 170, M.Rotation(pi / 2, 4, 'X'))
    lay(glove('leatherr', -1), -0.28, -0.13, 0, -112)
    lay(black_belt_gi(), 0.20, 0.0, -0.0005, -8, scale=0.8)
    lay(soccer(0.11), 0.22, 0.24, 0, 20)
    b = B('lace')
    hangs = [(-0.04, -0.27, 0.003), (-0.033, -0.318, 0.002), (-0.03, -0.327, -0.03), (-0.036, -0.326, -0.085)]
    for path in (
        [(-0.082, 0.034, 0.12), (-0.09, 0.03, 0.05), (-0.08, 0, 0.004), (-0.045, -0.08, 0.003), (-0.07, -0.17, 0.003), *hangs],
        [(-0.074, 0.034, 0.12), (-0.06, 0.03, 0.05), (-0.05, 0.01, 0.004), (-0.01, -0.06, 0.003), (-0.03, -0.12, 0.003), (0.01, -0.2, 0.003)],
    ):
        b.tube(smooth(path, 8), 0.003, mat('whitep'), 8)
    lay(b, 0, 0, 0, 0)
    a = (5.5, 9.9, 0)
    w = person(
        STRONG_WOMAN,
        [('leggings', 'grey'), ('tee', 'red')],
        'tail',
        'lunge',
        a,
        turn_to(a, (7.0, 14.5)),
        haircol='brown',
        res=0.02,
        sim=False,
    )
    for s in 'LR':
        in_hand(w, s, dbell(15))
    a = (5.3, 11.25, 0)
    w = person(
        YOUNG_MAN, [('shorts', 'white')], 'crop', 'guard', a, turn_to(a, (7.2, 9.9)), haircol='black', res=0.02
    )
    boxing_gloves(w, 'leather')
