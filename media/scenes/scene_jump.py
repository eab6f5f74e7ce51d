"""A jump tester close by: its vanes sharp, some swung away by a hand, and a jumper out of focus at the net."""

from scene_sports import *

views(
    'sports',
    vanes=cam(
        (0.75, 7.90, 1.90), (-0.48, 9.22, 2.18), 30, 0.8, (-0.56, 9.02, 2.40),
        time='golden', key=0.15, wb=0.02, **L,
    ),
)
like('sports', vanes='volley')

MATS['vane_w'] = simple('vane_w', (0.80, 0.79, 0.77), 0.32, 0, 0.5, var=0.05)
MATS['vane_r'] = simple('vane_r', (0.66, 0.012, 0.022), 0.32, 0, 0.5, var=0.08)
MATS['vane_k'] = simple('vane_k', (0.025, 0.025, 0.028), 0.36, 0, 0.5, var=0.2)


def jump_tester(x, y, swung):
    """A mast with a vane every half inch. `swung` gives the angle of those that a hand has moved."""
    b = B('tester')
    b.box((x, y, 1.02), (0.055, 0.055, 2.04), mat('blackm'), 0.004)
    b.box((x, y, 2.06), (0.066, 0.066, 0.06), mat('redm'), 0.004)
    b.cyl((x, y, 2.04), (x, y, 2.74), 0.0125, mat('chrome'), 24)
    for i in range(46):
        z = 2.105 + 0.0127 * i
        turn = M.Translation((x, y, z)) @ M.Rotation(R(214 + swung.get(i, 0.5 * math.sin(7 * i))), 4, 'Z')
        color = 'vane_r' if i % 12 == 0 else 'vane_k' if i % 2 else 'vane_w'
        b.cyl((x, y, z - 0.0058), (x, y, z + 0.0058), 0.021, mat(color), 20)
        vs, fs = bevel_box(0.42, 0.0042, 0.0098, 0.0012, 2)
        b.add(vs, fs, mat(color), turn @ M.Translation((0.225, 0, 0)))
        vs, fs = bevel_box(0.03, 0.0046, 0.0104, 0.0012, 2)
        b.add(vs, fs, mat('vane_r' if color != 'vane_r' else 'vane_w'), turn @ M.Translation((0.428, 0, 0)))
    return b


@dress('sports')
def _(c):
    if c != 'vanes':
        return
    jumper_at_net((-1.15, 11.50, 0.46))
    swung = {i: 40 + 14 * math.sin(2.3 * i) for i in range(8)}
    jump_tester(-0.53, 9.05, swung).put()
