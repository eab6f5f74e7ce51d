"""Boxing, seen past something sharp: a heavy bag, hand wraps on a box."""

from scene_near import *
from scene_gear import tape_roll

views(
    'ring',
    bag=cam((2.55, 5.55, 1.66), (-5.6, 7.05, 1.10), 42, 0.8, (0.10, 6.86, 1.75), time='low', key=0.15, **L),
)


@dress('ring')
def _(c):
    if c != 'bag':
        return
    clear('sign', 'tow', 'kb', 'plyo', 'bag')
    for i, (x, leather) in enumerate(((1.7, 'leather'), (0.1, 'leatherr'), (-1.5, 'leather'), (-3.1, 'leathert'), (-4.7, 'leather'))):
        heavybag(3.22, 1.75, 0.18, leather).put((x, 6.9, 0), 50 * i)
    dim(0.5)
    low_sun((0.80, 0.10, -0.30))
    a = (-3.75, 6.1, 0)
    w = person(
        STRONG_WOMAN, [('leggings', 'black'), ('fit', 'red')], 'tail', 'guard', a, turn_to(a, (-4.7, 6.9)), haircol='brown', sweat=0.6
    )
    boxing_gloves(w, 'leatherr')


# ---- hand wraps on a wooden box; a boxer at the window, out of focus
views('ring', wraps=cam((2.00, -5.36, 0.86), (-1.9, -3.95, 0.56), 46, 1.4, (1.20, -5.04, 0.66), time='low', key=0.19, **L))


@dress('ring')
def _(c):
    if c != 'wraps':
        return
    clear('sign', 'tow', 'kb', 'jr', 'bot')
    dim(0.5)
    low_sun((0.80, 0.22, -0.28))
    area((2.2, -6.4, 1.9), (48, 0, 20), (1.0, 0.8), 40, (1, 0.93, 0.84))
    plyo().put((1.00, -5.00, 0), 24)
    worn = {mat('tape_cloth'): mat('terryr'), mat('card'): mat('terryr')}
    black = {mat('tape_cloth'): mat('terry_dark'), mat('card'): mat('terry_dark')}
    for colors, at, tilt, turn in (
        (worn, (1.20, -5.08, 0.611 + 0.048), 90, 30),
        (worn, (1.10, -4.96, 0.611 + 0.026), 0, 150),
        (black, (1.30, -4.93, 0.611 + 0.026), 0, 70),
    ):
        b = tape_roll(0.048, 0.008, 0.050, seed=turn)
        b.mats[:] = [colors.get(m, m) for m in b.mats]
        b.put().matrix_world = M.Translation(at) @ M.Rotation(R(turn), 4, 'Z') @ M.Rotation(R(tilt), 4, 'X')
    a = (-2.2, -4.2, 0)
    w = person(STRONG_WOMAN, [('leggings', 'black'), ('fit', 'red')], 'tail', 'guard', a, turn_to(a, (-4.0, -5.0)), haircol='brown', res=0.017)
    boxing_gloves(w, 'leather')
