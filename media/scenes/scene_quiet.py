"""A room of the tour in low sun, without people: kettlebells sharp in front, the hall a little out of focus."""

from scene_near import *

views(
    'lift',
    quiet=cam((-0.75, -1.75, 0.86), (1.15, 9.0, 0.92), 27, 1.6, (0.05, 0.75, 0.25), time='golden', key=0.15, **L),
)


@dress('lift')
def _(c):
    if c != 'quiet':
        return
    dim(0.4)
    low_sun((-0.90, -0.16, -0.30))
    kettle(24, 'red').put((-0.02, 0.62, 0.012), 20)
    kettle(16, 'white').put((0.34, 0.98, 0.012), 60)
