"""A meal on the nutrition counter, in low window sun; somebody stands behind it, out of focus."""

from scene_near import *
import food

TOP = 0.9075
MATS['stoneware'] = simple('stoneware', (0.66, 0.61, 0.53), 0.32, 0, 0.5, cc=0.25, bs=30, bstr=0.06, var=0.16, vs=140)
views(
    'plate',
    meal=cam(
        (0.431, -0.458, 1.120), (-0.03, -0.128, 0.990), 40, 2.2, (0.04, -0.14, 0.965),
        time='morning', key=0.25, **L,
    ),
)
like('plate', meal='none')


def turned_by(x, y, z, turn=0, lean=0, roll=0):
    """A place in the bowl, and how what lies there is turned (z), leaned to the viewer (x) and rolled (y)."""
    m = M.Translation((x, y, z)) @ M.Rotation(R(turn), 4, 'Z')
    return m @ M.Rotation(R(lean), 4, 'X') @ M.Rotation(R(roll), 4, 'Y')


def bowl_of_food(q, at):
    """A stoneware bowl; its front is -y. `at` places it."""
    b = B('bowl')
    food.roundbowl(b, (0, 0, 0), 0.105, 0.062, 'stoneware')
    b.put().matrix_world = at
    f = food.F('food')
    z = 0.050
    f.col = (0.10, 0.075, 0.04)
    angles = [2 * pi * i / 32 for i in range(32)]
    rings = [[V((r * math.cos(a), r * math.sin(a), z - 0.008)) for a in angles] for r in (0.098, 0.059, 0.02, 0.001)]
    f.sheet(rings, mat('f_seed'), None, None, True)
    food.leaves(f, (-0.030, 0.062, z + 0.012), q, 20, 0.055, 0.026, 0.016, 0.056)
    food.leaves(f, (0.070, 0.050, z + 0.010), q, 10, 0.026, 0.026, 0.012, 0.050)
    food.quinoa(f, (-0.012, -0.046, z - 0.004), 0.062, 0.046, 0.026, 4600, q)
    food.leaves(f, (0.064, -0.012, z + 0.008), q, 12, 0.010, 0.030, 0.010, 0.036)
    for i in range(5):
        m = turned_by(-0.008 + 0.003 * i, -0.066 + 0.0120 * i, z + 0.011 + 0.0048 * i, -10 + 3 * i, 40)
        food.avoslice(f, m @ M.Scale(0.92, 4), 0.46, i in (1, 2, 3))
    for x, y, h, turn, lean, roll in (
        (-0.024, 0.004, 0.038, 20, 34, -6),
        (-0.058, -0.018, 0.030, -40, 40, 10),
    ):
        food.egghalf(f, turned_by(x, y, z + h, turn, lean, roll))
    for x, y, h, turn, lean, roll in (
        (-0.070, -0.052, 0.018, 0, 42, -16),
        (-0.046, -0.076, 0.016, 80, 38, 4),
        (-0.086, -0.026, 0.020, 140, 30, -22),
    ):
        food.tomato(f, turned_by(x, y, z + h, 0, lean, roll) @ M.Rotation(R(turn), 4, 'Z'), q)
    food.specks(f, (-0.010, -0.050, z + 0.022), 0.05, 0.032, 26, q, [(0.03, 0.02, 0.012), (0.55, 0.48, 0.34)], s=0.0011)
    f.put().matrix_world = at
    f = food.F('chicken')
    food.breast(f, (0, 0, 0), -6, 8, 0.118, 0.034, 0.027, 20, 0.012)
    f.put().matrix_world = at @ turned_by(0.036, 0.036, z + 0.026, 0, 16)
    for i, (x, y, k, lean, roll) in enumerate(
        ((-0.078, 0.022, 0.86, 10, -16), (-0.052, 0.040, 0.94, 4, -4), (-0.088, 0.048, 0.76, -6, -24))
    ):
        food.floret(3 + i % 4, 1.1 * k).put().matrix_world = at @ turned_by(x, y, z + 0.016, 70 * i, lean, roll)


