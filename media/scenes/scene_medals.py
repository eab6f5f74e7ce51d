"""The finish line: medals on a rail, sharp in low sun; a runner under the arch, out of focus."""

from scene_near import *
import cloth

MATS.update(
    silk_r=cloth.weave('silk_r', (0.52, 0.006, 0.018), 2600.0, 0.62),
    silk_w=cloth.weave('silk_w', (0.76, 0.74, 0.70), 2600.0, 0.62),
    silk_b=cloth.weave('silk_b', (0.012, 0.030, 0.13), 2600.0, 0.62),
    medal=simple('medal', (0.80, 0.56, 0.24), 0.30, 1, 0.5, bs=60, bstr=0.06, var=0.10, rv=0.12, vs=20),
    patina=simple('patina', (0.34, 0.20, 0.075), 0.48, 1, 0.5, bs=300, bstr=0.10, var=0.25, rv=0.12, vs=20),
)


def medal(r=0.037):
    """A brass medal that looks along -y; its ring is at the origin, the ribbon goes up from there."""
    b = B('medal')
    m = M.Translation((0, 0, -r - 0.010)) @ M.Rotation(pi / 2, 4, 'X')
    rim = [(1e-4, -0.0018), (r - 0.001, -0.0018), (r, -0.001), (r, 0.001), (r - 0.001, 0.0018), (r - 0.003, 0.0018)]
    b.lathe([*rim, (r - 0.0042, 0.0008)], mat('medal'), m, 96)
    b.lathe([(r - 0.0042, 0.0008), (1e-4, 0.0008)], mat('patina'), m, 64)

    def circle(radius, n):
        return [m @ V((radius * math.cos(a), radius * math.sin(a), 0.0009)) for a in [2 * pi * i / n for i in range(n)]]

    b.tube(circle(r * 0.70, 90), 0.0006, mat('medal'), 8, True)
    for p in circle(r * 0.785, 40):
        b.lathe([(0.0011, 0), (0.0008, 0.0006), (1e-4, 0.0008)], mat('medal'), frame(p, p - V((0, 1, 0))), 10)
    b.text('EVO', r * 0.62, mat('medal'), m @ M.Translation((0, r * 0.10, 0.0010)), ext=0.0007)
    b.text('FINISHER', r * 0.23, mat('medal'), m @ M.Translation((0, -r * 0.33, 0.0010)), ext=0.0005)
    b.lathe([(0.0045, 0), (0.0045, 0.006)], mat('medal'), M.Translation((0, 0, -0.013)), 16)
    hoop = [(0.0075 * math.sin(a), 0, 0.0075 * math.cos(a) - 0.004) for a in [2 * pi * i / 36 for i in range(36)]]
    b.tube(hoop, 0.0011, mat('medal'), 8, True)
    return b


def ribbon(x, length, swing, seed, rail):
    """A ribbon in red, white and blue over a rail along x, whose middle is the origin; and where its medal hangs."""
    foot = V((x + swing, -0.004, -length))
    over = rail + 0.002
    front, back = V((x - 0.006, -over, 0)), V((x + 0.006, over, 0))
    path, out = [], []
    for i in range(13):
        t = i / 12
        path.append(foot.lerp(front, t) + V((0.002 * math.sin(3 * t + seed), -0.002 * math.sin(pi * t), 0)))
        out.append(V((0.10 * math.sin(2.2 * t + seed), -1, 0)))
    for i in range(1, 12):
        a = pi * i / 12
        path.append(V((x - 0.006 + 0.001 * i, -over * math.cos(a), over * math.sin(a))))
        out.append(V((0, -math.cos(a), math.sin(a))))
    for i in range(13):
        path.append(back.lerp(foot + V((0, 0.006, 0)), i / 12))
        out.append(V((0, 1, 0)))
    b = B('ribbon')
    last = len(path) - 1
    for shift, w, m in ((-0.0095, 0.0096, 'silk_r'), (0, 0.0098, 'silk_w'), (0.0095, 0.0096, 'silk_b')):
        gathered = [1 - 0.62 * max(0, 1 - min(i, last - i) / 3) for i in range(last + 1)]
        cloth.ribbon(b, [p + V((shift * k, 0, 0)) for p, k in zip(path, gathered)], out, w, 0.0009, m)
    return b, foot


views(
    'front',
    medals=cam(
        (-5.3, -15.0, 1.22), (-4.75, -8.6, 1.75), 38, 2.0, (-5.249, -14.40, 1.24),
        time='golden', **L,
    ),
)
like('front', medals='finish')


@dress('front')
def _(c):
    if c != 'medals':
        return
    low_sun((0.86, 0.30, -0.24))
    middle = M.Translation((-5.247, -14.385, 1.435)) @ M.Rotation(R(-4.9), 4, 'Z')
    rail = B('rail')
    rail.cyl((-0.6, 0, 0), (0.6, 0, 0), 0.013, mat('oak'), 28)
    rail.put().matrix_world = middle
    rows = ((0.003, 0.170, 0.002, -12), (-0.070, 0.142, -0.002, -4), (-0.140, 0.160, 0.002, -19))
    for i, (x, length, swing, turn) in enumerate(rows):
        b, foot = ribbon(x, length, swing, i, 0.013)
        b.put().matrix_world = middle
        lean = M.Rotation(R(turn), 4, 'Z') @ M.Rotation(R(-3), 4, 'X')
        medal().put().matrix_world = middle @ M.Translation(foot) @ lean
    for who, wears, hair, col, pose, at, turn in (
        (YOUNG_WOMAN, [('shorts', 'black'), ('fit', 'white')], 'tail', 'black', 'cheer', (-4.19, -10.74, -0.02), 178),
        (OLDER_MAN, [('shorts', 'char'), ('fit', 'navy')], 'crop', 'grey', 'run', (-5.0, -8.9, -0.02), 180),
    ):
        person(who, wears, hair, pose, at, turn, haircol=col, res=0.016)
