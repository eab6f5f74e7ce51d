"""The river bank in low sun: a map and a compass, or a pair of shoes, on a rock; runners on the path, out of focus."""

from scene_near import *
from nature import mnoise
from scene_outings import on_river_path, river_ground, smoothstep, BROAD_MAN
from scene_family import canvas_shoe
import food


def boulder_stone():
    """Gray-brown stone with fine grain, cracks and a few lichens."""
    s = N('boulder')
    co = s.obj()
    big = s.noise(co, 5, 8, 0.68)
    fine = s.noise(co, 150, 6, 0.72)
    grain = s.noise(co, 900, 3)
    c = s.mix(s.ramp(big, 0.32, 0.68), (0.17, 0.145, 0.12), (0.36, 0.325, 0.28))
    c = s.mix(s.ramp(fine, 0.35, 0.7, 0, 0.6), c, (0.10, 0.085, 0.07))
    c = s.mix(s.ramp(grain, 0.58, 0.72, 0, 0.45), c, (0.52, 0.49, 0.44))
    spots = s.math('MULTIPLY', s.ramp(s.noise(co, 14, 7, 0.75), 0.60, 0.66), s.ramp(fine, 0.35, 0.55))
    c = s.mix(s.math('MULTIPLY', spots, 0.7), c, (0.40, 0.42, 0.26))
    h = s.math('ADD', s.math('MULTIPLY', fine, 0.8), s.math('MULTIPLY', grain, 0.25))
    s.p(Base_Color=c, Roughness=0.92, Specular=0.2, Normal=s.bump(h, 0.9, 0.004))
    return s.mat


def map_paper():
    """A printed trail map: contour lines on pale green and cream, a river; x and y are those of the sheet."""
    s = N('map_paper')
    co = s.n('Attribute', attribute_name='Col').outputs['Color']
    land = s.noise(co, 3.1, 3, 0.45)
    level = s.math('FRACT', s.math('MULTIPLY', land, 26.0))
    line = s.math('LESS_THAN', s.math('ABSOLUTE', s.math('SUBTRACT', level, 0.5)), 0.075)
    woods = s.ramp(s.noise(co, 2.2, 5, 0.6), 0.47, 0.50)
    c = s.mix(woods, (0.74, 0.70, 0.58), (0.50, 0.60, 0.36))
    c = s.mix(s.math('MULTIPLY', line, 0.60), c, (0.36, 0.20, 0.09))
    shore = s.noise(co, 1.35, 2, 0.4)
    c = s.mix(s.math('LESS_THAN', s.math('ABSOLUTE', s.math('SUBTRACT', shore, 0.50)), 0.012), c, (0.16, 0.36, 0.52))
    s.p(Base_Color=c, Roughness=0.75, Specular=0.25, Normal=s.bump(s.noise(s.obj(), 700, 3), 0.15, 0.0004))
    return s.mat


MATS.update(
    boulder=boulder_stone,
    map_paper=map_paper,
    dial=simple('dial', (0.78, 0.76, 0.70), 0.55, 0, 0.3, var=0.05),
    brass_old=simple('brass_old', (0.72, 0.47, 0.17), 0.30, 1, 0.5, bs=160, bstr=0.08, var=0.25, rv=0.14, vs=40),
)


SLOPE = 0.12


def rock_top(x, y):
    """The height of the boulder above its foot: layered, with a flat top. Its middle is the origin."""
    broken = 0.20 * mnoise.noise(V((x * 2.6, y * 2.6, 4))) + 0.09 * mnoise.noise(V((x * 9, y * 9, 6)))
    r = math.hypot(x / 0.66, y / 0.50) * (1 + broken)
    if r >= 1:
        return 0
    edge = (1 - r) ** 0.26
    steps = 0.58 * edge / 0.075 + 0.5 * mnoise.noise(V((x * 3, y * 3, 8)))
    layer = math.floor(steps) + smoothstep(0.55, 0.95, steps % 1)
    lumps = 0.006 * mnoise.noise(V((x * 5, y * 5, 1))) + 0.0035 * mnoise.noise(V((x * 17, y * 17, 2)))
    lumps += 0.0018 * mnoise.noise(V((x * 46, y * 46, 3)))
    return min(0.52, 0.075 * (0.35 * steps + 0.65 * layer)) + lumps * edge + SLOPE * y


def boulder():
    b = B('boulder')
    n, m = 240, 180
    points = []
    for j in range(m + 1):
        for i in range(n + 1):
            x, y = (i / n * 2 - 1) * 0.80, (j / m * 2 - 1) * 0.60
            points.append(V((x, y, rock_top(x, y) - 0.06)))
    faces = [[j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i] for j in range(m) for i in range(n)]
    return b.add(points, faces, mat('boulder'))


def trail_map(w=0.31, d=0.22, panels=4):
    """A map, opened: folds that stand a little, one corner lifted. Lies on z=0."""
    f = food.F('map', 30)
    nu, nv = 96, 60

    def at(u, v, up):
        x, y = (u - 0.5) * w, (v - 0.5) * d
        fold = abs((u * panels) % 2 - 1)
        z = 0.002 + 0.011 * fold + 0.005 * abs((v * 2) % 2 - 1) * (0.4 + 0.6 * u)
        lift = max(0, (u - 0.72) / 0.28) * max(0, 1 - v * 1.6)
        z += 0.030 * lift**2 + 0.0015 * mnoise.noise(V((u * 5, v * 4, 1)))
        return V((x * 0.985, y, z + up))

    for up in (0, 0.0007):
        rows = [[at(i / nu, j / nv, up) for i in range(nu + 1)] for j in range(nv + 1)]
        f.sheet(rows, mat('map_paper'), None, [[(i / nu * w / d, j / nv, 0) for i in range(nu + 1)] for j in range(nv + 1)])
    b = B('route')
    way = smooth([(0.08, 0.22, 0), (0.22, 0.40, 0), (0.32, 0.34, 0), (0.44, 0.54, 0), (0.58, 0.46, 0), (0.70, 0.68, 0), (0.84, 0.60, 0), (0.93, 0.76, 0)], 16)
    for i in range(0, len(way) - 3, 4):
        b.tube([at(p[0], p[1], 0.0008) for p in way[i : i + 3]], 0.0011, mat('redm'), 6)
    f.add(b.v, b.f, mat('redm'))
    return f


