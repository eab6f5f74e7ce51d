"""A toy engine by the pole, a board at the entrance, a mug and keys by the bay door, shoes beside the mats, cones on
the turf; a ball, a timer and a box in front of the windows. People are out of focus behind them."""

from scene_near import *
import cloth
from scene_family import canvas_pair
from scene_plan import mug
from scene_desk import fob
from scene_coaching import COACH_WOMAN, OLD_WOMAN, SLIM_MAN
from scene_slap import medicine_ball, morning_bay, printed
from scene_timer import timer
from scene_train import cone, ladder_

# ---- sports performance: cones in a row, a sprint past them
views('sports', slalom=cam((-0.10, 12.62, 0.30), (-6.4, 11.75, 0.86), 34, 1.1, (-1.55, 12.05, 0.16), time='golden', key=0.125, wb=0.02, **L))


@dress('sports')
def _(c):
    if c != 'slalom':
        return
    clear('sled', 'plate', 'cone', 'hur', 'lad', 'ball', 'plyo')
    dim(0.5)
    low_sun((0.80, -0.12, -0.50))
    for x, y in ((-1.60, 12.02), (-2.9, 11.98), (-4.2, 11.94)):
        cone().put((x, y, 0.016), 40 * x)
    a = (-4.3, 12.35, 0.016)
    person(TALL_WOMAN, [('leggings', 'char'), ('fit', 'white')], 'tail', 'run', a, turn_to(a, (-9, 12.2)), haircol='black', res=0.02)


# ---- the lobby: a wooden toy engine in the sun by the pole, somebody waits on the sofa
MATS.update(
    toy_red=simple('toy_red', (0.42, 0.012, 0.018), 0.42, 0, 0.4, bs=220, bstr=0.12, var=0.18, vs=40),
    toy_wood=simple('toy_wood', (0.50, 0.32, 0.16), 0.55, 0, 0.3, bs=160, bstr=0.2, var=0.3, vs=24),
)


def toy_engine():
    """A wooden fire engine, 26 cm long: cab, body, a ladder on the roof, wheels of turned wood."""
    b = B('toy')
    b.box((0.0, 0, 0.030), (0.26, 0.085, 0.018), mat('toy_wood'), 0.004)
    b.box((-0.030, 0, 0.072), (0.19, 0.088, 0.068), mat('toy_red'), 0.009, None, 4)
    b.box((0.098, 0, 0.080), (0.062, 0.088, 0.084), mat('toy_red'), 0.011, None, 4)
    b.box((0.098, 0, 0.097), (0.064, 0.070, 0.030), mat('toy_wood'), 0.004)
    b.box((0.098, 0, 0.097), (0.040, 0.0895, 0.030), mat('toy_wood'), 0.004)
    b.box((-0.030, 0, 0.058), (0.191, 0.0885, 0.010), mat('whitep'), 0.001)
    for side in (-0.022, 0.022):
        b.box((-0.020, side, 0.120), (0.230, 0.008, 0.010), mat('toy_wood'), 0.002)
    for i in range(8):
        b.cyl((-0.120 + 0.028 * i, -0.022, 0.120), (-0.120 + 0.028 * i, 0.022, 0.120), 0.003, mat('toy_wood'), 12)
    b.box((0.0, 0, 0.111), (0.016, 0.052, 0.012), mat('toy_red'), 0.003)
    for x in (-0.080, 0.085):
        for side in (-1, 1):
            wheel = M.Translation((x, side * 0.049, 0.026)) @ M.Rotation(pi / 2, 4, 'X')
            b.lathe([(1e-4, -0.009), (0.022, -0.009), (0.026, -0.005), (0.026, 0.005), (0.022, 0.009), (1e-4, 0.009)], mat('dark'), wheel, 48)
            b.lathe([(1e-4, -0.0105), (0.009, -0.010), (0.009, 0.010), (1e-4, 0.0105)], mat('toy_wood'), wheel, 32)
    b.tube(smooth([(0.135, 0, 0.032), (0.17, 0.01, 0.012), (0.22, 0.05, 0.004), (0.25, 0.02, 0.004), (0.24, -0.04, 0.004)], 8), 0.002, mat('whitep'), 8)
    return b


