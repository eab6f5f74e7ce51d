"""A coach's things, sharp in low sun: whistle, stopwatch and shirts; the coach and a class are out of focus."""

from scene_near import *
from scene_coaching import COACH_WOMAN, OLD_WOMAN, SLIM_MAN
from scene_traces import clipboard
import cloth

MATS.update(
    cordr=cloth.weave('cordr', (0.50, 0.006, 0.016), 2200.0, 0.75),
    dial=simple('dial', (0.80, 0.79, 0.75), 0.5, 0, 0.3, var=0.02),
)


def circle(middle, r, n=30):
    """Points of an upright circle that looks along y."""
    x, y, z = middle
    return [(x + r * math.sin(a), y, z + r * math.cos(a)) for a in [2 * pi * i / n for i in range(n)]]


def stopwatch():
    """A stopwatch that stands upright, its face towards -y."""
    b = B('stopwatch')
    r, lift = 0.030, 0.0305
    m = M.Translation((0, 0, lift)) @ M.Rotation(pi / 2, 4, 'X')
    case = [(1e-4, -0.009), (r * 0.7, -0.009), (r * 0.96, -0.006), (r, 0), (r * 0.97, 0.006), (r * 0.90, 0.009)]
    b.lathe([*case, (r * 0.86, 0.0085), (r * 0.85, 0.0062)], mat('chrome'), m, 72)
    b.lathe([(r * 0.86, 0.0062), (1e-4, 0.0062)], mat('dial'), m, 64)
    for i in range(60):
        a = 2 * pi * i / 60
        inner, w = (0.76, 0.0011) if i % 5 == 0 else (0.80, 0.0005)
        p, q = ((r * k * math.sin(a), r * k * math.cos(a), 0.0065) for k in (inner, 0.85))
        b.tube([m @ V(p), m @ V(q)], w * 0.5, mat('blackm'), 6)
    for i in range(12):
        a = 2 * pi * i / 12
        at = M.Translation((r * 0.64 * math.sin(a), r * 0.64 * math.cos(a), 0.0064))
        b.text(str(i * 5 or 60), 0.0068, mat('blackm'), m @ at, ext=0.0001)
    for turn, length, w, color in ((218, 0.74, 0.0006, 'redm'), (70, 0.22, 0.0007, 'blackm')):
        d = V((math.sin(R(turn)), math.cos(R(turn)), 0)) * r
        b.tube([m @ (d * -0.14 + V((0, 0, 0.0072))), m @ (d * length + V((0, 0, 0.0072)))], w, mat(color), 8)
    b.cyl(m @ V((0, 0, 0.0064)), m @ V((0, 0, 0.0080)), 0.0016, mat('chrome'), 16)
    b.cyl((0, 0, lift + r - 0.002), (0, 0, lift + r + 0.006), 0.0055, mat('chrome'), 24)
    crown = [(1e-4, 0.011), (0.006, 0.010), (0.007, 0.008), (0.007, 0.002), (0.006, 0)]
    b.lathe(crown, mat('chrome'), M.Translation((0, 0, lift + r + 0.006)), 20)
    for s in (-1, 1):
        d = V((math.sin(R(s * 38)), 0, math.cos(R(s * 38))))
        b.cyl(V((0, 0, lift)) + d * r * 0.95, V((0, 0, lift)) + d * (r + 0.006), 0.0042, mat('chrome'), 20)
    b.tube(circle((0, 0, lift + r + 0.018), 0.0115), 0.0013, mat('chrome'), 8, True)
    return b


def whistle():
    """A steel whistle that lies on its barrel; the mouthpiece points to -x, the ring for the cord is at +x."""
    b = B('whistle')
    r = 0.0125
    m = M.Translation((0, 0.010, r)) @ M.Rotation(pi / 2, 4, 'X')
    barrel = [(1e-4, 0), (r - 0.001, 0), (r, 0.001), (r, 0.019), (r - 0.001, 0.020), (1e-4, 0.020)]
    b.lathe(barrel, mat('chrome'), m, 56)
    b.box((-0.0185, 0, r * 2 - 0.0045), (0.037, 0.0195, 0.0090), mat('chrome'), 0.0018, None, 3)
    b.box((-0.0375, 0, r * 2 - 0.0045), (0.003, 0.0150, 0.0040), mat('dark'), 0.0008)
    b.box((-0.0075, 0, r * 2 - 0.0001), (0.0075, 0.0150, 0.0012), mat('dark'), 0.0003)
    b.tube(circle((r + 0.0055, 0, r + 0.002), 0.0065), 0.0011, mat('chrome'), 8, True)
    return b


def cleared_floor():
    """The lifting floor beside the track, cleared, in low sun."""
    clear('bench', 'bottle', 'bot', 'plyo', 'ball', 'rope', 'chalk', 'kb')
    dim(0.5)
    low_sun((-0.90, -0.16, -0.30))


views(
    'lift',
    whistle=cam(
        (2.17, 8.90, 0.83), (2.468, 9.94, 0.757), 52, 2.0, (2.44, 9.86, 0.65),
        time='golden', key=0.175, **L,
    ),
)


