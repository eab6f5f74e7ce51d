"""Outside the station: a sports bag on the ground, close to the camera, before the red doors."""

from scene_near import *
import cloth

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
