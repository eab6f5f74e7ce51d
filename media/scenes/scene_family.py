"""Canvas shoes; inside the station, two rolled fire hoses in low sun, and a family out of focus at the open door."""

from scene_near import *
from food import nz, sst
from nature import treemesh
from hose import FLAT, hose_roll
import cloth


def rubber_white():
    """The white rubber of a canvas shoe, scuffed and a little gray near the ground."""
    s = N('rubber_white')
    co = s.obj()
    low = s.ramp(s.n('SeparateXYZ', {0: co}).outputs[2], 0.001, 0.014, 1, 0)
    worn = s.math('ADD', s.ramp(s.noise(co, 70, 6, 0.75), 0.48, 0.72), s.math('MULTIPLY', low, 0.6))
    c = s.mix(s.math('MINIMUM', worn, 1), (0.74, 0.72, 0.67), (0.40, 0.37, 0.33))
    s.p(Base_Color=c, Roughness=0.55, Specular=0.3, Normal=s.bump(s.noise(co, 420, 3), 0.2, 0.0006))
    return s.mat


MATS.update(
    rubber_white=rubber_white,
    canvas_red=cloth.weave('canvas_red', (0.56, 0.010, 0.022), 2400.0, 0.88, 0.30, 0.6),
    canvas_white=cloth.weave('canvas_white', (0.70, 0.68, 0.63), 2400.0, 0.88, 0.22, 0.6),
    canvas_coal=cloth.weave('canvas_coal', (0.050, 0.051, 0.056), 2400.0, 0.88, 0.30, 0.6),
    lace_white=cloth.weave('lace_white', (0.76, 0.75, 0.71), 3600.0, 0.9, 0.15, 0.5),
    lining=simple('lining', (0.46, 0.43, 0.37), 0.9, 0, 0.2, bs=500, bstr=0.4, var=0.2),
)


def along(points):
    """A smooth line through points (t, value)."""

    def f(t):
        t = min(max(t, points[0][0]), points[-1][0])
        for (a, p), (b, q) in zip(points, points[1:]):
            if t <= b:
                return p + (q - p) * sst(0, 1, (t - a) / (b - a))

    return f


BREADTH = along([(0, 0.034), (0.2, 0.036), (0.42, 0.0335), (0.68, 0.047), (0.85, 0.044), (1, 0.040)])
RIM = along(
    [(0, 0.091), (0.07, 0.088), (0.22, 0.066), (0.33, 0.076), (0.41, 0.091), (0.62, 0.073), (0.74, 0.061), (0.84, 0.056), (1, 0.054)]
)
GAP = along([(0.26, 1), (0.40, 0.40), (0.60, 0.19), (0.655, 0)])
LENGTH, SOLE = 0.29, 0.026


