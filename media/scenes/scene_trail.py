"""The trail in low sun, seen from just above the ground: a runner's shoe, a bottle on a stone, flowers."""

from scene_near import *


def trail_x(y):
    """Where the middle of the path lies."""
    return 0.9 * math.sin(y * 0.16) + 0.5 * math.sin(y * 0.071 + 1) - 0.42


def on_ground(x, y):
    bpy.context.view_layer.update()
    ground = next(o for o in bpy.data.objects if o.name == 'gnd')
    hit, at, _, _ = ground.ray_cast(V((x, y, 60)), V((0, 0, -1)))
    return (x, y, at.z)


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
    y = 2.75
    person(
        dict(STRONG_MAN, fuzz=1),
        [('shorts', 'black'), ('fit', 'red'), ('socks', 'white')],
        'short',
        'run',
        on_ground(trail_x(y) + 0.12, y),
        172,
        haircol='brown',
        shoes='blue',
        over=push,
    )
    y = 6.6
    person(
        STRONG_WOMAN,
        [('leggings', 'black'), ('fit', 'red')],
        'tail',
        'run',
        on_ground(trail_x(y) - 0.25, y),
        176,
        haircol='brown',
        res=0.02,
    )