def compass(r=0.030):
    """A round brass compass without a lid."""
    b = B('compass')
    b.lathe([(1e-4, 0), (r * 0.96, 0), (r, 0.0015), (r, 0.0095), (r * 0.97, 0.0112), (r * 0.90, 0.0115), (r * 0.88, 0.0090)], mat('brass_old'), None, 96)
    b.lathe([(r * 0.885, 0.0065), (1e-4, 0.0065)], mat('dial'), None, 64)
    for i in range(72):
        a = 2 * pi * i / 72
        long_ = 0.0034 if i % 6 == 0 else 0.0018
        p = V((math.cos(a), math.sin(a), 0))
        b.tube([p * (r * 0.84) + V((0, 0, 0.0067)), p * (r * 0.84 - long_) + V((0, 0, 0.0067))], 0.00022, mat('dark'), 4)
    for word, x, y in (('N', 0, 0.56), ('E', 0.56, 0), ('S', 0, -0.56), ('W', -0.56, 0)):
        b.text(word, r * 0.26, mat('redm' if word == 'N' else 'dark'), M.Translation((x * r, y * r - r * 0.085, 0.0066)), ext=0.0001)
    turn = M.Rotation(R(24), 4, 'Z')
    for sign, m in ((1, 'redm'), (-1, 'whitep')):
        tip = [(0, sign * r * 0.74), (r * 0.085, 0), (-r * 0.085, 0)]
        b.add([V((x, y, z)) for z in (0.0082, 0.0088) for x, y in tip], [[0, 1, 2], [3, 4, 5], [0, 1, 4, 3], [1, 2, 5, 4], [2, 0, 3, 5]], mat(m), turn)
    b.lathe([(r * 0.075, 0.0066), (r * 0.075, 0.0096), (1e-4, 0.0100)], mat('brass_old'), None, 20)
    ring = [(0, r + 0.0085 + 0.0075 * math.cos(a), 0.0060 + 0.0075 * math.sin(a) * 0.35) for a in [2 * pi * i / 36 for i in range(36)]]
    b.tube([(0.0075 * math.sin(2 * pi * i / 36), y, z) for i, (_, y, z) in enumerate(ring)], 0.0010, mat('brass_old'), 8, True)
    b.cyl((0, r - 0.001, 0.006), (0, r + 0.003, 0.006), 0.0024, mat('brass_old'), 16)
    return b


ROCK = (1.16, 1.40)


def put_boulder():
    """The rock by the path. Answers a function: the place on its flat top, so far across and back from the middle."""
    x, y = ROCK
    z = river_ground(x, y) - 0.02
    boulder().put((x, y, z), 0)
    under = max(rock_top(i / 100, j / 100) - SLOPE * j / 100 for i in range(-23, 13) for j in range(-14, 12))
    return lambda dx, dy: (x + dx, y + dy, z - 0.06 + under + SLOPE * dy)


views(
    'river',
    map=cam(
        (0.95, 0.60, 1.31), (0.67, 4.60, 0.715), 32, 1.6, (1.08, 1.34, 1.13),
        time='golden', key=0.225, haze=0, wb=0.05, **L,
    ),
)


@dress('river')
def _(c):
    if c != 'map':
        return
    low_sun((-0.38, -0.86, -0.34))
    top = put_boulder()
    trail_map().put(top(-0.06, -0.015), rot=(math.degrees(SLOPE), 0, -12))
    compass().put(tuple(V(top(-0.085, -0.03)) + V((0, 0, 0.012))), rot=(math.degrees(SLOPE), 0, 40))
    x, y = ROCK
    bottle('redd', cap='black').put((x + 0.095, y + 0.16, river_ground(x, y) - 0.082 + rock_top(0.095, 0.16)), 20)
    for who, wears, hair, col, ahead, side in (
        (STRONG_WOMAN, [('leggings', 'black'), ('fit', 'red')], 'tail', 'brown', 8.4, 0.05),
        (BROAD_MAN, [('shorts', 'navy'), ('tee', 'white')], 'short', 'brown', 10.2, 0.50),
    ):
        person(who, wears, hair, 'run', *on_river_path(ahead, side), haircol=col, res=0.02, sim=False)


# ---- shoes dry on the rock after the run; the sun glitters on the river
views(
    'river',
    shoes=cam(
        (0.36, 0.94, 1.37), (5.2, 3.69, 0.75), 34, 1.1, (1.10, 1.37, 1.16),
        time='golden', key=0.20, haze=0, wb=0.04, **L,
    ),
)


@dress('river')
def _(c):
    if c != 'shoes':
        return
    low_sun((-0.83, -0.47, -0.26))
    top = put_boulder()
    for side, dx, dy, turn in ((1, -0.10, -0.02, 118), (-1, -0.06, 0.12, 100)):
        canvas_shoe(side, 'canvas_red', 'redm', 7 + side).put(top(dx, dy), rot=(math.degrees(SLOPE), 0, turn))
    bottle('white', cap='black').put(tuple(V(top(0.02, -0.14))), 20)
