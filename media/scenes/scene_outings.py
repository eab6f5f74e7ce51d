"""Outdoor workouts: a run along the river, the stadium's stairs, the hill."""

from scene_outdoor import *
from scene_views import dress, views, L
from scene_drills import *

OLD_MAN = dict(gender='male', muscle=0.55, weight=0.5, height=1.76, skin='old_african_male', race='african', age=66, seed=21)
BROAD_WOMAN = dict(
    gender='female',
    muscle=0.5,
    weight=0.86,
    height=1.66,
    skin='young_caucasian_female2',
    tint=(0.36, 0.25, 0.19),
    race='african',
    age=38,
    seed=22,
)
SLIM_WOMAN = dict(
    gender='female', muscle=0.6, weight=0.38, height=1.71, skin='young_caucasian_female2', age=24, seed=23
)
BROAD_MAN = dict(gender='male', muscle=0.6, weight=0.82, height=1.82, skin='middleage_caucasian_male', age=48, seed=24)
TEAL = (0.008, 0.085, 0.095)
SAND = (0.40, 0.33, 0.22)
SKY = (0.10, 0.22, 0.42)
RUST = (0.33, 0.085, 0.022)


def water():
    """Still water with small waves: it mirrors the sky and the far bank."""
    s = N('water')
    co = s.n('Mapping', {'Vector': s.obj(), 'Scale': (0.55, 1.0, 1)}).outputs[0]
    waves = s.math('ADD', s.noise(co, 2.4, 4, 0.55), s.math('MULTIPLY', s.noise(co, 0.35, 2), 1.5))
    s.p(
        Base_Color=(0.018, 0.026, 0.020),
        Roughness=0.04,
        Specular=0.75,
        Normal=s.bump(waves, 0.10, 0.10),
    )
    return s.mat


MATS.update(water=water, leafo4=leafm((0.022, 0.050, 0.010), (0.062, 0.120, 0.022)))


