"""What a newcomer sees from close by: a coach's written plan, and the first minutes at the desk."""

from scene_near import *
from scene_coaching import COACH_WOMAN, OLD_WOMAN, SLIM_MAN

MATS.update(
    ink=simple('ink', (0.008, 0.014, 0.11), 0.5),
    fiber=simple('fiber', (0.17, 0.085, 0.040), 0.55, var=0.25, vs=60),
)
# handwriting: the strokes of each sign, in a box of 0.6 by 1
STROKES = {
    '0': [[(0.30, 1), (0.06, 0.75), (0.03, 0.3), (0.25, 0), (0.50, 0.25), (0.52, 0.7), (0.30, 1), (0.2, 0.97)]],
    '1': [[(0.16, 0.78), (0.34, 1), (0.28, 0)]],
    '2': [[(0.06, 0.78), (0.28, 1), (0.50, 0.78), (0.34, 0.4), (0.04, 0.02), (0.30, 0.05), (0.56, 0)]],
    '3': [[(0.08, 0.9), (0.32, 1), (0.46, 0.78), (0.22, 0.54), (0.50, 0.32), (0.34, 0.02), (0.04, 0.08)]],
    '4': [[(0.30, 1), (0.04, 0.38), (0.56, 0.42)], [(0.42, 0.68), (0.36, -0.05)]],
    '5': [[(0.14, 1), (0.10, 0.58), (0.36, 0.62), (0.52, 0.32), (0.32, 0), (0.04, 0.08)], [(0.13, 1), (0.52, 0.97)]],
    '6': [[(0.44, 1), (0.12, 0.6), (0.06, 0.2), (0.28, 0), (0.48, 0.22), (0.30, 0.46), (0.08, 0.26)]],
    '8': [[(0.44, 0.88), (0.22, 1), (0.1, 0.78), (0.48, 0.28), (0.26, 0), (0.06, 0.24), (0.46, 0.74), (0.44, 0.9)]],
    'x': [[(0.08, 0.55), (0.44, 0.08)], [(0.46, 0.56), (0.06, 0.06)]],
    'v': [[(0.0, 0.42), (0.20, 0.02), (0.34, 0.4), (0.80, 1.15)]],
}


def write(b, words, size, m, seed=1):
    """Writes by hand on the plane `m`, with a pen."""
    q = random.Random(seed)
    x = 0
    for sign in words:
        for stroke in STROKES.get(sign, ()):
            points = [V((x + (u + q.gauss(0, 0.02)) * size, (v + q.gauss(0, 0.025)) * size, 0)) for u, v in stroke]
            b.tube([m @ p for p in smooth(points, 6)], 0.00105, mat('ink'), 6)
        x += size * (0.75 if sign in STROKES else 0.45)


def plan():
    """A clipboard with a written plan: exercises in print, numbers by hand; it lies flat and faces up."""
    b = B('plan')
    b.box((0, 0, 0.002), (0.23, 0.32, 0.004), mat('fiber'), 0.0015)
    for i, turn in enumerate((0.6, -0.3)):
        b.box((0, -0.008, 0.0046 + 0.0006 * i), (0.212, 0.280, 0.0006), mat('paper'), 0, (0, 0, turn))
    top = 0.0056
    b.box((0, 0.143, 0.0075), (0.12, 0.030, 0.005), mat('steel'), 0.002)
    b.cyl((-0.055, 0.150, 0.0125), (0.055, 0.150, 0.0125), 0.0055, mat('chrome'), 20)
    b.box((0, 0.128, 0.0095), (0.11, 0.016, 0.0018), mat('chrome'), 0.0008)
    ink = lambda x, y: M.Translation((x, y, top))
    b.text('YOUR PLAN', 0.030, mat('redm'), ink(-0.094, 0.098), ext=0.00015, align='LEFT')
    b.text('WEEK 1', 0.019, mat('blackm'), ink(0.094, 0.096), ext=0.00015, align='RIGHT')
    b.box((0, 0.078, top), (0.190, 0.0016, 0.0002), mat('blackm'), 0)
    rows = (
        ('SQUAT', '3x8', '20'),
        ('ROW', '3x8', '15'),
        ('PRESS', '3x6', '10'),
        ('CARRY', '3x2', '25'),
        ('LUNGE', '2x6', '8'),
    )
    for i, (name, sets, pounds) in enumerate(rows):
        y = 0.050 - 0.0385 * i
        b.text(name, 0.0235, mat('blackm'), ink(-0.094, y), ext=0.00015, align='LEFT')
        b.box((0, y - 0.0192, top), (0.190, 0.0007, 0.0002), mat('grey'), 0)
        for k, (x, words) in enumerate(((-0.022, sets), (0.036, pounds))):
            write(b, words, 0.0185, ink(x, y - 0.009) @ M.Rotation(R(3), 4, 'Z'), 7 * i + k)
        for side in (-0.008, 0.008):
            b.box((0.083, y + side, top), (0.016, 0.0009, 0.0002), mat('blackm'), 0)
            b.box((0.083 + side, y, top), (0.0009, 0.016, 0.0002), mat('blackm'), 0)
        if i < 3:
            write(b, 'v', 0.017, ink(0.077, y - 0.006), 40 + i)
    return b