def whole_tomato(f, m, r):
    """A cherry tomato with its green star; its middle is the origin."""
    dent = lambda v: 1 - 0.10 * math.exp(-((1 - v.z) / 0.03))
    f.blob((0, 0, 0), (r, r, r * 0.94), mat('f_gloss'), 4, m, dent, (0.50, 0.012, 0.008))
    for i in range(5):
        a = 2 * pi * i / 5
        d = V((math.cos(a), math.sin(a), 0))
        b = B('t')
        path = [V((0, 0, r * 0.84)), d * r * 0.36 + V((0, 0, r * 0.90)), d * r * 0.66 + V((0, 0, r * 0.98))]
        b.tube(path, [0.0012, 0.0011, 0.0004], None, 6)
        f.add(b.v, b.f, mat('f_leaf'), m, (0.10, 0.22, 0.04))
    b = B('t')
    b.tube([V((0, 0, r * 0.84)), V((0.001, 0, r * 1.2)), V((0.004, 0.001, r * 1.55))], 0.0009, None, 6)
    f.add(b.v, b.f, mat('f_leaf'), m, (0.14, 0.26, 0.06))


def window_sun(*d):
    """Low sun in this direction, and less light from everything else."""
    for o in list(bpy.context.scene.objects):
        if o.type == 'LIGHT':
            o.data.energy *= 2.2 if o.data.type == 'SUN' else 0.45
    low_sun(d)


@dress('plate')
def _(c):
    if c != 'meal':
        return
    clear('bot', 'shk', 'board')
    window_sun(0.80, 0.29, -0.25)
    q = random.Random(11)
    at = M.Translation((0, -0.10, TOP)) @ M.Rotation(R(50), 4, 'Z')
    bowl_of_food(q, at)
    f = food.F('linen')
    food.napkin(f, (0, 0, 0), 0.17, 0.27, 0, 3, 'linens', 5, 0.0022, 1.0, food.stripes)
    food.cutlery(f, (-0.01, 0.01, 0.0105), 4)
    f.put().matrix_world = at @ turned_by(-0.178, -0.010, 0, 14)
    f = food.F('loose')
    for i, (x, y, r) in enumerate(((-0.040, -0.118, 0.0140), (-0.008, -0.126, 0.0132), (0.140, -0.075, 0.0128))):
        whole_tomato(f, turned_by(x, y, r * 0.93, 70 * i, (50, 8, -38)[i], (14, -20, 24)[i]), r)
    f.put().matrix_world = at
    shaker('white', 'black').put(tuple(at @ V((0.150, 0.36, 0))), 30)
    a = (-0.92, 0.80, 0)
    person(
        YOUNG_WOMAN,
        [('joggers', 'black'), ('tee', 'red')],
        'tail',
        'desk',
        a,
        turn_to(a, (-0.62, -0.5)),
        haircol='black',
        res=0.017,
        over=dict(hand=(0.22, -0.40, 0.955)),
    )


# ---- the week's boxes, and a table for three, in the same light
views(
    'plate',
    prep=cam((0.72, -0.66, 1.10), (0.06, -0.05, 0.93), 44, 1.6, (0.33, -0.28, 0.955), time='morning', key=0.22, **L),
    shared=cam((-0.80, -0.78, 1.16), (0.05, 0.0, 0.92), 38, 1.6, (-0.30, -0.32, 0.94), time='morning', key=0.22, **L),
)
like('plate', prep='boxes', shared='table')


@dress('plate')
def _(c):
    if c not in ('prep', 'shared'):
        return
    if c == 'prep':
        window_sun(0.80, 0.29, -0.25)
        who, shirt, hair, col, a = YOUNG_WOMAN, 'red', 'tail', 'black', (-0.92, 0.80, 0)
    else:
        window_sun(-0.62, -0.70, -0.26)
        who, shirt, hair, col, a = OLDER_MAN, 'navy', 'short', 'grey', (0.95, 0.85, 0)
    person(
        who,
        [('joggers', 'black'), ('tee', shirt)],
        hair,
        'desk',
        a,
        turn_to(a, (-0.3, -0.3)),
        haircol=col,
        res=0.017,
        over=dict(hand=(0.22, -0.40, 0.955)),
    )


# ---- the macro plate in the same light, and a part of it from close by
SCENES['plate']['cams']['macro'] = cam(
    (0.42, -0.40, 1.10), (0.0, -0.095, 0.935), 50, 2.0, (0.08, -0.16, 0.93), time='morning', key=0.26, **L
)
views('plate', close=cam((0.20, -0.50, 1.10), (0.045, -0.16, 0.932), 60, 1.8, (0.06, -0.195, 0.93), time='morning', key=0.24, **L))
like('plate', close='macro')


@dress('plate')
def _(c):
    if c not in ('macro', 'close'):
        return
    clear('bot', 'shk')
    window_sun(0.80, 0.29, -0.25)
