"""Something sharp in front, people at work out of focus behind it: the hill, the turf, the bay door, Murph day."""

from scene_near import *
import cloth

# ---- the hill: a marked post, wild flowers, a bottle on a stone
views(
    'trail',
    marker=cam((0.30, 2.95, 1.20), (0.35, 9.0, 1.16), 35, 1.3, (-0.08, 4.24, 1.06), time='golden', **L),
    flowers=cam((-0.55, 0.80, 0.42), (0.85, 8.0, 0.95), 32, 1.2, (-0.38, 1.85, 0.36), time='golden', **L),
    rest=cam((1.62, 4.75, 0.62), (1.25, 16.0, 0.35), 32, 0.8, (1.86, 6.0, 0.42), time='golden', **L),
)
RUNNERS = dict(marker=((9.6, -0.22), (11.3, 0.30)), flowers=((6.4, -0.1), (7.9, 0.35)), rest=((13.0, -0.2), (15.2, 0.25)))


@dress('trail')
def _(c):
    if c not in RUNNERS:
        return

    (y, side), (y2, side2) = RUNNERS[c]
    for who, wears, hair, col, at, to, pose in (
        (TALL_WOMAN, [('leggings', 'black'), ('fit', 'red')], 'tail', 'black', y, side, 'run'),
        (OLDER_MAN, [('shorts', 'char'), ('tee', 'white')], 'crop', 'grey', y2, side2, 'run2'),
    ):
        person(who, wears, hair, pose, on_path(at, to), uphill(at), haircol=col, res=0.02, sim=False)


# ---- the turf: a hurdle and a sled before bright windows
views(
    'sports',
    bar=cam((-0.25, 7.45, 0.30), (-6.2, 8.9, 1.22), 32, 1.0, (-1.60, 7.95, 0.40), time='golden', key=0.145, wb=0.02, **L),
    handles=cam((-0.65, 10.0, 0.62), (-6.4, 11.5, 0.98), 32, 1.2, (-2.0, 10.55, 0.55), time='golden', key=0.122, wb=0.02, **L),
)


@dress('sports')
def _(c):
    if c not in ('bar', 'handles'):
        return
    clear('sled', 'plate', 'cone', 'hur', 'lad')
    dim(0.5)
    low_sun((0.80, 0.15, -0.64))
    if c == 'bar':
        for x, y, col in ((-1.62, 7.95, 'redm'), (-2.9, 8.2, 'whitep')):
            b = B('hurdle')
            for s in (-0.42, 0.42):
                b.cyl((0, s, 0), (0, s, 0.40), 0.016, mat(col), 20)
                b.cyl((-0.20, s, 0.018), (0.20, s, 0.018), 0.018, mat(col), 20)
            b.cyl((0, -0.44, 0.40), (0, 0.44, 0.40), 0.019, mat(col), 24)
            b.put((x, y, 0.016), 14)
        a = (-4.2, 8.55, 0.016)
        person(YOUNG_MAN, [('shorts', 'black'), ('tank', 'red')], 'crop', 'hips', a, -86, haircol='black', res=0.02)
    else:
        sled().put((-2.05, 10.6, 0.016), 205)
        for i, k in enumerate(('20', '25')):
            PL(k).put((-2.05, 10.6, 0.15 + 0.082 * i), 40 * i)
        a = (-4.6, 11.05, 0.016)
        person(STRONG_WOMAN, [('leggings', 'black'), ('fit', 'red')], 'tail', 'hips', a, -80, haircol='brown', res=0.02)


# ---- the bay door: two bottles and a towel on a box, two people talk behind it
views('lift', talk=cam((-2.1, 10.35, 0.86), (7, 11.30, 1.02), 38, 1.1, (-0.72, 10.62, 0.76), key=0.115))


@dress('lift')
def _(c):
    if c != 'talk':
        return
    clear('plyo', 'chalk', 'bottle', 'towel')
    dim(0.6)
    plyo().put((-0.62, 10.70, 0), 14)
    bottle('red').put((-0.66, 10.86, 0.612), 10)
    bottle('trans', cap='black').put((-0.52, 10.74, 0.612), 40)
    cloth.edgetowel(0.34, 0.22, 0.25).put((-0.72, 10.52, 0.625), 100)
    a, b = (3.3, 11.62, 0), (3.5, 10.72, 0)
    person(OLDER_WOMAN, [('leggings', 'char'), ('tee', 'navy')], 'bun', 'hips', a, turn_to(a, (4.4, 10.6)), haircol='grey')
    person(BROAD_MAN, [('shorts', 'black'), ('tee', 'red')], 'short', 'crossed', b, turn_to(b, (4.2, 11.9)), haircol='brown')


# ---- Murph day: a vest and a bottle, push-ups below the flag
views('murph', flag=cam((1.55, -1.75, 0.52), (-0.80, 5.5, 1.04), 34, 0.9, (0.78, -0.42, 0.40), time='morning', key=0.155, **L))


@dress('murph')
def _(c):
    if c != 'flag':
        return
    clear('kb', 'br', 'chalk', 'jump', 'rope', 'rings', 'bot', 'vest', 'plyo', 'tow', 'towel')
    dim(0.7)
    scene_extra.vestbox(0.60, -0.38, 58, 0.0, 'blackm', 1)
    bottle('red').put((1.08, -0.50, 0))
    rows = (
        ((1.75, 2.5), TALL_WOMAN, [('leggings', 'char'), ('fit', 'red')], 'tail', 'pushup', 'black'),
        ((0.75, 3.1), BLOND_MAN, [('shorts', 'olive'), ('tee', 'char')], 'short', 'pushup_low', 'dark'),
        ((-0.35, 3.7), OLDER_MAN, [('shorts', 'black'), ('tee', 'grey')], 'crop', 'pushup', 'grey'),
    )
    for i, (at, who, wears, hair, pose, col) in enumerate(rows):
        person(who, wears, hair, pose, (*at, 0), 120 + 3 * i, haircol=col, res=0.017)


# ---- no gi: two tie up, hands and bare feet in the middle of an upright picture
views('bjj', tieup=cam((3.75, 0.30, 0.44), (-0.20, 0.0, 0.46), 48, 1.6, (-0.1, 0.25, 0.6), time='golden', key=0.14, **L))


@dress('bjj')
def _(c):
    if c != 'tieup':
        return
    low_sun((0.86, 0.16, -0.40))
    tie_up(0.012)
