"""The front desk in the morning, seen from close by."""

from scene_near import *
from scene_coaching import COACH_WOMAN
import cloth


def fob(c='blackm'):
    """A key fob of a member: a drop-shaped piece of plastic on a steel ring."""
    b = B('fob')
    b.box((0, 0, 0.004), (0.030, 0.042, 0.008), mat(c), 0.004, None, 4)
    b.box((0, 0.004, 0.0083), (0.016, 0.016, 0.0006), mat('whitep'), 0)
    for r, x, z in ((0.0135, 0, 0.003), (0.010, 0.012, 0.0045)):
        ring = [(x + r * math.cos(a), -0.032 + r * math.sin(a), z) for a in [2 * pi * i / 32 for i in range(32)]]
        b.tube(ring, 0.0011, mat('chrome'), 8, True)
    return b


def form():
    """A clipboard with a form that is half filled in, and a pen."""
    b = B('form')
    b.box((0, 0, 0.003), (0.23, 0.32, 0.005), mat('ply'), 0.002)
    b.box((0, -0.008, 0.0062), (0.21, 0.285, 0.0012), mat('paper'), 0)
    b.box((0, 0.145, 0.011), (0.09, 0.03, 0.012), mat('steel'), 0.004)
    b.text('WELCOME', 0.026, mat('redm'), M.Translation((-0.09, 0.105, 0.0071)), ext=0.0002, align='LEFT')
    for i in range(7):
        b.box((0, 0.062 - 0.026 * i, 0.0070), (0.18, 0.0010, 0.0003), mat('grey'), 0)
    b.cyl((-0.05, -0.075, 0.0115), (0.075, -0.045, 0.0115), 0.0042, mat('blackm'), 14)
    b.cyl((0.075, -0.045, 0.0115), (0.088, -0.042, 0.0115), 0.0030, mat('chrome'), 14)
    return b


views(
    'lobby',
    keys=cam(
        (-0.85, 2.15, 1.42), (0.35, 2.98, 1.155), 45, 2.0, (-0.08, 2.64, 1.13),
        time='morning', key=0.145, **L,
    ),
)


@dress('lobby')
def _(c):
    if c != 'keys':
        return
    clear('flyers', 'bot', 'shk')
    remove_at(-2.4, 2.9, 1.08)
    z = 1.106
    form().put((-0.36, 2.86, z), -34)
    for x, y, turn, color in (
        (-0.27, 2.60, 40, 'redm'),
        (-0.185, 2.625, -15, 'blackm'),
        (-0.205, 2.545, 110, 'blackm'),
    ):
        fob(color).put((x, y, z), turn)
    t = B('towels')
    top = z
    for i, turn in enumerate((58, 63, 59)):
        at = (0.05 + 0.004 * i, 2.72 - 0.005 * i, top)
        top += cloth.folded(t, at, 0.30, 0.22, turn, 'terry', 3, 0.0115, i + 1)
    t.put()
    bottle('black', cap='red').put((0.12, 2.99, z))
    low_sun((-0.86, 0.30, -0.28))
    # a lamp over the sofa, or the wall behind the desk is black
    area((3.3, 4.6, 3.4), (25, 0, 0), (2.6, 0.3), 70, (1, 0.86, 0.66))
    a = (2.70, 3.98, 0)
    person(
        dict(COACH_WOMAN, height=1.62),
        [('leggings', 'black'), ('tee', 'red')],
        'bun',
        'walk',
        a,
        turn_to(a, (3.9, 6.2)),
        haircol='black',
        res=0.017,
        print_=logo('EVO', 0.22, 1.24, 'COACH'),
    )
