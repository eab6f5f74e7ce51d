"""Outside the station: a bag in a hand, close to the camera, on the way to the red doors."""

from scene_near import *
import cloth

views(
    'front',
    bag=cam(
        (-4.75, -12.3, 0.86), (-4.05, -6.0, 1.19), 30, 1.4, (-4.03, -11.05, 0.6),
        time='golden', **L,
    ),
)


@dress('front')
def _(c):
    if c != 'bag':
        return
    w = person(
        dict(STRONG_MAN, fuzz=1),
        [('shorts', 'char'), ('tee', 'white'), ('socks', 'white')],
        'short',
        'walk',
        (-3.70, -10.90, -0.02),
        176,
        haircol='brown',
        res=0.012,
        sub=2,
        over=dict(
            hand_L=(0.30, -0.02, 0.78),
            elbow_L=(0.5, 1, 0),
            palm_L=(-1, 0.05, 0),
            fingers_L=(0, -0.05, -1),
            grip_L=1,
            curl_L='grip',
        ),
    )
    o = cloth.duffel(strap=None).put()
    g = w['grip']['L']
    o.matrix_world = M.Translation(g - V((0, 0, 0.337))) @ M.Rotation(R(-82), 4, 'Z') @ M.Translation((-0.004, -0.004, 0))
