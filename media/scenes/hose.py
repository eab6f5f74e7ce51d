"""Fire hoses, rolled up after a drill."""

from scene_near import *
from food import nz
import cloth

MATS.update(
    hose_sand=cloth.weave('hose_sand', (0.66, 0.58, 0.44), 1500.0, 0.92, 0.30, 0.7),
    hose_red=cloth.weave('hose_red', (0.42, 0.014, 0.020), 1500.0, 0.90, 0.30, 0.7),
)
FLAT, WALL = 0.094, 0.0072


def hose_roll(color, outer=0.215, inner=0.045, stripe=None, tail=0.16, seed=1):
    """A flat hose rolled up on its edge around y, resting on z = 0; its brass coupling lies ahead on the floor (+x)."""
    b = B('hose')
    turns = (outer - inner) / WALL
    steps = int(turns * 44)
    points, normals = [], []
    for i in range(steps + 1):
        part = i / steps
        turn = -pi / 2 - 2 * pi * turns * (1 - part)
        r = inner + (outer - inner) * part
        r += 0.0016 * nz.noise(V((math.cos(turn) * 2, math.sin(turn) * 2, part * 9 + seed))) * part
        aside = 0.005 * nz.noise(V((part * turns * 1.3, seed, math.cos(turn) * 0.3)))
        points.append(V((r * math.cos(turn), aside, outer + WALL * 0.5 + r * math.sin(turn))))
        normals.append(V((math.cos(turn), 0, math.sin(turn))))
    for i in range(1, 13):
        x = tail * i / 12
        points.append(V((x, 0.010 * (i / 12) ** 2, WALL * 0.5 + 0.030 * max(0, i / 12 - 0.45) ** 1.5)))
        normals.append(V((0, 0, -1)))
    cloth.ribbon(b, points, normals, FLAT, WALL * 0.76, color)
    if stripe:
        cloth.ribbon(b, [p + n * 0.0005 for p, n in zip(points, normals)], normals, FLAT * 0.16, WALL * 0.84, stripe)
    _end(b, points[-1] - V((0.014, 0, 0)), color)
    return b


def _end(b, at, color):
    """The hose grows round and ends in a brass coupling."""
    rings, m = [], 32
    for i in range(13):
        k = i / 12
        k = k * k * (3 - 2 * k)
        wide, high = FLAT / 2 + (0.034 - FLAT / 2) * k, WALL * 0.42 + (0.034 - WALL * 0.42) * k
        z = at.z + (0.036 - at.z) * k
        rings.append([V((at.x + 0.11 * i / 12, at.y + wide * math.cos(a), z + high * math.sin(a))) for a in [2 * pi * j / m for j in range(m)]])
    b.add(
        [p for r in rings for p in r],
        [[i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j] for i in range(12) for j in range(m)],
        mat(color),
    )
    along = M.Translation((at.x + 0.10, at.y, 0.0385)) @ M.Rotation(pi / 2, 4, 'Y')
    brass = mat('brassp')
    b.lathe([(0.0355, 0), (0.0375, 0.002), (0.0375, 0.022), (0.0345, 0.024), (0.0345, 0.030)], brass, along, 64)
    b.lathe(
        [(0.0350, 0.030), (0.0410, 0.032), (0.0410, 0.040), (0.0385, 0.042), (0.0385, 0.058), (0.0410, 0.060),
         (0.0410, 0.074), (0.0395, 0.076), (0.0320, 0.076), (0.0305, 0.070), (0.0305, 0.030)],
        brass, along, 64,
    )
    for k in range(3):
        lug = along @ M.Rotation(0.5 + 2 * pi * k / 3, 4, 'Z') @ M.Translation((0.0425, 0, 0.050))
        knob = [(1e-4, -0.004), (0.0085, -0.004), (0.0095, 0.0), (0.0085, 0.006), (1e-4, 0.007)]
        b.lathe(knob, brass, lug @ M.Rotation(pi / 2, 4, 'Y'), 32)