def pen():
    """A ball pen along the x axis."""
    b = B('pen')
    b.cyl((-0.060, 0, 0), (0.045, 0, 0), 0.0045, mat('redm'), 18)
    tip = [(0.0045, 0), (0.0044, 0.004), (0.0012, 0.016), (0.0004, 0.018)]
    b.lathe(tip, mat('chrome'), frame((0.045, 0, 0), (0.06, 0, 0)), 18)
    b.cyl((-0.070, 0, 0), (-0.060, 0, 0), 0.0028, mat('chrome'), 14)
    b.box((-0.040, 0, 0.0058), (0.036, 0.003, 0.0012), mat('chrome'), 0.0005)
    return b


# ---- personal training: the written plan on a box, its owner and the coach out of focus
POSES['curl'] = dict(
    foot=(0.12, 0, 0),
    toes=(12, 0),
    spine=(2, 0, 0),
    hand_L=(0.22, -0.31, 1.16),
    elbow_L=(0.15, 1, -0.9),
    palm_L=(-0.35, 0.3, 0.9),
    fingers_L=(0, -1, 0.35),
    hand_R=(-0.29, -0.02, 0.77),
    elbow_R=(-0.5, 1, 0),
    palm_R=(1, 0.05, 0),
    fingers_R=(0, -0.05, -1),
    grip=1,
    curl='grip',
)
views(
    'lift',
    plan=cam(
        (2.72, 10.66, 0.90), (3.205, 12.02, 0.815), 50, 1.5, (3.0, 11.78, 0.73),
        time='morning', key=0.135, wb=0.02, **L,
    ),
)


@dress('lift')
def _(c):
    if c != 'plan':
        return
    clear('bench', 'bot', 'jump', 'mag', 'tow', 'cable', 'kb', 'sign', 'chalk', 'box', 'rope', 'ball', 'row')
    dim(0.7)
    low_sun((-0.84, 0.36, -0.30))
    remove_at(3.4, 12.1, 0.0, 0.6, 0.9)
    x, y, z = 3.02, 11.8, 0.61
    plyo().put((x, y + 0.03, 0), 14)
    at = M.Translation((x, y, z)) @ M.Rotation(R(12), 4, 'Z')
    r = 0.045 + 0.055 * (15 / 110) ** 0.42
    o = dbell(15).put()
    o.matrix_world = at @ M.Translation((0, 0.13, r))
    o = plan().put()
    o.matrix_world = at @ M.Translation((0, -0.055, 0.002)) @ M.Rotation(R(52), 4, 'X') @ M.Translation((0, 0.16, 0))
    o = pen().put()
    o.matrix_world = at @ M.Translation((0.03, -0.14, 0.0050)) @ M.Rotation(R(18), 4, 'Z')
    a, b = (4.02, 13.0, 0), (3.30, 13.45, 0)
    w = person(OLD_WOMAN, [('joggers', 'navy'), ('tee', SKY)], None, 'curl', a, turn_to(a, b), res=0.014)
    for s in 'LR':
        in_hand(w, s, dbell(8))
    person(
        SLIM_MAN,
        [('shorts', 'char'), ('tee', 'red')],
        None,
        'hips',
        b,
        turn_to(b, a),
        res=0.014,
        over=dict(
            hand_R=(-0.19, -0.33, 1.13),
            elbow_R=(-0.6, 0.6, -1),
            palm_R=(0.3, -0.2, 1),
            fingers_R=(0.2, -1, 0.1),
            curl_R='open',
        ),
    )


