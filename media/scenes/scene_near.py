"""Close views in low sun: something sharp in front, and people out of focus behind it."""

from scenes import *
from scene_views import dress, views, L
from scene_outings import *
from scene_traces import hangglove
from scene_train import sled
import scene_extra


def dim(share, above=3.4):
    """Turns the lamps down that hang higher than `above`, and leaves the windows their light."""
    for o in bpy.context.scene.objects:
        if o.type == 'LIGHT' and o.data.type == 'AREA' and o.location.z > above:
            o.data.energy *= share


# ---- boxing: gloves on the top rope, a boxer at the window
views(
    'ring',
    hung=cam(
        (1.10, -4.15, 2.02), (-0.12, -2.72, 2.13), 50, 1.3, (0.10, -2.90, 2.10),
        time='low', key=0.145, **L,
    ),
)


@dress('ring')
def _(c):
    if c != 'hung':
        return
    clear('sign', 'tow', 'lens', 'house')
    dim(0.35)
    low_sun((8.05, 2.4, -1.1))
    for x, turn, s in ((0.03, 6, -1), (0.20, -12, 1)):
        hangglove(x, -2.80, 2.085, turn, s=s)
    b = B('laces')
    path = [(-0.035, -2.82, 2.10), (-0.02, -2.79, 2.22), (0.0, -2.735, 2.315), (0.04, -2.70, 2.325)]
    path += [(0.09, -2.735, 2.315), (0.115, -2.79, 2.22), (0.125, -2.82, 2.10)]
    b.tube(smooth([(x + 0.03, y, z) for x, y, z in path], 6), 0.004, mat('whitep'), 8)
    b.put()
    a = (-1.95, -0.78, 0.99)
    w = person(
        YOUNG_MAN, [('shorts', 'red')], 'crop', 'guard', a, turn_to(a, (-4.0, -1.9)), haircol='black', sweat=0.9
    )
    boxing_gloves(w, 'leather')


# ---- basketball: a ball on the free-throw line, a shot out of focus
views(
    'sports',
    line=cam(
        (-0.72, 14.02, 0.16), (-3.4, 14.30, 0.74), 26, 0.6, (-1.85, 14.40, 0.14),
        time='golden', key=0.132, wb=0.02, **L,
    ),
)
like('sports', line='hoop')


@dress('sports')
def _(c):
    if c != 'line':
        return
    dim(0.8)
    low_sun((0.78, -0.62, -0.42))
    clear('ball')
    k = scene_extra.sball(0.12, 'basket')
    k.put((-1.92, 14.42, 0.02), 55)
    a = (-3.5, 13.55, 0.0)
    person(
        YOUNG_MAN,
        [('shorts', 'red'), ('tank', 'black')],
        'crop',
        'shot',
        a,
        turn_to(a, (-6.6, 14.4)),
        haircol='black',
    )
    k.put((-5.0, 14.1, 3.0), 20)


# ---- sports performance: a sled comes on, out of the sun
views(
    'sports',
    drive=cam(
        (-1.45, 10.22, 0.36), (-4.2, 11.06, 0.80), 34, 1.2, (-3.05, 10.9, 0.35),
        time='golden', key=0.125, wb=0.03, sat=0.97, **L,
    ),
)


@dress('sports')
def _(c):
    if c != 'drive':
        return
    clear('sled', 'plate', 'cone', 'hur', 'lad')
    dim(0.5)
    x, y = -3.2, 11.0
    sled().put((x, y, 0.016), 180)
    for i, k in enumerate(('20', '25', '10r')):
        PL(k).put((x, y, 0.15 + 0.082 * i), 40 * i)
    w = person(
        YOUNG_MAN,
        [('shorts', 'black'), ('tank', 'red')],
        'crop',
        'push',
        (x - 1.04, y, 0.016),
        90,
        haircol='black',
        sweat=0.8,
        over=dict(abs=dict(hand_L=(0.275, -0.735, 0.86), hand_R=(-0.275, -0.735, 0.86)), neck=(34, 0, 0)),
    )
    low_sun((0.80, 0.15, -0.64))


# ---- no gi: bare feet and hands in low sun
views(
    'bjj',
    feet=cam(
        (2.05, 0.35, 0.34), (-0.20, 0.02, 0.45), 46, 2.0, (0.0, 0.25, 0.3),
        time='golden', key=0.128, **L,
    ),
)


def tie_up(res):
    """Two without a gi hold each other's arms; `res` is that of person()."""
    dim(0.25, 3.0)
    a, b = (-0.2, 0.57, 0.04), (-0.2, -0.57, 0.04)
    for who, wears, at, to in (
        (STRONG_MAN, [('shorts', 'char'), ('longfit', 'black')], a, b),
        (OLDER_MAN, [('shorts', 'black'), ('longfit', 'red')], b, a),
    ):
        person(who, wears, 'short', 'tie_up', at, turn_to(at, to), shoes=None, res=res, sub=2)


@dress('bjj')
def _(c):
    if c != 'feet':
        return
    low_sun((0.90, 0.09, -0.31))
    tie_up(0.008)


# ---- the stadium: a runner's shoes on the steps, long shadows
views(
    'stairs',
    shadows=cam(
        (-0.56, -0.26, 1.00), (0.16, 1.36, 0.96), 38, 1.5, (0.20, 1.05, 0.9),
        time='morning', key=0.235, con=1.18, wb=0.04, **L,
    ),
)


@dress('stairs')
def _(c):
    if c != 'shadows':
        return
    clear('bot', 'tow', 'jump', 'rope')
    low_sun((-0.74, 0.56, -0.26))
    scene_extra.quiet_sky(0.4)  # deep shadows
    over = dict(hips=(0, -0.26, -0.02), abs=dict(foot_L=(0.09, -0.60, 0.34), foot_R=(-0.09, 0.12, 0.12)))
    step = 3
    person(
        dict(STRONG_MAN, fuzz=1),
        [('shorts', 'navy'), ('fit', 'red'), ('socks', 'white')],
        'short',
        'upstairs',
        (0.16, step * 0.33 + 0.13, (step + 1) * 0.17),
        180,
        haircol='brown',
        over=over,
        shoes='blue',
    )