POSES['sit'] = dict(
    foot=(0.13, -0.42, 0),
    toes=(8, 0),
    knee=(0.25, -1, 0.5),
    hips=(0, 0.06, -0.46),
    hips_rot=(14, 0, 0),
    spine=(20, 0, 6),
    neck=(16, 0, 6),
    abs=dict(hand=(0.10, -0.34, 0.60)),
    elbow=(0.9, 0.3, -0.3),
    palm=(-0.6, 0, -0.6),
    fingers=(-0.5, -0.8, -0.3),
    curl='cup',
)
views('lobby', toy=cam((0.92, 2.70, 0.24), (3.02, 5.30, 0.36), 32, 1.1, (1.50, 3.38, 0.08), time='golden', key=0.215, **L))


@dress('lobby')
def _(c):
    if c != 'toy':
        return
    clear('bot', 'shk', 'wmat')
    low_sun((-0.82, 0.40, -0.34))
    toy_engine().put((1.52, 3.42, 0.001), 205)
    area((3.0, 4.4, 3.4), (20, 0, 0), (2.6, 0.3), 90, (1, 0.86, 0.66))
    a = (3.35, 5.10, 0)
    person(OLDER_WOMAN, [('joggers', 'char'), ('tee', 'navy')], 'bob', 'sit', a, turn_to(a, (2.4, 3.6)), haircol='grey', res=0.017)


# ---- contact: a board beside the walk by day, somebody walks to the entrance
def board():
    """A folding chalkboard in an oak frame."""
    b = B('board')
    b.box((0, 0, 0.50), (0.56, 0.018, 0.86), mat('slate'), 0.003)
    for x in (-0.295, 0.295):
        b.box((x, 0, 0.50), (0.045, 0.032, 1.00), mat('oak'), 0.005)
    for z in (0.08, 0.955):
        b.box((0, 0, z), (0.62, 0.032, 0.05), mat('oak'), 0.005)
    for text, size, z in (('COME', 0.20, 0.72), ('ON IN', 0.20, 0.50)):
        b.text(text, size, mat('chalk_w'), M.Translation((0, -0.0105, z)) @ M.Rotation(pi / 2, 4, 'X'), ext=0.0004)
    line = [(-0.17 + 0.02 * i, -0.0110, 0.325 + 0.006 * math.sin(i * 0.9)) for i in range(18)]
    b.tube(smooth(line, 4), 0.0035, mat('chalk_w'), 6)
    for x in (-0.295, 0.295):
        b.beam((x, 0.02, 0.96), (x, 0.36, 0.0), 0.04, 0.028, mat('oak'))
    return b


MATS.update(
    slate=simple('slate', (0.022, 0.024, 0.023), 0.85, 0, 0.2, bs=90, bstr=0.15, var=0.6, vs=9),
    chalk_w=simple('chalk_w', (0.70, 0.69, 0.65), 0.95, 0, 0.1, bs=600, bstr=0.6, var=0.35, vs=120),
)
views('front', board=cam((3.72, -10.7, 1.04), (7.35, -1.5, 1.12), 60, 0.6, (5.62, -5.62, 0.60), time='golden', **L))


@dress('front')
def _(c):
    if c != 'board':
        return
    board().put((5.50, -5.75, -0.02), rot=(-6, 0, -20))
    a = (7.7, -3.0, 0.06)
    person(OLDER_WOMAN, [('leggings', 'char'), ('tee', 'red')], 'bun', 'walk', a, turn_to(a, (8.2, 0)), haircol='brown', res=0.02, sim=False)