# ---- a first visit: two mugs in the morning sun, a coach greets the newcomer behind them
POSES['greet'] = dict(
    foot_L=(0.13, 0.08, 0),
    foot_R=(-0.12, -0.10, 0),
    toes=(14, 0),
    spine=(6, 0, 0),
    neck=(4, 0, 0),
    abs=dict(hand_R=(0.0, -0.40, 1.14)),
    elbow_R=(-0.8, 0.5, -1),
    palm_R=(1, 0, -0.15),
    fingers_R=(0.05, -1, 0.0),
    curl_R='relax',
    hand_L=(0.28, -0.02, 0.90),
    palm_L=(-1, 0.2, 0),
    fingers_L=(0, -0.2, -1),
    girdle=0.2,
)
MATS.update(
    glaze=simple('glaze', (0.80, 0.785, 0.75), 0.12, 0, 0.5, var=0.03, cc=0.4),
    matte_oak=wood((0.40, 0.24, 0.12), (0.26, 0.145, 0.065), 0.55, plank=0.19, axis='y', cc=0, length=2.4),
    coffee=simple('coffee', (0.020, 0.008, 0.003), 0.06, 0, 0.5),
)
views(
    'lobby',
    mugs=cam(
        (0.38, 1.26, 1.275), (1.15, 1.355, 1.168), 48, 2, (1.03, 1.30, 1.12),
        time='morning', key=0.32, wb=0.03, **L,
    ),
)


def mug(full=0.078):
    """A white mug with the gym's name in red, facing -y, and coffee in it; the handle is at +x."""
    b = B('mug')
    r, h = 0.0415, 0.096
    outside = [(1e-4, 0.002), (r - 0.008, 0.002), (r - 0.006, 0), (r - 0.003, 0.001), (r, 0.007), (r, h - 0.003)]
    inside = [(r - 0.0008, h - 0.0006), (r - 0.002, h), (r - 0.0034, h - 0.001), (r - 0.004, h - 0.004)]
    b.lathe(outside + inside + [(r - 0.004, 0.012), (r - 0.010, 0.006), (1e-4, 0.006)], mat('glaze'), None, 96)
    b.lathe([(r - 0.0042, full), (1e-4, full)], mat('coffee'), None, 64)
    loop = [(r - 0.002, 0.080), (r + 0.014, 0.081), (r + 0.027, 0.069), (r + 0.029, 0.050), (r + 0.020, 0.031), (r - 0.002, 0.022)]
    b.tube(smooth([V((x, 0, z)) for x, z in loop], 8), 0.0048, mat('glaze'), 18)
    flat = B('name')
    flat.text('EVO', 0.048, mat('redm'), M.Identity(4), ext=0.0007)
    points = []
    for p in flat.v:
        a = p[0] / r
        points.append(V(((r + 0.0008 + p[2]) * math.sin(a), -(r + 0.0008 + p[2]) * math.cos(a), 0.047 + p[1])))
    b.add(points, flat.f, mat('redm'))
    return b


def high_table():
    b = B('high')
    b.box((0, 0, 1.05), (0.64, 1.6, 0.04), mat('matte_oak'), 0.004)
    for y in (-0.6, 0.6):
        b.box((0, y, 0.52), (0.07, 0.07, 1.03), mat('black'), 0.006)
        b.box((0, y, 0.012), (0.5, 0.07, 0.024), mat('black'), 0.006)
    return b


@dress('lobby')
def _(c):
    if c != 'mugs':
        return
    low_sun((-0.80, 0.27, -0.36))
    area((-0.6, 1.6, 2.3), (72, 0, -90), (2.4, 1.6), 110, (1, 0.90, 0.78))
    high_table().put((1.16, 1.3, 0))
    mug().put((1.06, 1.30, 1.07), -98)
    mug(0.070).put((1.17, 1.47, 1.07), -78)
    a, b = (3.4, 1.92, 0), (3.4, 0.86, 0)
    person(COACH_WOMAN, [('leggings', 'black'), ('tee', 'red')], 'bun', 'greet', a, 0, haircol='black')
    person(OLDER_MAN, [('joggers', 'navy'), ('tee', SKY)], 'short', 'greet', b, 180, haircol='brown')
