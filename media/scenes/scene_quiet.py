"""Rooms of the tour in low sun, without people: something sharp in front, the room a little out of focus."""

from scene_near import *
from scene_gear import black_belt_gi


def sunlit(room, camera, sun, share, above=3.4):
    """Low sun in this direction for one camera, and a share of the light from lamps that hang higher than `above`."""

    @dress(room)
    def _(c):
        if c == camera:
            dim(share, above)
            low_sun(sun)


# ---- lobby: from behind the front desk, the brass pole and the bay door
views(
    'lobby',
    quiet=cam((-2.25, 4.75, 1.28), (4.0, 3.15, 1.22), 22, 1.8, (1.30, 4.60, 1.0), time='golden', key=0.17, **L),
)
sunlit('lobby', 'quiet', (-0.86, 0.30, -0.30), 0.7)


# ---- ring: the stool in the red corner
views(
    'ring',
    quiet=cam((0.55, -0.55, 1.42), (-2.9, 2.75, 1.72), 40, 1.2, (-2.30, 2.2, 1.45), time='low', key=0.145, **L),
)
sunlit('ring', 'quiet', (8.05, -2.4, -2.6), 0.3)


@dress('ring')
def _(c):
    if c == 'quiet':
        clear('tow')


# ---- climbing wall: holds from close by, the wall beyond them
views(
    'climb',
    quiet=cam((-3.1, 2.35, 1.45), (0.9, 4.9, 2.75), 27, 1.2, (-1.55, 4.1, 1.9), time='golden', key=0.2, **L),
)
sunlit('climb', 'quiet', (0.70, 0.70, -0.40), 0.5, 6)


# ---- mats: a folded gi on the red edge of the empty mat
views(
    'bjj',
    quiet=cam((3.2, -5.20, 0.32), (-1.2, 3.0, 0.66), 32, 1.2, (2.45, -3.9, 0.12), time='golden', key=0.2, **L),
)
sunlit('bjj', 'quiet', (0.90, 0.12, -0.31), 0.5, 2.0)


@dress('bjj')
def _(c):
    if c == 'quiet':
        black_belt_gi().put((2.35, -3.75, 0.0395), 20)


# ---- heavy bag on its chain
views('ring', chain=cam((-3.35, 4.9, 1.75), (-5.1, 6.9, 2.30), 40, 1.2, (-4.6, 6.5, 2.3), time='low', key=0.15, **L))
sunlit('ring', 'chain', (8.05, 3.6, -3.4), 0.3)


# ---- the front of the station: a lamp between two bay doors, the sign out of focus
views('front', sign=cam((-8.5, -2.3, 2.35), (-5.2, -0.2, 3.85), 40, 1.0, (-6.8, -0.62, 3.66), time='golden', **L))


# ---- the entrance, level with the walk
views('front', entry=cam((6.9, -3.5, 0.72), (8.3, 0.0, 1.02), 34, 1.0, (8.06, 0.05, 1.2), time='golden', key=0.19, **L))


# ---- basketball: the net from below
views('sports', rim=cam((-4.7, 12.9, 1.95), (-6.75, 14.5, 3.12), 42, 1.4, (-6.5, 14.3, 2.95), time='golden', key=0.14, wb=0.02, **L))
like('sports', rim='hoop')
sunlit('sports', 'rim', (0.78, -0.62, -0.42), 0.5)


# ---- lobby: the front desk as one comes in, late in the day
views(
    'lobby',
    arrive=cam((1.9, -1.5, 1.22), (-0.95, 3.4, 1.42), 26, 1.8, (-0.6, 2.85, 1.1), time='golden', key=0.17, **L),
)
for view in ('desk', 'arrive'):
    sunlit('lobby', view, (-0.86, 0.40, -0.24), 0.22)

# ---- lifting floor: two kettlebells on the track, the hall out of focus
views(
    'lift',
    early=cam((-0.62, -0.72, 0.34), (0.62, 4.0, 0.52), 30, 1.3, (-0.02, 0.62, 0.2), time='golden', key=0.15, **L),
)
sunlit('lift', 'early', (-0.90, -0.16, -0.30), 0.4)


@dress('lift')
def _(c):
    if c == 'early':
        kettle(24, 'red').put((-0.02, 0.62, 0.012), 20)
        kettle(16, 'white').put((0.30, 0.98, 0.012), 60)