def canvas_shoe(side=1, cloth_='canvas_red', trim='redm', seed=1):
    """A laced canvas shoe with a rubber toe, its toe towards -y; side is 1 for the left one."""
    b = B('canvas')
    rubber, main = mat('rubber_white'), mat(cloth_)

    def half(t):
        w = BREADTH(t)
        if t < 0.11:
            w *= max(0, 1 - ((0.11 - t) / 0.11) ** 2) ** 0.5
        if t > 0.80:
            w *= max(0, 1 - ((t - 0.80) / 0.20) ** 2.3) ** 0.5
        return w

    def mid(t):
        return -side * 0.011 * 4 * (t - 0.45) * abs(t - 0.45)

    def top(t):
        h = RIM(t)
        if t > 0.80:
            h = SOLE + (h - SOLE) * (0.35 + 0.65 * max(0, 1 - ((t - 0.80) / 0.20) ** 2.4) ** 0.5)
        return h

    def at(t, v, s, off=0.0):
        """A point of the upper: v from the sole (0) to the rim (1), s the side."""
        w, a = half(t), v * pi / 2
        g = w * 0.80 * GAP(t)
        c, n = math.cos(a), math.sin(a)
        full = 0.62 if t > 0.36 else 0.62 + 0.5 * (0.36 - t)
        p = V((mid(t) + s * (g + (w - g) * c**full), LENGTH * (0.5 - t), SOLE + (top(t) - SOLE) * n**0.86))
        q = p * 30 + V((seed * 3, s, 0))
        flex = math.exp(-(((t - 0.70) / 0.06) ** 2)) * n * math.sin(t * 150 + 3 * s * c) * 0.0011
        dent = 0.0016 * nz.noise(q) + 0.0030 * nz.noise(q * 0.35)
        return p + V((s * c, 0, n + 0.05)).normalized() * (off + flex + dent * (0.3 + 0.7 * n) * (t < 0.82))

    def sheet(ts, vs, s, m, off=0.0):
        k = len(vs)
        faces = [[i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j] for i in range(len(ts) - 1) for j in range(k - 1)]
        b.add([at(t, v, s, off) for t in ts for v in vs], faces if s < 0 else [f[::-1] for f in faces], m)

    ts = [(1 - math.cos(pi * i / 80)) / 2 for i in range(81)]
    vs = [i / 16 for i in range(17)]
    for s in (1, -1):
        sheet(ts, vs, s, main)
        sheet([t for t in ts if t < 0.66], vs, -s, mat('lining'), -0.0035) if s > 0 else None
        sheet([t for t in ts if t < 0.66], vs, 1, mat('lining'), -0.0035) if s < 0 else None
        # toe cap, stay of the eyelets, heel strip
        sheet([0.815 + 0.185 * math.sin(pi / 2 * i / 16) for i in range(17)], vs, s, rubber, 0.0018)
        sheet([0.375 + 0.285 * i / 20 for i in range(21)], [0.72 + 0.28 * i / 5 for i in range(6)], s, main, 0.0014)
        sheet([0.05 * (i / 8) ** 2 for i in range(9)], vs, s, main, 0.0014)
        for v in (0.735, 0.985):
            b.tube([at(0.38 + 0.27 * i / 24, v, s, 0.0018) for i in range(25)], 0.0006, mat('lace_white'), 5)
    b.tube([at(0.815, v, 1, 0.0006) for v in vs] + [at(0.815, v, -1, 0.0006) for v in vs[::-1]], 0.0022, rubber, 8)
    rim = [at(t, 1, 1) for t in ts if t < 0.645][::-1] + [at(t, 1, -1) for t in ts[1:] if t < 0.645]
    b.tube(rim, 0.0023, main, 8)
    # sole: a band of rubber with a stripe
    ring = [V((mid(t) + half(t), LENGTH * (0.5 - t), t)) for t in ts] + [V((mid(t) - half(t), LENGTH * (0.5 - t), t)) for t in ts[-2:0:-1]]
    n = len(ring)
    out = []
    for i, p in enumerate(ring):
        d = ring[(i + 1) % n] - ring[i - 1]
        out.append(V((-d.y, d.x, 0)).normalized())

    def band(d, z):
        return [V((p.x + o.x * d, p.y + o.y * d, z * (1 + 0.35 * sst(0.84, 1, p.z)) + 0.007 * sst(0.78, 1, p.z))) for p, o in zip(ring, out)]

    rows = [band(d, z) for d, z in ((-0.002, 0), (0.0022, 0.0015), (0.0030, 0.006), (0.0030, 0.026), (0.0022, 0.0285), (-0.001, 0.029))]
    faces = [[r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i] for r in range(5) for i in range(n)]
    b.add([p for r in rows for p in r], faces + [list(range(n))[::-1]], rubber)
    b.tube(band(0.0028, 0.0195), 0.0014, mat(trim), 6, True)
    b.add(band(-0.004, 0.033), [list(range(n))], mat('lining'))
    # tongue
    path = smooth([(0.67, 0.061), (0.58, 0.0715), (0.46, 0.083), (0.38, 0.097), (0.315, 0.116)], 6)
    path = [(p[0], p[1]) for p in path]
    grid = []
    for i, (t, z) in enumerate(path):
        wide = 0.017 + 0.011 * i / len(path)
        grid.append([V((mid(t) + wide * x, LENGTH * (0.5 - t), z - 0.010 * x * x)) for x in [j / 5 - 1 for j in range(11)]])
    faces = [[i * 11 + j, i * 11 + j + 1, (i + 1) * 11 + j + 1, (i + 1) * 11 + j] for i in range(len(grid) - 1) for j in range(10)]
    for d in (0, -0.004):
        b.add([p + V((0, -d * 0.5, d)) for r in grid for p in r], faces, main)
    b.tube([r[0] + V((0, 0.001, -0.002)) for r in grid] + [p + V((0, 0.001, -0.002)) for p in grid[-1][1:]] + [r[-1] + V((0, 0.001, -0.002)) for r in grid[::-1][1:]], 0.0026, main, 8)
    # eyelets and laces
    white, hole = mat('lace_white'), []
    for i in range(6):
        t = 0.405 + 0.044 * i
        pair_ = []
        for s in (1, -1):
            p, v = at(t, 0.88, s, 0.0018), at(t, 0.80, s, 0.0018)
            u = (at(t + 0.01, 0.88, s) - at(t - 0.01, 0.88, s)).normalized()
            w = (v - p).normalized()
            b.tube([p + (u * math.cos(a) + w * math.sin(a)) * 0.0034 for a in [2 * pi * k / 16 for k in range(16)]], 0.0010, mat('chrome'), 6, True)
            pair_.append(p)
        hole.append(pair_)

    def lace(points):
        p = smooth(points, 8)
        cloth.ribbon(b, p, [V((0.25 * math.sin(9 * i), -0.35, 1)) for i in range(len(p))], 0.0075, 0.0016, 'lace_white')

    for i in range(6):
        l, r = hole[i]
        m = (l + r) / 2
        if i == 5:
            lace([l, m + V((0, -0.001, 0.0045)), r])
        else:
            for a, c, up in ((l, hole[i + 1][1], 0.0060), (r, hole[i + 1][0], 0.0042)):
                lace([a, (a + c) / 2 + V((0, -0.001, up)), c])
    k = (hole[0][0] + hole[0][1]) / 2 + V((0, -0.002, 0.008))
    for l in hole[0]:
        lace([l, (l + k) / 2 + V((0, 0, 0.003)), k])
    b.box(k, (0.009, 0.008, 0.007), white, 0.003, None, 4)
    q = random.Random(seed)
    for s in (1, -1):
        j = lambda: q.uniform(-0.004, 0.004)
        lace([k, k + V((s * 0.020, 0.006, 0.009 + j())), k + V((s * 0.046 + j(), -0.006, -0.002)), k + V((s * 0.050, -0.018 + j(), -0.012)), k + V((s * 0.026, -0.012, 0.002)), k])
        lace([k, k + V((s * 0.016, -0.016, 0.004)), k + V((s * 0.034 + j(), -0.036, -0.014)), k + V((s * 0.048, -0.050 + j(), -0.034))])
    return b