# ---- home: a medicine ball, two people slap hands in front of the window
POSES['five_up'] = dict(
    foot_L=(0.10, -0.06, 0),
    foot_R=(-0.12, 0.10, 0),
    hips_rot=(2, 0, 8),
    spine=(-2, 0, 8),
    neck=(-6, 0, 0),
    hand_R=(-0.02, -0.50, 1.66),
    elbow_R=(-0.7, 0.3, -1),
    palm_R=(0, -1, 0.1),
    fingers_R=(0, 0.05, 1),
    curl_R='open',
    hand_L=(0.28, 0.02, 0.92),
    elbow_L=(0.5, 1, 0),
    palm_L=(-1, 0.2, 0),
    fingers_L=(0, -0.2, -1),
    girdle=0.35,
)
views(
    'group',
    five=cam((2.95, -0.62, 0.44), (-2.2, 1.05, 0.70), 34, 0.6, (1.36, -0.02, 0.24), time='morning', key=0.15, **L),
    clock=cam((2.85, -0.75, 0.92), (-2.6, 0.95, 0.99), 38, 1.3, (1.32, -0.52, 0.72), time='morning', key=0.16, **L),
)


@dress('group')
def _(c):
    if c != 'five':
        return
    morning_bay()
    r = 0.172
    k = medicine_ball(r)
    printed(k, 'EVO', 0.085, 0.005, r)
    at = (1.30, -0.22, 0)
    k.put(at, turn_to(at, (2.75, -0.55)) - 12)
    middle, along = V((-2.0, 1.35, 0)), V((0.331, 0.944, 0))
    a, b = middle - along * 0.55, middle + along * 0.55
    for who, wears, hair, col, at, to in (
        (STRONG_WOMAN, [('leggings', 'black'), ('fit', 'red')], 'tail', 'brown', a, b),
        (BROAD_MAN, [('shorts', 'char'), ('tee', 'white')], 'short', 'brown', b, a),
    ):
        person(who, wears, hair, 'five_up', (at.x, at.y, 0), turn_to(at, to), haircol=col, res=0.016)


# ---- the schedule: a timer on a box, a class in front of the window
@dress('group')
def _(c):
    if c != 'clock':
        return
    morning_bay('sign', 'plyo', lamps=0.4, at=(3.2, -1.6, 2.0), size=(1.2, 1.0), watts=60)
    plyo().put((1.22, -0.62, 0), -62)
    timer('9:00').put((1.32, -0.55, 0.611), turn_to((1.32, -0.55), (2.85, -0.75)) - 8)
    bottle('red').put((1.30, -0.22, 0.611))
    for at, who, wears, hair, col, pounds in (
        ((-1.9, 2.35), BROAD_WOMAN, [('leggings', 'navy'), ('tee', 'white')], 'bun', 'black', 12),
        ((-2.7, 1.35), SLIM_MAN, [('shorts', 'char'), ('tee', 'grey')], 'short', 'black', 16),
        ((-3.4, 2.75), OLD_WOMAN, [('joggers', 'char'), ('tee', TEAL)], 'bob', 'silver', 8),
    ):
        w = person(who, wears, hair, 'swing', (*at, 0), turn_to(at, (at[0] - 1, at[1] + 3)), haircol=col, res=0.02)
        hold_kettlebell(w, pounds)
    a = (-0.8, 3.2, 0)
    person(dict(COACH_WOMAN, height=1.72), [('leggings', 'black'), ('tee', 'red')], 'bun', 'hips', a, turn_to(a, (-3, 2)), haircol='black', res=0.02)


# ---- adult classes: a box, two people press dumbbells in front of the window
views('group', box=cam((3.45, -1.25, 0.70), (-2.4, 1.30, 0.66), 38, 1.1, (1.55, -0.62, 0.50), time='morning', key=0.16, **L))


