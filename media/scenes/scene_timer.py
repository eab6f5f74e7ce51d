"""A gym timer on a box in low sun, a class behind it."""

from scene_near import *
from scene_coaching import COACH_WOMAN, OLD_WOMAN, SLIM_MAN
from scene_extra import digits


def timer(reading):
    """A floor timer: red digits behind dark glass, on two feet."""
    b = B('timer')
    b.box((0, 0, 0.105), (0.44, 0.05, 0.17), mat('blackm'), 0.012)
    b.box((0, -0.0255, 0.105), (0.40, 0.002, 0.13), mat('black'), 0.0009)
    digits(b, reading, -0.132, -0.0275, 0.105, 0.105)
    for x in (-0.15, 0.15):
        b.box((x, 0, 0.010), (0.03, 0.11, 0.020), mat('steel'), 0.004)
    return b


views(
    'group',
    timer=cam(
        (0.95, -3.45, 0.90), (0.0, -0.10, 0.86), 40, 1.4, (0.56, -2.06, 0.72),
        time='morning', key=0.17, **L,
    ),
)


@dress('group')
def _(c):
    if c != 'timer':
        return
    clear('sign', 'kb', 'br', 'chalk', 'jump', 'rope', 'bot', 'rings', 'plyo')
    low_sun((0.84, -0.30, -0.40))
    dim(0.22)
    plyo().put((0.62, -1.95, 0), 8)
    timer('9:00').put((0.56, -2.03, 0.611), 12)
    bottle('red').put((0.85, -1.86, 0.611))
    ahead = (-1.2, 9.0)
    for at, who, wears, hair, col, pounds in (
        ((-0.95, 0.9), BROAD_WOMAN, [('leggings', 'navy'), ('tee', 'white')], 'bun', 'black', 8),
        ((0.35, 1.5), SLIM_MAN, [('shorts', 'char'), ('tee', 'grey')], 'short', 'black', 15),
        ((-0.55, 4.1), OLD_WOMAN, [('joggers', 'char'), ('tee', TEAL)], 'bob', 'silver', 8),
    ):
        w = person(who, wears, hair, 'lunge', (*at, 0), turn_to(at, ahead), haircol=col, res=0.02, sim=False)
        for s in 'LR':
            in_hand(w, s, dbell(pounds))
    a = (-2.2, 1.4, 0)
    person(
        dict(COACH_WOMAN, height=1.72),
        [('leggings', 'black'), ('tee', 'red')],
        'bun',
        'hips',
        a,
        turn_to(a, (0.2, 2.2)),
        haircol='black',
        res=0.02,
    )
