"""The trail in low sun, seen from just above the ground: a runner's shoe."""

from scene_near import *
from scene_drills import on_path


# ---- a runner leaves the ground
views(
    'trail',
    stride=cam(
        (0.02, 0.75, 0.34), (0.18, 2.9, 0.50), 42, 1.2, (0.40, 2.35, 0.3),
        time='golden', key=0.215, wb=0.07, sat=0.98, **L,
    ),
)


@dress('trail')
def _(c):
    if c != 'stride':
        return
    low_sun((0.70, -0.66, -0.24))
    push = dict(
        hips=(0, 0, -0.05),
        foot_R=(-0.06, 0.42, 0.13),
        toes_R=(2, -50),
        foot_L=(0.06, -0.34, 0.20),
        toes_L=(0, 8),
    )
    person(
        dict(STRONG_MAN, fuzz=1),
        [('shorts', 'black'), ('fit', 'red'), ('socks', 'white')],
        'short',
        'run',
        on_path(2.75, 0.12),
        172,
        haircol='brown',
        shoes='blue',
        over=push,
    )
    person(
        STRONG_WOMAN,
        [('leggings', 'black'), ('fit', 'red')],
        'tail',
        'run',
        on_path(6.6, -0.25),
        176,
        haircol='brown',
        res=0.02,
    )
