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


# ---- the hour and a half: a loaded bar on its platform, a pull-up at the bright bay door
views(
    'lift',
    chin=cam(
        (-0.75, 10.5, 0.60), (5.2, 11.4, 1.24), 29, 1.2, (1.12, 11.2, 0.36),
        time='low', key=0.14, **L,
    ),
)


@dress('lift')
def _(c):
    if c != 'chin':
        return
    clear('chalk', 'plyo', 'kb', 'jump', 'bottle', 'bot', 'ball', 'rope')
    low_sun((-0.88, 0.24, -0.30))
    dim(0.3)
    platform().put((1.65, 10.65, 0), 35)
    barbell((1.65, 10.65, 0.255), ['25', '20'], 125)
    clear('peg', 'pm')
    rig(2.75, 10.0, 1, loads=[[]])
    remove_at(4.05, 10.6, 1.145)
    clear('peg', 'pm')
    for y, z in ((9.8, 0.36), (9.8, 0.95), (11.4, 0.36), (11.4, 0.95)):
        remove_at(3.35, y, z, 0.1, 0.25, 0.1)
    k = STRONG_WOMAN['height'] / 1.76
    at = (2.75 + 1.2 - 0.18 * k, 10.6, 2.69 - 1.66 * k)
    person(STRONG_WOMAN, [('capri', 'char'), ('tank', 'red')], 'tail', 'pullup', at, 90, haircol='brown', sweat=0.6)


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
