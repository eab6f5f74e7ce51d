"""Close views in low sun of gear on the mats; people are out of focus behind it."""

from scene_near import *
import cloth


def tape_cloth():
    """White cotton tape: a plain weave, a little used."""
    s = N('tape_cloth')
    co = s.obj()
    sp = s.n('SeparateXYZ', {0: co})
    weave = s.math('SINE', s.math('MULTIPLY', sp.outputs[2], 6000.0))
    grain = s.noise(co, 900, 3, 0.7)
    c = s.mix(s.ramp(s.noise(co, 60, 5, 0.7), 0.4, 0.7), (0.74, 0.73, 0.70), (0.62, 0.61, 0.58))
    h = s.math('ADD', s.math('MULTIPLY', weave, 0.3), grain)
    s.p(Base_Color=c, Roughness=0.85, Specular=0.2, Normal=s.bump(h, 0.4, 0.0006))
    return s.mat


MATS.update(
    tape_cloth=tape_cloth,
    card=simple('card', (0.42, 0.27, 0.14), 0.8, 0, 0.2, bs=300, bstr=0.2, var=0.2),
    terry_dark=cloth.weave('terry_dark', (0.13, 0.13, 0.135), 900.0, 0.97, 0.10, 0.9),
)


def tape_roll(r=0.050, core=0.020, w=0.038, seed=1):
    """A roll of athletic tape around z, its layers in sight, the torn end loose."""
    q = random.Random(seed)
    b = B('tape')
    rings = 34
    side = [(core + (r - core) * i / rings, w / 2 + q.uniform(-0.0004, 0.0004)) for i in range(rings)]
    profile = [(x, -z) for x, z in side] + [(r, -w / 2), (r, w / 2)] + side[::-1]
    b.lathe(profile, mat('tape_cloth'), None, 96)
    b.lathe([(core - 0.0012, -w / 2), (core - 0.0012, w / 2), (core, w / 2), (core, -w / 2)], mat('card'), None, 64)
    n, m = 22, 12
    rows = []
    for i in range(n + 1):
        t = i / n
        a = -0.9 + 1.1 * t
        d = r + 0.0005 + 0.020 * max(0, t - 0.35) ** 2
        rows.append([V((d * math.cos(a), d * math.sin(a), w * (j / m - 0.5))) for j in range(m + 1)])
    for j, p in enumerate(rows[-1]):
        p += (p - rows[-2][j]) * q.uniform(0, 1.3)
    faces = [[i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1] for i in range(n) for j in range(m)]
    b.add([p for row in rows for p in row], faces, mat('tape_cloth'))
    return b


# ---- no gi: tape on the edge of the mat, two grapplers out of focus in the sun
views(
    'bjj',
    tape=cam(
        (4.58, 0.02, 0.20), (-1.0, -0.52, 0.30), 40, 2.0, (3.76, 0.12, 0.10),
        time='golden', key=0.235, **L,
    ),
)


@dress('bjj')
def _(c):
    if c != 'tape':
        return
    clear('bot', 'tow')
    dim(0.7, 3.0)
    low_sun((0.85, 0.36, -0.20))
    # the pads at the wall, and the side of the tape that looks away from the windows
    area((-4.6, 0, 3.3), (0, 42, 0), (0.3, 11), 170, (1, 0.90, 0.78))
    area((5.5, -0.9, 1.3), (0, 62, -25), (0.9, 0.9), 26, (1, 0.93, 0.84))
    t = B('towel')
    cloth.folded(t, (3.66, 0.13, 0.041), 0.30, 0.22, 62, 'terry_dark', 3, 0.011, 2)
    t.put()
    tape_roll(seed=3).put((3.70, 0.10, 0.041 + 0.036 + 0.019), 200)
    o = tape_roll(0.046, seed=5).put()
    stand = M.Translation((3.84, -0.085, 0.041 + 0.046)) @ M.Rotation(R(40), 4, 'Z') @ M.Rotation(pi / 2, 4, 'X')
    o.matrix_world = stand @ M.Rotation(R(115), 4, 'Z')
    a, b = (-0.4, 1.22, 0.04), (-0.4, 0.08, 0.04)
    for who, wears, hair, at, to in (
        (STRONG_MAN, [('shorts', 'char'), ('longfit', 'white')], 'crop', a, b),
        (OLDER_MAN, [('shorts', 'black'), ('longfit', 'red')], 'short', b, a),
    ):
        person(who, wears, hair, 'tie_up', at, turn_to(at, to), shoes=None)


# ---- mayhem: a sledgehammer on the tire, a carry out of focus at the open door
MATS.update(
    rubber_worn=simple('rubber_worn', (0.030, 0.030, 0.031), 0.62, 0, 0.45, bs=420, bstr=0.5, var=0.45, vs=26),
    steel_worn=simple('steel_worn', (0.20, 0.19, 0.18), 0.62, 0.85, 0.35, bs=260, bstr=0.5, var=0.5, rv=0.2, vs=60),
    forged_worn=simple('forged_worn', (0.030, 0.029, 0.028), 0.66, 0.2, 0.35, bs=190, bstr=0.7, var=0.5, vs=50),
    hickory_worn=wood((0.30, 0.15, 0.06), (0.17, 0.08, 0.03), 0.6, plank=40, axis='x', length=40),
    bell=simple('bell', (0.50, 0.010, 0.020), 0.45, 0, 0.4),
)
def cleared_yard():
    """The mayhem room, cleared, in low sun from the open door."""
    clear('sledge', 'sb', 'bot', 'chalk', 'jump', 'tire')
    dim(0.7)
    area((-2.2, -1.6, 2.6), (0, -55, 20), (1.6, 1.6), 45, (1, 0.93, 0.84))
    low_sun((-0.86, -0.38, -0.26))
    scene_extra.quiet_sky(0.25)