def canvas_pair(at, turn, color, trim, size, seed):
    """A pair of shoes, not quite parallel; `at` without a height is on the floor."""
    q = random.Random(seed)
    z = at[2] if len(at) > 2 else 0
    a = R(turn)
    for s in (1, -1):
        d = s * 0.058 * size
        x, y = at[0] + d * math.cos(a), at[1] + d * math.sin(a)
        e = q.uniform(-0.02, 0.02)
        canvas_shoe(s, color, trim, seed + s).put((x - e * math.sin(a), y + e * math.cos(a), z), turn + q.uniform(-7, 7), scale=size)


# ---- about: rolled hoses by the brass pole, clear of the family that walks in through the open bay
FAMILY = V((-0.60, 4.60, 0.34))
AXIS = R(-19)


def ahead(far, right):
    """A point on the floor as the camera sees it: so far away, so far to the right."""
    return (
        FAMILY.x + far * math.cos(AXIS) + right * math.sin(AXIS),
        FAMILY.y + far * math.sin(AXIS) - right * math.cos(AXIS),
    )


views(
    'lobby',
    family=cam(
        tuple(FAMILY), (*ahead(4, 0), 0.28), 30, 1.3, (*ahead(1.42, 0), 0.06),
        time='golden', key=0.225, **L,
    ),
)


def shine(at, to, size, watts, color=(1, 0.90, 0.78)):
    """An area light that looks at a point."""
    turn = (V(to) - V(at)).to_track_quat('-Z', 'Y').to_euler()
    area(at, [math.degrees(a) for a in turn], size, watts, color)


def edge_of_the_woods():
    """Trees close together across the street, against the sun."""
    trees = [treemesh(31, 9, 3.4, 3800), treemesh(32, 8, 3.2, 3800, 'leafb'), treemesh(33, 7, 3.0, 3800)]
    q = random.Random(5)
    for i in range(34):
        far = 46 + 14 * (i % 2) + q.uniform(-4, 4)
        trees[i % 3].put((*ahead(far, 2.1 * i - 32 + q.uniform(-0.8, 0.8)), -2.8), 50 * i, scale=q.uniform(0.55, 1.0))


@dress('lobby')
def _(c):
    if c != 'family':
        return
    clear('sofa', 'plant', 'door', 'glass', 'desk', 'flyers', 'bot', 'shk', 'tree')
    edge_of_the_woods()
    baydoor(5.16, 1.4, 4.0, 3.9, op=3.1)
    dim(0.6)
    low_sun((-0.74, 0.62, -0.33))
    for o in bpy.context.scene.objects:
        if o.type == 'LIGHT' and o.data.type == 'SUN':
            o.data.energy *= 0.6
    scene_extra.quiet_sky(0.25)
    # the shoes on the camera's side, the brick beside the door, the family's shaded side
    shine((*ahead(-0.3, -1.1), 1.5), (*ahead(1.4, 0), 0), (1.2, 1.2), 64)
    shine((3.0, 4.6, 3.2), (5, 4.4, 1.0), (1.6, 0.3), 130, (1, 0.86, 0.66))
    shine((3.0, -2.0, 3.2), (5, -1.8, 1.0), (1.6, 0.3), 130, (1, 0.86, 0.66))
    shine((4.6, 2.2, 3.2), (7.0, 2.0, 0.8), (2.4, 0.6), 90)
    hose_roll('hose_sand', stripe='hose_red').put((*ahead(1.60, 0.50), 0), -128)
    hose_roll('hose_red', 0.18, tail=0.05, seed=4).put((*ahead(1.80, -0.02), FLAT / 2), rot=(90, 0, 200))
    a, b, d = (7.80, 1.95, 0), (7.10, 1.52, 0), (7.85, 0.50, 0)
    for who, wears, hair, pose, at, color, over in (
        (OLDER_MAN, [('joggers', 'char'), ('tee', 'white')], 'short', 'walk', a, 'grey', None),
        (CHILD, [('shorts', 'black'), ('tee', 'red')], 'short', 'run', b, 'brown', None),
        (YOUNG_WOMAN, [('leggings', 'black'), ('fit', 'grey')], 'tail', 'walk2', d, 'black', None),
    ):
        person(who, wears, hair, pose, at, turn_to(at, FAMILY), haircol=color, res=0.018, over=over)
