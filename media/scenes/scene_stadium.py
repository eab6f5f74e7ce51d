"""The stadium: a bench beside the track, and the top of the stairs; people out of focus."""

from scene_near import *
from nature import treemesh
import cloth

views(
    'stairs',
    bench=cam((2.95, 2.70, 1.90), (-3.2, -2.0, 0.42), 34, 1.2, (2.02, 2.40, 1.66), time='golden', key=0.20, con=1.10, wb=0.03, **L),
    top=cam((0.02, -0.10, 0.86), (-0.02, 11.2, 4.2), 36, 0.8, (0.26, 1.78, 1.1), time='sunrise', key=0.26, con=1.08, wb=0.05, **L),
)


@dress('stairs')
def _(c):
    if c != 'bench':
        return
    clear('bot', 'tow', 'jump', 'rope')
    low_sun((-0.80, -0.30, -0.34))
    field = B('field')
    field.quad([(-60, -60, 0.004), (60, -60, 0.004), (60, -8.4, 0.004), (-60, -8.4, 0.004)], mat('lawn'))
    field.put()
    trees = [treemesh(31, 9, 3.4, 3800), treemesh(32, 8, 3.2, 3800, 'leafb')]
    for i in range(22):
        trees[i % 2].put((-62 + 4.6 * i, -46 - 5 * (i % 3), 0), 50 * i, scale=0.9 + 0.15 * (i % 4))
    z = 0.17 * 7 + 0.36 + 0.023
    t = B('towel')
    cloth.folded(t, (2.22, 2.41, z), 0.26, 0.19, 12, 'terry', 3, 0.0115, 2)
    t.put()
    bottle('red').put((1.96, 2.38, z), 30)
    for who, wears, hair, col, at in (
        (YOUNG_MAN, [('shorts', 'black'), ('tank', 'red')], 'crop', 'black', (-2.4, -2.6, 0)),
        (TALL_WOMAN, [('leggings', 'char'), ('fit', 'white')], 'tail', 'brown', (-5.4, -3.9, 0)),
    ):
        person(who, wears, hair, 'run', at, turn_to(at, (at[0] - 6, at[1])), haircol=col, res=0.02)


@dress('stairs')
def _(c):
    if c != 'top':
        return
    clear('tow', 'jump', 'rope', 'oak', 'tree')
    low_sun((0.30, -0.80, -0.22))
    bottle('red').put((0.30, 5 * 0.33 + 0.15, 6 * 0.17))
    t = B('towel')
    cloth.folded(t, (0.13, 5 * 0.33 + 0.17, 6 * 0.17), 0.24, 0.18, 10, 'terry', 3, 0.0115, 2)
    t.put()
    for who, wears, hair, pose, col, side in (
        (TALL_WOMAN, [('leggings', 'black'), ('fit', 'red')], 'tail', 'cheer', 'black', -0.45),
        (OLDER_MAN, [('shorts', 'char'), ('tee', 'white')], 'crop', 'hips', 'grey', 0.38),
    ):
        person(who, wears, hair, pose, (side, 33 * 0.33 + 0.16, 34 * 0.17), 184, haircol=col, res=0.02)