def carrying(who, wears, hair, color, at, to, **more):
    """Somebody in mid-step with a red kettlebell in each hand."""
    step = dict(foot_L=(0.075, -0.24, 0.005), foot_R=(-0.075, 0.26, 0.06), toes_L=(6, 8), toes_R=(8, -34), hips=(0, 0, -0.035))
    w = person(who, wears, hair, 'carry', at, turn_to(at, to), haircol=color, over=step, **more)
    for s in 'LR':
        k = kettle(24)
        k.mats[:] = [mat('bell')] * len(k.mats)
        k.put(tuple(w['grip'][s] - V((0, 0, kettle_radius(24) * 1.55 + 0.097))), 60)


views(
    'mayhem',
    hammer=cam(
        (-0.66, -1.34, 0.68), (2.2, 0.20, 0.33), 38, 1.8, (0.06, -0.80, 0.42),
        time='golden', key=0.19, **L,
    ),
)


@dress('mayhem')
def _(c):
    if c != 'hammer':
        return
    cleared_yard()
    mat('leaf').node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.9
    t = scene_extra.tire()
    t.mats[:] = [mat('rubber_worn')] * len(t.mats)
    t.put((0.35, -0.45, 0.19), 20)
    t.put((3.3, 3.4, 0.19), 50)
    b = scene_extra.sledge()
    worn = {mat(m): mat(f'{m}_worn') for m in ('steel', 'forged', 'hickory')}
    b.mats[:] = [worn.get(m, m) for m in b.mats]
    o = b.put()
    o.matrix_world = M.Translation((0.03, -0.72, 0.424)) @ M.Rotation(R(-58), 4, 'Z') @ M.Rotation(R(2), 4, 'Y')
    scene_extra.sandbag(3).put((1.75, 0.05, 0), 40)
    carrying(STRONG_WOMAN, [('shorts', 'char'), ('fit', 'white')], 'tail', 'brown', (2.75, 0.55, 0), (0.4, 1.3))


def black_belt_gi():
    """A folded gi, tied with a black belt that has a red bar."""
    b = cloth.gibundle()
    black = {mat('beltu'): mat('beltk'), mat('beltk'): mat('redm')}
    b.mats[:] = [black.get(m, m) for m in b.mats]
    return b


# ---- jiu-jitsu: a folded gi on the edge of the mat, the class kneels in the sun
views(
    'bjj',
    fold=cam(
        (0.0, -6.30, 0.28), (0.0, -1.2, 0.09), 36, 1.8, (0.32, -5.08, 0.10),
        time='golden', key=0.22, **L,
    ),
)


@dress('bjj')
def _(c):
    if c != 'fold':
        return
    clear('bot', 'tow')
    dim(0.55, 2.0)
    low_sun((0.90, -0.20, -0.31))
    black_belt_gi().put((0.36, -4.95, 0.0395), -38)
    for i, (q, hair, color, rank) in enumerate(
        (
            (STRONG_MAN, 'short', 'dark', 'beltb'),
            (YOUNG_WOMAN, 'bun', 'black', 'whitep'),
            (YOUNG_MAN, 'crop', 'black', 'dark'),
            (OLDER_MAN, 'short', 'grey', 'beltp'),
        )
    ):
        w = person(
            q,
            [('joggers', 'white'), ('hoodie', 'white', dict(hem=-0.17))],
            hair,
            'kneel',
            (-1.75 + 0.95 * i, -0.6 + 0.1 * (i % 2), 0.04),
            180 + (-3, 2, -2, 4)[i],
            shoes=None,
            haircol=color,
            res=0.017,
        )
        belt(w, 'hoodie', V(w['J']['spine04']).z - 0.01, rank)


# ---- mayhem: a sandbag in the sun, two carry theirs to the door
views(
    'mayhem',
    sack=cam(
        (-0.95, -1.75, 0.44), (2.6, 0.75, 0.34), 40, 1.1, (-0.02, -1.06, 0.18),
        time='golden', key=0.18, **L,
    ),
)


@dress('mayhem')
def _(c):
    if c != 'sack':
        return
    cleared_yard()
    scene_extra.sandbag(3).put((0.04, -1.02, 0), 62)
    bottle('red').put((0.42, -1.26, 0))
    to = (4.6, 1.2)
    carrying(STRONG_WOMAN, [('shorts', 'char'), ('fit', 'white')], 'tail', 'brown', (2.7, 1.35, 0), to, res=0.02, sim=False)
    carrying(OLDER_MAN, [('shorts', 'black'), ('tee', 'red')], 'crop', 'grey', (3.3, 0.35, 0), to, res=0.02, sim=False)