@dress('lift')
def _(c):
    if c != 'whistle':
        return
    cleared_floor()
    box = V((2.52, 10.0, 0))
    turn = -14
    plyo().put(box, turn)
    place = lambda x, y, z=0.61: box + M.Rotation(R(turn), 4, 'Z') @ V((x, y, z))
    t = B('shirts')
    top = 0.611
    for color, spin, seed in (('jer_k', 4, 1), ('jer_k', -2, 2), ('jer_r', 2, 3)):
        top += cloth.folded(t, place(-0.06, 0.03, top), 0.235, 0.20, turn + spin, color, 3, 0.0115, seed)
    t.put()
    clipboard().put(place(0.20, 0.0, 0.6105), turn + 30)
    o = stopwatch().put()
    spot = place(-0.005, -0.106, 0.611)
    lean = M.Rotation(R(turn + 4), 4, 'Z') @ M.Rotation(R(-14), 4, 'X')
    o.matrix_world = M.Translation(spot) @ lean @ M.Scale(1.12, 4)
    o = whistle().put(place(-0.125, -0.165, 0.6105), turn + 20, scale=1.2)
    bpy.context.view_layer.update()
    ring = o.matrix_world @ V((0.024, 0, 0.016))
    cord = [(-0.07, -0.185), (-0.04, -0.165), (0.02, -0.168), (0.065, -0.195), (0.085, -0.235)]
    over = [(0.09, 0.612), (0.092, 0.57), (0.08, 0.49), (0.05, 0.45), (0.015, 0.47), (0.0, 0.57), (-0.002, 0.612)]
    path = [place(x, y, 0.6135) for x, y in cord]
    path += [place(x, -0.256 if z > 0.6 else -0.260, z) for x, z in over]
    path += [place(x, y, 0.6135) for x, y in ((-0.01, -0.235), (-0.035, -0.212), (-0.07, -0.196))]
    b = B('lanyard')
    b.tube(smooth([ring, *path, ring - V((0, 0.001, 0))], 10), 0.0026, mat('cordr'), 8)
    b.put()
    a = (3.42, 12.15, 0)
    person(
        dict(COACH_WOMAN, height=1.72),
        [('leggings', 'black'), ('tee', 'red')],
        'bun',
        'hips',
        a,
        turn_to(a, (2.6, 15)),
        haircol='black',
        res=0.02,
        print_=logo('EVO', 0.22, 1.24, 'COACH'),
    )
    for at, who, wears, hair, col in (
        ((2.05, 13.9, 0.012), SLIM_MAN, [('shorts', 'char'), ('tee', 'grey')], 'short', 'black'),
        ((3.02, 16.0, 0.012), OLD_WOMAN, [('joggers', 'navy'), ('tee', TEAL)], 'bob', 'silver'),
    ):
        w = person(who, wears, hair, 'lunge', at, turn_to(at, (3.3, 12)), haircol=col, res=0.02, sim=False)
        for s in 'LR':
            in_hand(w, s, dbell(12))


# ---- trainers: the two lightest dumbbells on a box; a coach shows somebody new how to stand
views(
    'lift',
    light=cam((2.02, 8.95, 0.86), (2.80, 12.4, 0.80), 44, 1.1, (2.42, 9.92, 0.66), time='golden', key=0.17, **L),
)


@dress('lift')
def _(c):
    if c != 'light':
        return
    cleared_floor()
    plyo().put((2.52, 10.0, 0), -14)
    dbell(5).put((2.34, 9.90, 0.611 + 0.045 + 0.055 * (5 / 110) ** 0.42), 58)
    dbell(5).put((2.46, 9.98, 0.611 + 0.045 + 0.055 * (5 / 110) ** 0.42), 49)
    b = B('towel')
    cloth.folded(b, (2.66, 10.08, 0.612), 0.20, 0.16, -24, 'terryr', 4)
    b.put()
    a, n = (3.55, 12.5, 0), (2.55, 13.1, 0.012)
    person(
        dict(COACH_WOMAN, height=1.72), [('leggings', 'black'), ('tee', 'red')], 'bun', 'point', a, turn_to(a, n), haircol='black', res=0.02,
    )
    person(SLIM_MAN, [('shorts', 'char'), ('tee', 'grey')], 'short', 'air_squat', n, turn_to(n, (3.4, 11.2)), haircol='black', res=0.02, sim=False)


# ---- personal training: a towel and a bottle on the bench, coach and client talk after the hour
views(
    'lift',
    after=cam((1.72, 8.62, 0.76), (3.3, 12.2, 0.66), 42, 1.1, (2.34, 9.74, 0.52), time='golden', key=0.17, **L),
)


@dress('lift')
def _(c):
    if c != 'after':
        return
    cleared_floor()
    bench('leatherr').put((2.48, 9.86, 0), 76)
    b = B('towel')
    cloth.folded(b, (2.36, 9.78, 0.452), 0.26, 0.20, 60, 'terry', 4)
    b.put()
    bottle('white', cap='red').put((2.62, 9.86, 0.452), 10)
    a, n = (3.55, 12.3, 0), (2.75, 12.7, 0)
    person(dict(COACH_WOMAN, height=1.72), [('leggings', 'black'), ('tee', 'red')], 'bun', 'hips', a, turn_to(a, n), haircol='black', res=0.02)
    person(OLD_WOMAN, [('joggers', 'navy'), ('tee', 'white')], 'bob', 'crossed', n, turn_to(n, a), haircol='silver', res=0.02, sim=False)