@dress('group')
def _(c):
    if c != 'box':
        return
    morning_bay('plyo', 'tow', at=(3.2, -1.6, 1.6), size=(1.2, 1.0), watts=60)
    plyo().put((1.30, -0.55, 0), 22)
    t = B('towel')
    cloth.folded(t, (1.30, -0.60, 0.611), 0.30, 0.22, 40, 'terryr', 3, 0.0115, 2)
    t.put()
    for at, who, wears, hair, col, pounds in (
        ((-1.8, 2.25), BROAD_MAN, [('shorts', 'char'), ('tee', 'navy')], 'short', 'brown', 25),
        ((-2.9, 1.75), STRONG_WOMAN, [('leggings', 'black'), ('fit', 'red')], 'tail', 'brown', 15),
    ):
        w = person(who, wears, hair, 'overhead', (*at, 0), turn_to(at, (at[0] - 3, at[1] + 1.2)), haircol=col, res=0.02)
        for s in 'LR':
            in_hand(w, s, dbell(pounds))


# ---- careers: a mug and keys on a box, two coaches at the bay door in the morning
views('lift', opening=cam((-1.80, 10.52, 0.84), (7, 11.50, 0.36), 46, 1.8, (-0.72, 10.66, 0.70), time='morning', key=0.16, **L))


@dress('lift')
def _(c):
    if c != 'opening':
        return
    clear('plyo', 'chalk', 'bottle', 'towel')
    dim(0.6)
    low_sun((-0.86, -0.22, -0.36))
    plyo().put((-0.62, 10.70, 0), 14)
    mug().put((-0.70, 10.78, 0.612), -96)
    for x, y, turn, color in ((-0.80, 10.62, 40, 'redm'), (-0.72, 10.60, -25, 'blackm')):
        fob(color).put((x, y, 0.612), turn)
    area((-1.6, 11.6, 1.7), (-50, 0, -50), (0.8, 0.8), 18, (1, 0.93, 0.84))
    area((2.4, 11.2, 3.4), (0, -42, 0), (2.4, 0.8), 130, (1, 0.90, 0.76))
    for at, who, bottom, hair, col, turn in (
        ((4.5, 11.55), dict(COACH_WOMAN, height=1.74), ('leggings', 'black'), 'bun', 'black', (7, 11.1)),
        ((4.7, 10.75), STRONG_MAN, ('shorts', 'char'), 'short', 'brown', (7, 11.3)),
    ):
        person(
            who, [bottom, ('tee', 'red')], hair, 'stand', (*at, 0), turn_to(at, turn), haircol=col,
            print_=logo('EVO', 0.22, 1.24, 'COACH'),
        )


def beside_the_mats(height):
    """Clears the jiu-jitsu room, with low sun; a fill light at `height` for what is at the mats' edge."""
    clear('bot', 'tow')
    dim(0.7, 3.0)
    low_sun((0.85, 0.36, -0.20))
    area((5.5, -0.9, height), (0, 62, -25), (0.9, 0.9), 30, (1, 0.93, 0.84))


# ---- grappling: shoes at the edge of the mat, two who talk on it
views('bjj', shoes=cam((5.02, 0.10, 0.27), (-1.2, -0.62, 0.60), 37, 1.2, (3.72, 0.00, 0.08), time='golden', key=0.225, **L))


@dress('bjj')
def _(c):
    if c != 'shoes':
        return
    beside_the_mats(1.3)
    for y, x, turn, color, size in ((0.34, 3.74, 92, 'canvas_coal', 1.0), (0.02, 3.68, 84, 'canvas_white', 0.92), (-0.30, 3.76, 98, 'canvas_red', 0.96)):
        canvas_pair((x, y, 0.041), turn, color, 'redm', size, int(size * 100))
    a, b = (-0.9, -0.55, 0.04), (-1.1, -1.75, 0.04)
    for who, wears, hair, col, at, to, pose in (
        (STRONG_MAN, [('shorts', 'char'), ('longfit', 'black')], 'short', 'brown', a, b, 'hips'),
        (STRONG_WOMAN, [('leggings', 'black'), ('longfit', 'red')], 'tail', 'brown', b, a, 'crossed'),
    ):
        person(who, wears, hair, pose, at, turn_to(at, to), haircol=col, shoes=None, res=0.017)