def smoothstep(a, b, x):
    t = min(1, max(0, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def river_course(y):
    """Where the path lies; it bends away, so that the far bank closes the view."""
    return 0.55 * math.sin(y * 0.11) - 0.0085 * max(0, y - 16) ** 2


def river_ground(x, y):
    d = x - river_course(y)
    left = 0.10 * max(0, -d - 1.3) ** 1.15
    right = -1.05 * smoothstep(0.95, 3.0, d) + 1.35 * smoothstep(17.5, 21, d) + 0.09 * max(0, d - 21)
    rough = 0.10 * mnoise.noise(V((x * 0.5, y * 0.5, 2))) * min(1, max(0, abs(d) - 0.7))
    return 0.62 + left + right + rough + 0.025 * mnoise.noise(V((x * 2, y * 2, 1)))


def on_river_path(y, side):
    """A place on the path, and which way a runner there is turned to come closer."""
    x = river_course(y) + side
    return (x, y, river_ground(x, y)), math.degrees(math.atan2(river_course(y + 0.5) - river_course(y - 0.5), -1.0))


@scene(
    'river',
    dict(run=cam((-0.35, 0.0, 1.72), (-1.0, 12, 1.30), 30, 5.6, (0.2, 7.0, 1.2), time='golden')),
    dict(key=0.20, con=1.08, wb=0.03, sat=1.1, bloom=0.12, haze=0.0030, hfar=160, hr=1.15, hg=1.0, hb=0.78, vig=0.12),
)
def river():
    reset(True, az=-30, clouds=0.30, dust=0.9, skyk=0.50)
    g = B('gnd')
    xs = [math.copysign(abs(u) ** 1.7 * 42, u) + 2 for u in [i / 75 - 1 for i in range(151)]]
    ys = [-4 + 124 * (j / 190) ** 1.5 for j in range(191)]
    points, grass, dirt = [], [], []
    for y in ys:
        c = river_course(y)
        points += [(x + c, y, river_ground(x + c, y)) for x in xs]
    for j in range(len(ys) - 1):
        for i in range(len(xs) - 1):
            a = j * len(xs) + i
            mid = (xs[i] + xs[i + 1]) / 2
            edge = 0.78 + 0.14 * mnoise.noise(V((mid * 2, ys[j] * 1.3, 7)))
            bed = 1.95 < mid < 3.4
            (dirt if abs(mid) < edge or bed else grass).append([a, a + 1, a + len(xs) + 1, a + len(xs)])
    g.add(points, grass, mat('meadow'))
    g.add(points, dirt, mat('dirt'))
    g.put()
    w = B('water')
    w.quad([(-160, -20, 0), (60, -20, 0), (60, 130, 0), (-160, 130, 0)], mat('water'))
    w.put()
    q = random.Random(12)
    tufts = [tuft(i, 60 + 8 * i, 0.20 + 0.03 * i) for i in range(6)]

    def plant_tuft(d, y, low, high):
        x = river_course(y) + d
        tufts[q.randrange(6)].put((x, y, river_ground(x, y) - 0.015), q.uniform(0, 360), scale=q.uniform(low, high))

    for _ in range(4200):
        y = -1 + 34 * q.random() ** 1.5
        if q.random() < 0.6:
            plant_tuft(-(0.86 + q.random() ** 1.5 * (3.5 + y * 0.4)), y, 0.5, 1.3)
        else:
            plant_tuft(0.88 + q.random() * 0.8, y, 0.45, 1.1)
    for _ in range(1300):
        plant_tuft(1.75 + abs(q.gauss(0, 0.3)), 40 * q.random() ** 1.3, 1.5, 2.9)
    for _ in range(1500):
        plant_tuft(17.6 + abs(q.gauss(0, 0.8)), 90 * q.random(), 2.5, 4.5)
    stones = []
    for k in range(6):
        o = B('gr')
        vs, fs = hold(k + 40, 0.05)
        o.add(vs, fs, mat('rock' if k % 3 else 'rockl'))
        stones.append(o)
    for _ in range(420):
        y = 26 * q.random() ** 1.3
        x = river_course(y) + 2.1 + q.gauss(0, 0.3)
        stones[q.randrange(6)].put((x, y, max(0.0, river_ground(x, y)) - 0.01), q.uniform(0, 360), scale=q.uniform(0.5, 2.6))
    trees = [
        oak(31, 8.6, 3.5, 'leafo3'),
        oak(32, 10.5, 3.9, 'leafo'),
        oak(33, 7.2, 3.2, 'leafo2'),
        oak(34, 9.4, 3.2, 'leafo4'),
    ]
    bushes = [shrub(3, 2600, 'leafo'), shrub(5, 2600, 'leafo2')]

    def grow(d, y, k, size):
        x = river_course(y) + d
        o = trees[k % 4].put((x, y, river_ground(x, y) - 0.25), q.uniform(0, 360))
        o.scale = (size * q.uniform(0.95, 1.2), size * q.uniform(0.95, 1.2), size)

    for k, (d, y, size) in enumerate(
        ((-4.2, 7.5, 1.0), (-3.4, 13.5, 1.1), (1.6, 23.5, 0.72), (-4.6, 19, 1.2), (-7.5, 11, 1.25), (-3.2, 27, 1.05))
    ):
        grow(d, y, k, size)
    for i in range(46):
        grow(-(6 + q.random() * 24), 12 + 90 * q.random(), i, q.uniform(0.9, 1.35))
    for i in range(95):
        grow(22.5 + q.random() ** 1.3 * 22, -6 + 125 * (i / 95) + q.uniform(-1, 1), i, q.uniform(0.85, 1.4))
    for i in range(170):
        y = 120 * q.random()
        far = q.random() < 0.72
        x = river_course(y) + (q.uniform(19.5, 24) if far else -q.uniform(3.4, 9))
        bushes[i % 2].put((x, y, river_ground(x, y) - 0.1), q.uniform(0, 360), scale=q.uniform(1.6, 3.4) if far else q.uniform(0.9, 1.9))
    for k, (far, high) in enumerate(((230, 30), (420, 62))):
        h = B('hill')
        vs, fs = [], []
        for i in range(161):
            x = (i / 160 * 2 - 1) * far * 1.4
            u = x / far
            ridge = high * (0.7 + 0.3 * mnoise.noise(V((u * 2.3 + k * 3, k * 5, 0))) + 0.05 * mnoise.noise(V((u * 22, k, 2))))
            vs += [(x, far, -30), (x, far, ridge)]
        fs = [[2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1] for i in range(160)]
        h.add(vs, fs, mat(('hillb', 'hillc')[k]))
        h.put()
    sun((-0.62, -0.55, -0.40), 18.0, (1, 0.78, 0.52), 0.9)


@dress('river')
def _(c):
    if c != 'run':
        return
    motion_blur(0.10)
    go = ('run2', (0, -0.32, 0.02))
    for who, wears, hair, col, y, side in (
        (BROAD_WOMAN, [('capri', 'navy'), ('tee', SAND)], 'curls', 'black', 6.6, -0.34),
        (OLD_MAN, [('shorts', 'olive'), ('longfit', SKY)], 'crop', 'silver', 7.6, 0.42),
        (SLIM_WOMAN, [('leggings', 'char'), ('fit', TEAL)], 'tail', 'red', 11.6, 0.45),
    ):
        person(who, wears, hair, 'run', *on_river_path(y, side), moving=go, haircol=col, res=0.017)


# ---- three climb the stadium's stairs
views('stairs', three=cam((-1.5, -3.4, 1.05), (0.75, 5.4, 3.15), 26, 5.6, (0, 1.8, 1.6), time='morning'))


@dress('stairs')
def _(c):
    if c != 'three':
        return
    motion_blur(0.10)
    # two stairs of 0.17 m and 0.33 m at a step
    for who, wears, hair, col, step, side in (
        (BROAD_MAN, [('shorts', 'navy'), ('tee', SKY)], 'short', 'brown', 4, 0.35),
        (TALL_WOMAN, [('capri', 'char'), ('fit', RUST)], 'bun', 'black', 9, -0.42),
        (OLD_MAN, [('joggers', 'char'), ('longfit', 'white')], 'crop', 'silver', 14, 0.38),
    ):
        at = (side, step * 0.33 + 0.13, (step + 1) * 0.17)
        person(
            who,
            wears,
            hair,
            'upstairs',
            at,
            180,
            haircol=col,
            res=0.017,
            over=dict(hips=(0, -0.26, -0.02), abs=dict(foot_L=(0.09, -0.60, 0.34), foot_R=(-0.09, 0.12, 0.14))),
        )
