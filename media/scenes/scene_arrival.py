"""Outside the station: a sports bag on the ground, close to the camera, before the red doors."""

from scene_near import *
import scene_coaching
from scene_family import canvas_pair
from scene_traces import dusted
from food import nz
import cloth, food

views(
    'front',
    bag=cam(
        (-4.75, -12.3, 0.40), (-4.05, -6.0, 1.06), 30, 1.4, (-4.28, -10.36, 0.15),
        time='golden', **L,
    ),
)


@dress('front')
def _(c):
    if c != 'bag':
        return
    cloth.duffel(strap=None).put((-4.26, -10.25, -0.02), -24)
    bottle('white', cap='red').put((-3.90, -10.12, -0.02))
    a = (-5.6, -5.2, 0)
    person(
        YOUNG_WOMAN,
        [('leggings', 'char'), ('tee', 'white')],
        'tail',
        'walk',
        a,
        turn_to(a, (-5.9, 0)),
        haircol='brown',
        res=0.02,
        sim=False,
    )


# ---- back from the run: shoes by the door, two people talk in front of the station
views(
    'front',
    home=cam(
        (-3.9, -9.5, 0.30), (-7.6, -1.0, 0.78), 34, 1.1, (-4.42, -8.28, 0.08),
        time='golden', **L,
    ),
)


@dress('front')
def _(c):
    if c != 'home':
        return
    canvas_pair((-4.50, -8.02, -0.02), 44, 'canvas_red', 'redm', 1.0, 4)
    canvas_pair((-5.08, -7.70, -0.02), 64, 'canvas_coal', 'redm', 1.06, 9)
    bottle('white', cap='red').put((-5.16, -7.26, -0.02))
    for who, wears, hair, col, pose, at, to in (
        (YOUNG_WOMAN, [('leggings', 'char'), ('tee', 'white')], 'tail', 'brown', 'hips', (-5.5, -4.9, 0), (-4.8, -4.4)),
        (BROAD_MAN, [('shorts', 'navy'), ('tee', 'red')], 'short', 'black', 'weight', (-4.75, -4.3, 0), (-5.6, -5.0)),
    ):
        person(who, wears, hair, pose, at, turn_to(at, to), haircol=col, res=0.02, sim=False)


# ---- about: the first classes were on the apron, in chalk circles
views(
    'front',
    circle=cam((-3.2, -10.1, 0.34), (-6.3, -1.0, 0.86), 33, 1.1, (-3.86, -8.62, 0.06), time='golden', **L),
)


def chalk_circle(at, r, seed):
    """A circle that somebody drew with a thick piece of chalk, twice around."""
    f = food.F('chalk')
    side = r * 2.2

    def drawn(x, y):
        turn = math.atan2(y, x)
        d = math.hypot(x, y)
        line = 0
        for k in (0, 1):
            wobble = 0.02 * nz.noise(V((math.cos(turn), math.sin(turn), seed + 3 * k))) + 0.012 * k
            line = max(line, math.exp(-(((d - r - wobble) / 0.016) ** 2)))
        return line * (0.75 + 0.5 * nz.noise(V((x * 40, y * 40, seed))))

    dusted(f, M.Translation((*at, -0.0185)), side, side, drawn, 'chalkd', 0.006)
    f.put()


@dress('front')
def _(c):
    if c != 'circle':
        return
    chalk_circle((-4.3, -8.3), 0.72, 3)
    b = B('stick')
    b.cyl((-3.84, -8.72, -0.006), (-3.93, -8.68, -0.006), 0.012, mat('whitep'), 24, 0.003)
    b.put()
    kettle(24, 'red').put((-4.02, -8.36, -0.02), 40)
    bottle('white', cap='red').put((-4.62, -7.82, -0.02))
    for who, wears, hair, col, pose, at in (
        (YOUNG_WOMAN, [('leggings', 'char'), ('tee', 'white')], 'tail', 'brown', 'air_squat', (-5.35, -5.1, 0)),
        (BROAD_MAN, [('shorts', 'navy'), ('tee', 'red')], 'short', 'black', 'air_squat', (-4.35, -4.6, 0)),
        (OLDER_WOMAN, [('joggers', 'char'), ('tee', 'navy')], 'bob', 'grey', 'hips', (-6.3, -4.2, 0)),
    ):
        person(who, wears, hair, pose, at, turn_to(at, (-4.6, -6.6)), haircol=col, res=0.02, sim=False)
