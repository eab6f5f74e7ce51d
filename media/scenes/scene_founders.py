"""The founders at a bay door, out of focus behind a helmet of the old fire station."""

from scene_near import *
import cloth

views(
    'lift',
    helmet=cam(
        (1.25, 11.10, 1.02), (2.55, 11.10, 0.995), 45, 2.0, (2.46, 11.08, 0.86),
        time='golden', key=0.165, **L,
    ),
)


@dress('lift')
def _(c):
    if c != 'helmet':
        return
    clear('plyo', 'ball', 'bench', 'bot')
    low_sun((-0.90, 0.12, -0.30))
    o = plyo().put()
    o.matrix_world = M.Translation((2.66, 11.10, 0.38)) @ M.Rotation(R(-78), 4, 'Z') @ M.Rotation(pi / 2, 4, 'Y') @ M.Translation((0, 0, -0.305))
    cloth.helmet().put((2.56, 11.08, 0.762), -62)
    a, b = (5.05, 10.78, 0), (5.15, 11.42, 0)
    person(
        dict(STRONG_MAN, muscle=0.8, height=1.84),
        [('shorts', 'grey'), ('tee', 'char')],
        'short',
        'crossed',
        a,
        84,
        haircol='dark',
        over=dict(neck=(4, 0, -24)),
        print_=logo('EVO', 0.22, 1.35, 'COACH'),
    )
    person(
        dict(STRONG_WOMAN, height=1.70),
        [('leggings', 'grey'), ('tee', 'red')],
        'bun',
        'hips',
        b,
        98,
        haircol='brown',
        print_=logo('EVO', 0.20, 1.26, 'COACH'),
    )
    area((0.2, 9.2, 2.6), (62, 0, -60), (1.8, 1.2), 60, (1, 0.93, 0.84))