# ---- small group: dumbbells on the floor, three people talk in front of the window
views('group', rest=cam((2.95, -0.70, 0.40), (-2.2, 1.20, 0.64), 34, 1.1, (1.52, -0.28, 0.10), time='morning', key=0.15, **L))


@dress('group')
def _(c):
    if c != 'rest':
        return
    morning_bay(watts=110)
    for x, y, turn in ((1.50, -0.42, 62), (1.36, -0.12, 84)):
        dbell(25).put((x, y, 0.078), turn)
    bottle('red').put((1.12, -0.42, 0))
    middle = (-2.05, 1.35)
    for at, who, wears, hair, col, pose in (
        ((-1.55, 1.05), BROAD_WOMAN, [('leggings', 'navy'), ('tee', 'grey')], 'bun', 'black', 'hips'),
        ((-1.75, 2.15), SLIM_MAN, [('shorts', 'char'), ('tee', 'white')], 'short', 'black', 'weight'),
        ((-2.55, 0.62), dict(COACH_WOMAN, height=1.70), [('leggings', 'black'), ('tee', 'red')], 'bun', 'brown', 'crossed'),
    ):
        person(who, wears, hair, pose, (*at, 0), turn_to(at, middle), haircol=col, res=0.02)


# ---- adult classes: a wooden ring in the sun, two people lunge in front of the window
views('group', ring=cam((2.75, -0.80, 1.36), (-2.3, 1.20, 1.16), 40, 1.2, (1.42, -0.24, 1.40), time='morning', key=0.16, **L))


@dress('group')
def _(c):
    if c != 'ring':
        return
    morning_bay(at=(3.2, -1.6, 2.2), size=(1.2, 1.0), watts=70)
    for x, y, z in ((1.42, -0.20, 1.38), (1.05, 0.62, 1.38)):
        b = B('hoop')
        b.tube([V((0, 0.115 * math.cos(t), 0.115 * math.sin(t))) for t in [2 * pi * n / 64 for n in range(64)]], 0.016, mat('wood'), 24, True)
        b.box((0, 0, 0.118 + 1.2), (0.003, 0.036, 2.44), mat('nyl'), 0.001)
        b.box((0, 0, 0.116), (0.040, 0.036, 0.004), mat('nyl'), 0.001)
        b.put((x, y, z), 18)
    for at, who, wears, hair, col in (
        ((-1.9, 2.0), STRONG_MAN, [('shorts', 'char'), ('tee', 'navy')], 'short', 'brown'),
        ((-3.0, 1.5), TALL_WOMAN, [('leggings', 'black'), ('fit', 'red')], 'tail', 'black'),
    ):
        w = person(who, wears, hair, 'lunge', (*at, 0), turn_to(at, (at[0] + 1, at[1] + 3)), haircol=col, res=0.02)
        for s in 'LR':
            in_hand(w, s, dbell(15))


# ---- jiu-jitsu: a timer on the bench, two in gis grip each other in front of the windows
views('bjj', rounds=cam((4.95, 0.30, 0.86), (-1.2, -0.75, 0.78), 38, 1.2, (3.62, 0.06, 0.66), time='golden', key=0.225, **L))


@dress('bjj')
def _(c):
    if c != 'rounds':
        return
    beside_the_mats(1.6)
    plyo().put((3.62, 0.34, 0.04), 8)
    timer('5:00').put((3.66, 0.34, 0.651), 82)
    a, b = (-0.5, -0.90, 0.04), (-1.15, -1.70, 0.04)
    for who, hair, at, to, rank in ((STRONG_MAN, 'short', a, b, 'beltb'), (OLDER_MAN, 'crop', b, a, 'dark')):
        w = person(
            who, [('joggers', 'white'), ('hoodie', 'white', dict(hem=-0.17))], hair, 'clinch', at, turn_to(at, to), shoes=None, res=0.017
        )
        belt(w, 'hoodie', V(w['J']['spine04']).z - 0.01, rank)
