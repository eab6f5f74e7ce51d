"""Close views in window light; people are out of focus and cut off, without heads."""

from scene_near import *
from scene_coaching import SLIM_MAN


# ---- a small group: kettlebells in a circle, and the shoes of four
views(
    'group',
    bells=cam(
        (2.75, -0.55, 0.42), (-0.35, 1.25, 0.12), 50, 1.8, (1.15, 0.38, 0.15),
        time='morning', key=0.15, **L,
    ),
)


@dress('group')
def _(c):
    if c != 'bells':
        return
    clear('kb', 'br', 'chalk', 'jump', 'rope', 'bot', 'rings')
    low_sun((0.84, -0.30, -0.40))
    dim(0.5)
    middle = (-0.25, 1.15)
    rows = (
        (25, 1.05, BROAD_WOMAN, [('leggings', 'navy'), ('tee', 'white'), ('socks', 'white')], 'red', 26),
        (118, 1.30, OLD_MAN, [('shorts', 'char'), ('tee', TEAL), ('socks', 'grey')], 'whitep', 35),
        (175, 1.30, STRONG_WOMAN, [('capri', 'black'), ('tee', RUST), ('socks', 'white')], 'redm', 26),
        (-100, 1.0, SLIM_MAN, [('leggings', 'olive'), ('tee', 'grey'), ('socks', 'white')], None, 44),
    )
    for angle, r, who, wears, col, pounds in rows:
        d = V((math.cos(R(angle)), math.sin(R(angle)), 0))
        at = V((*middle, 0)) + d * r
        bell = at - d * 0.42
        kettle(pounds * 0.45, col).put(tuple(bell), angle + 90)
        person(who, wears, None, 'stand', tuple(at), turn_to(at, bell), res=0.017, sim=False)
    kettle(16, 'redm').put((1.15, 0.38, 0), 60)


# ---- adult classes: dumbbells in a row, held by their side
views(
    'group',
    rank=cam(
        (1.30, -1.75, 0.86), (0.17, 1.2, 0.77), 60, 1.6, (0.42, -0.28, 0.78),
        time='morning', key=0.15, **L,
    ),
)
POSES['carry'] = dict(
    foot=(0.12, 0, 0),
    toes=(10, 0),
    hand=(0.29, -0.02, 0.77),
    elbow=(0.5, 1, 0),
    palm=(-1, 0.05, 0),
    fingers=(0, -0.05, -1),
    grip=1,
    curl='grip',
)


@dress('group')
def _(c):
    if c != 'rank':
        return
    clear('sign', 'kb', 'br', 'chalk', 'jump', 'rope', 'bot', 'rings')
    low_sun((0.84, -0.30, -0.40))
    dim(0.5)
    rows = (
        (dict(STRONG_MAN, fuzz=1), [('shorts', 'char'), ('tee', 'black')], 25),
        (BROAD_WOMAN, [('leggings', 'navy'), ('tee', 'white')], 15),
        (OLDER_MAN, [('shorts', 'black'), ('tee', 'red')], 20),
        (SLIM_WOMAN, [('leggings', 'char'), ('tee', TEAL)], 12),
        (YOUNG_MAN, [('shorts', 'olive'), ('tee', 'grey')], 25),
    )
    for i, (who, wears, pounds) in enumerate(rows):
        near = dict(res=0.012, sub=2) if i == 0 else dict(res=0.02, sim=False)
        w = person(who, wears, 'short', 'carry', (0.40 - 0.05 * i, 0.05 + 0.95 * i, 0), 90, **near)
        for s in 'LR':
            in_hand(w, s, dbell(pounds))
