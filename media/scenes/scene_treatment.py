"""The partners' room: towels, oil and a training band, sharp in low sun; a treatment at the window, out of focus."""

from scene_near import *
from scene_coaching import COACH_WOMAN
import cloth

MATS['band'] = simple('band', (0.50, 0.008, 0.018), 0.55, 0, 0.4, bs=260, bstr=0.15, var=0.10, vs=20)
POSES['prone'] = dict(
    foot=(0.10, 1.02, 0.13),
    toes=(0, -80),
    knee=(0.1, -0.3, -1),
    hips=(0, 0.02, -0.72),
    hips_rot=(88, 0, 0),
    spine=(0, 0, 0),
    neck=(-6, 0, 0),
    hand=(0.30, 0.02, 0.19),
    elbow=(1, 0.2, 0.2),
    palm=(0, 0, 1),
    fingers=(0, 1, -0.1),
    curl='relax',
)
POSES['press_down'] = dict(
    POSES['serve'],
    abs=dict(hand_L=(0.12, -0.50, 0.99), hand_R=(-0.12, -0.46, 0.99)),
    palm=(0, -0.1, -1),
    fingers=(-0.3, -1, -0.1),
    curl='flat',
)


def spiral(inner, outer, pitch, flat=0.0):
    """Points (y, z) of a roll from its core outward; it lies on the ground, its end below."""
    turns = (outer - inner) / pitch
    n = int(turns * 36)
    points = []
    for i in range(n + 1):
        r = inner + (outer - inner) * i / n
        a = 2 * pi * turns * (i / n - 1) - 1.9
        points.append((r * math.cos(a), max(r * math.sin(a), -outer * (1 - flat)) + outer))
    return points


def amber_bottle(h=0.15, r=0.029):
    """A brown bottle with a pump and a blank label."""
    b = B('amber')
    top = h * 0.74
    foot = [(1e-4, 0), (r - 0.003, 0), (r, 0.004), (r, top - 0.022), (r * 0.93, top - 0.012), (r * 0.5, top)]
    b.lathe([*foot, (r * 0.42, top + 0.004), (r * 0.42, top + 0.012), (1e-4, top + 0.012)], mat('ambg'), None, 72)
    collar = [(r * 0.55, top + 0.003), (r * 0.56, top + 0.018), (r * 0.40, top + 0.022), (1e-4, top + 0.022)]
    b.lathe(collar, mat('blackm'), None, 48)
    b.cyl((0, 0, top + 0.02), (0, 0, h - 0.006), 0.0032, mat('blackm'), 20)
    press = [(1e-4, h - 0.008), (0.011, h - 0.008), (0.012, h - 0.006), (0.012, h + 0.002), (0.009, h + 0.004)]
    b.lathe([*press, (1e-4, h + 0.004)], mat('blackm'), None, 36)
    spout = smooth([V((0.006, 0, h - 0.001)), V((0.030, 0, h - 0.001)), V((0.038, 0, h - 0.006))], 6)
    b.tube(spout, 0.0042, mat('blackm'), 14)
    label = [(r + 0.0004, 0.022), (r + 0.0005, 0.0225), (r + 0.0005, top - 0.034), (r + 0.0004, top - 0.0335)]
    b.lathe(label, mat('paper'), None, 72)
    b.lathe([(r + 0.0007, 0.030), (r + 0.0007, 0.036)], mat('redm'), None, 72)
    return b


views(
    'partner',
    shelf=cam(
        (1.95, -0.35, 1.165), (-0.93, 0.50, 0.70), 45, 1.4, (1.10, -0.09, 1.05),
        time='golden', key=0.19, wb=0.02, **L,
    ),
)


@dress('partner')
def _(c):
    if c != 'shelf':
        return
    clear('desk', 'spine', 'rolls', 'tow', 'st', 'plant')
    low_sun((0.78, -0.34, -0.27))
    middle = V((1.07, -0.07, 0.98))
    turn = 73.5
    s = B('shelf')
    s.box((0, 0, -0.02), (1.5, 0.36, 0.04), mat('oak'), 0.004)
    s.box((0, 0, -0.51), (1.46, 0.32, 0.94), mat('slat'), 0.004)
    s.put(tuple(middle), turn)
    place = lambda x, y, z=0.001: middle + M.Rotation(R(turn), 4, 'Z') @ V((x, y, z))
    t = B('towels')
    for i, (x, y, z) in enumerate(((0.040, 0.020, 0.001), (0.137, 0.045, 0.001), (0.0885, 0.0325, 0.081))):
        at = M.Translation(place(x, y, z)) @ M.Rotation(R(turn - 62), 4, 'Z')
        cloth.slabpath(t, spiral(0.008, 0.045 if z > 0.01 else 0.046, 0.0125, 0.04), 0.20, 0.0108, 'terry', at, 0.0022, i + 1)
    t.put()
    amber_bottle().put(tuple(place(-0.075, 0.035)), 120)
    amber_bottle(0.115, 0.025).put(tuple(place(-0.145, 0.075)), 60)
    k = B('band')
    cloth.slabpath(k, spiral(0.006, 0.030, 0.0032), 0.060, 0.0027, 'band')
    k.put(tuple(place(-0.045, -0.075)), turn - 50)
    person(
        OLDER_MAN, [('shorts', 'char')], 'short', 'prone', (-0.562, 0.501, 0.655), -14,
        haircol='grey', shoes=None, res=0.016, sim=False,
    )
    a = (-1.22, 0.10, 0)
    person(
        dict(COACH_WOMAN, height=1.68), [('leggings', 'black'), ('fit', 'red')], 'bun', 'press_down', a,
        turn_to(a, (0.2, -0.18)), haircol='brown', res=0.016,
    )
    area((2.3, -1.1, 2.0), (58, 0, 48), (1.0, 0.8), 30, (1, 0.92, 0.82))
