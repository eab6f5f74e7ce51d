"""Close to the floor in low sun: a worn vest, a chalk bucket and a rope, with people at work out of focus behind them."""

from scene_near import *
from scene_drills import battle_rope

# ---- Murph day: a vest over a box, push-ups in the sun
views(
    'murph',
    floor=cam(
        (3.50, -1.10, 0.56), (-1.5, 1.05, 0.50), 40, 1.1, (1.58, -0.72, 0.42),
        time='morning', key=0.15, **L,
    ),
)


@dress('murph')
def _(c):
    if c != 'floor':
        return
    clear('kb', 'br', 'chalk', 'jump', 'rope', 'rings', 'bot', 'vest', 'plyo', 'tow', 'towel')
    low_sun((0.84, -0.26, -0.34))
    dim(0.4)
    scene_extra.vestbox(1.30, -0.62, 78, 0.0, 'blackm', 1)
    bottle('red').put((1.30, -0.20, 0))
    rows = (
        ((-0.95, 1.10), TALL_WOMAN, [('leggings', 'char'), ('fit', 'red')], 'tail', 'pushup', 'black'),
        ((-1.9, 2.45), BLOND_MAN, [('shorts', 'olive'), ('tee', 'char')], 'short', 'pushup_low', 'dark'),
        ((-2.9, 3.95), OLDER_MAN, [('shorts', 'black'), ('tee', 'grey')], 'crop', 'pushup', 'grey'),
    )
    for i, (at, who, wears, hair, pose, col) in enumerate(rows):
        person(who, wears, hair, pose, (*at, 0), 176 + 3 * i, haircol=col, res=0.017)
    area((3.2, -1.6, 1.8), (62, 0, 52), (1.4, 1.2), 90, (1, 0.93, 0.84))


# ---- the rack: chalk on a box, a pull-up behind it
views(
    'lift',
    bucket=cam(
        (-1.70, 3.90, 1.22), (-5.70, 5.72, 1.52), 30, 1.0, (-3.30, 4.48, 0.80),
        time='low', key=0.15, **L,
    ),
)


@dress('lift')
def _(c):
    if c != 'bucket':
        return
    clear('chalk', 'plyo')
    low_sun((-0.93, 0.22, -0.28))
    dim(0.18)
    remove_at(-5.45, 6.15, 1.145)
    plyo().put((-3.36, 4.52, 0), 24)
    chalkbucket().put((-3.42, 4.50, 0.611), 30)
    for i, (x, y, size) in enumerate(((-3.13, 4.56, 0.040), (-3.20, 4.68, 0.026), (-3.07, 4.66, 0.018))):
        points, faces = hold(17 + i, size)
        b = B('block')
        b.add(points, faces, mat('chalk'))
        b.put((x, y, 0.611 + size * 0.5), 50 * i)
    k = BLOND_MAN['height'] / 1.76
    at = (-5.55 + 0.18 * k, 6.15, 2.69 - 1.66 * k)
    person(BLOND_MAN, [('shorts', 'olive'), ('tee', 'red')], 'short', 'pullup', at, -90, haircol='dark', sweat=0.6)


# ---- battle ropes, from the floor: they come out of the sun
views(
    'group',
    waves=cam(
        (2.85, -0.66, 0.38), (-2.2, 1.15, 0.66), 34, 1.2, (1.30, 0.33, 0.10),
        time='morning', key=0.145, **L,
    ),
)


@dress('group')
def _(c):
    if c != 'waves':
        return
    clear('kb', 'br', 'chalk', 'jump', 'rope', 'rings', 'bot')
    low_sun((0.86, -0.22, -0.34))
    dim(0.4)
    anchor = V((1.30, 0.32, 0.05))
    a = (-2.5, 1.35, 0)
    w = person(
        STRONG_WOMAN,
        [('capri', 'black'), ('tee', 'red')],
        'tail',
        'ropes',
        a,
        turn_to(a, (anchor.x, anchor.y)),
        haircol='brown',
        sweat=0.6,
    )
    away = (V(a) - anchor).normalized() * 0.07
    for s, phase in (('L', 0.4), ('R', 3.4)):
        side = 0.05 if s == 'R' else -0.05
        battle_rope(V(w['grip'][s]), V((away.x, away.y, 0.09)), anchor + V((0, side, 0)), phase)
    k = kettle(32, 'red')
    k.put((1.42, 0.36, 0), 90)
    a = (-3.2, 3.3, 0)
    person(OLDER_MAN, [('shorts', 'char'), ('tee', 'white')], 'crop', 'hands_up', a, turn_to(a, (-6, 3.6)), haircol='grey', res=0.02)
    area((3.2, -1.2, 2.0), (62, 0, 42), (1.6, 1.2), 110, (1, 0.93, 0.84))
