"""Close views for the sports: a ball, a block or a hold, sharp in low sun; the athlete is out of focus behind it."""

from scenes import *
from scene_views import dress, views, L
from scene_near import *
from balls import soccer, volley
from scene_train import cone


# ---- volleyball: a ball on the net's tape, a blocker out of focus behind the mesh
views(
    'sports',
    tape=cam(
        (0.62, 9.30, 2.04), (-0.42, 10.04, 2.335), 38, 0.95, (-0.26, 9.97, 2.44),
        time='golden', key=0.125, wb=0.02, **L,
    ),
)
like('sports', tape='volley')


def tape_height(x):
    """The tape's middle, which sags between the posts."""
    return 2.40 - 0.035 * math.sin(pi * (x + 5.58) / 7.36)


def tape(x0, x1):
    """The upper tape, close enough to see it sewn: a hem, two seams, and the cord that laces the mesh to it."""
    b = B('tape')
    xs = [x0 + 0.02 * i for i in range(int((x1 - x0) / 0.02) + 1)]
    wave = [0.0012 * math.sin(31 * x) for x in xs]
    for side in (-1, 1):
        y = 10 + side * 0.0085
        edge = -side * 0.0085
        profile = [(0.037, edge), (0.036, 0), (0.0, side * 0.0012), (-0.036, 0), (-0.037, edge)]
        for (h0, d0), (h1, d1) in zip(profile, profile[1:]):
            for i in range(len(xs) - 1):
                corners = ((i, h0, d0), (i + 1, h0, d0), (i + 1, h1, d1), (i, h1, d1))
                b.quad([(xs[k], y + d + wave[k], tape_height(xs[k]) + h) for k, h, d in corners], mat('canvas_w'))
        for h in (0.027, -0.027):
            for i in range(int((x1 - x0) / 0.008)):
                x = x0 + 0.008 * i
                z = tape_height(x) + h
                b.tube([(x, y + side * 0.0008, z), (x + 0.005, y + side * 0.0008, z)], 0.0006, mat('fabw'), 5)
    for i in range(int((x1 - x0) / 0.1)):
        x = x0 + 0.1 * i + 0.03
        z = tape_height(x)
        loop = [(0, 9.986, -0.05), (0.008, 9.988, 0), (0.016, 9.994, 0.039), (0.024, 10.012, 0), (0.03, 10.01, -0.05)]
        b.tube(smooth([V((x + dx, y, z + dz)) for dx, y, dz in loop], 5), 0.0022, mat('cord'), 7)
    return b


MATS['canvas_w'] = simple('canvas_w', (0.74, 0.72, 0.68), 0.8, 0, 0.2, bs=900, bstr=0.35, var=0.08, vs=30)


@dress('sports')
def _(c):
    if c != 'tape':
        return
    dim(0.3)
    low_sun((0.80, 0.08, -0.17))
    clear('ball', 'cone', 'house', 'lens')
    tape(-2.2, 1.7).put()
    volley(0.105).put((-0.30, 9.985, tape_height(-0.3) + 0.034), 75)
    a = (-1.55, 11.40, 0.72)
    person(
        YOUNG_WOMAN,
        [('shorts', 'black'), ('fit', 'red')],
        'tail',
        'spike',
        a,
        turn_to(a, (-1.55, 9)),
        haircol='black',
    )


# ---- soccer: a ball on the line, a runner and the goal out of focus
views(
    'sports',
    corner_ball=cam(
        (-1.15, 16.88, 0.145), (-2.39, 17.72, 0.36), 32, 1.2, (-1.82, 17.36, 0.12),
        time='golden', key=0.130, con=1.15, wb=0.04, **L,
    ),
)
like('sports', corner_ball='soccer')


@dress('sports')
def _(c):
    if c != 'corner_ball':
        return
    dim(0.2)
    low_sun((0.80, -0.36, -0.47))
    clear('ball', 'cone')
    soccer(0.11).put((-1.90, 17.33, 0.022), 20)
    scene_extra.astro(-2.9, 16.2, -0.4, 18.7, n=7000, m='turfp')
    for i in range(4):
        cone(0.23, 'coneo').put((-3.9 + 0.75 * i, 19.3 + 0.2 * i, 0.016), 15 * i)
    a = (-3.72, 18.22, 0.03)
    person(
        STRONG_WOMAN,
        [('shorts', 'navy'), ('tee', 'white'), ('socks', 'white')],
        'tail',
        'run',
        a,
        turn_to(a, (-2.6, 21.5)),
        haircol='brown',
    )
