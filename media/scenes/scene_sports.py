"""Close views for the sports: a ball, a block or a hold, sharp in low sun; the athlete is out of focus behind it."""

from scenes import *
from scene_views import dress, views, L
from scene_near import *
from balls import soccer
from scene_train import cone


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
