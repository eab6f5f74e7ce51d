"""The small-group bay: a medicine ball, sharp in low sun; two people slap hands after a sit-up, out of focus."""

import numpy as np
from scene_near import *
from balls import panelled

MATS.update(
    hide=simple('hide', (0.016, 0.015, 0.015), 0.46, 0, 0.45, bs=420, bstr=0.35, var=0.25, vs=16),
    hide_r=simple('hide_r', (0.46, 0.006, 0.016), 0.44, 0, 0.45, bs=420, bstr=0.35, var=0.20, vs=16),
)
CAP = 0.38  # the angle from the pole to the cap's edge


def panel_scores(places):
    """How much each of eight panels and two caps claims each direction of the ball."""

    def score(v):
        polar = np.arccos(np.clip(v[:, 2], -1, 1))
        side = np.minimum(polar, np.pi - polar)
        around = np.arctan2(v[:, 1], v[:, 0])
        away = np.array([np.abs((around - p + np.pi) % (2 * np.pi) - np.pi) * np.sin(side) for p in places])
        nearest = np.sort(away, axis=0)
        own = away.argmin(0)
        edge = (side - CAP) * 0.8
        scores = np.full((len(v), 10), -9.0)
        rows = np.arange(len(v))
        rim = edge > 0
        scores[rows[rim], own[rim]] = np.minimum((nearest[1] - nearest[0]) * 0.5, edge)[rim]
        scores[rows[rim], ((own + 1) % 8)[rim]] = 0
        scores[rows[~rim], np.where(v[:, 2] > 0, 8, 9)[~rim]] = -edge[~rim]
        scores[rows[~rim], 0] = 0
        return scores

    return score


def medicine_ball(r=0.172):
    """A sewn medicine ball that stands on the floor: eight panels, two caps, stitches on both sides of each seam."""
    places = [2 * pi * k / 8 for k in range(8)]
    names = ['hide' if k % 2 else 'hide_r' for k in range(8)]
    b = panelled(r, panel_scores(places), [*names, 'hide', 'hide'], 0.030, 0.022, 7, 'hide')
    n = 62
    for seam in places:
        for side in (-1, 1):
            for i in range(n):
                ends = []
                for part in (0.12, 0.80):
                    polar = CAP + 0.04 + (pi - 2 * CAP - 0.08) * (i + part) / n
                    a = seam + pi / 8 + side * 0.030 / math.sin(polar)
                    d = V((math.sin(polar) * math.cos(a), math.sin(polar) * math.sin(a), math.cos(polar)))
                    ends.append(d * (r * 1.0012) + V((0, 0, r)))
                b.tube(ends, 0.0008, mat('fabw'), 5)
    return b


def on_sphere(v, r):
    """A flat point (x to the right, y up, z out) laid on the ball's side that looks along -y."""
    a, e = v[0] / r, v[1] / r
    d = V((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    return d * (r + v[2]) + V((0, 0, r))


def printed(b, text, size, y, r, color='whitep'):
    """Letters on the ball, cut into small pieces, or they sink into it."""
    flat = B('print')
    flat.text(text, size, mat(color), M.Translation((0, y, 0.0006)), ext=0.0004)
    mesh = bmesh.new()
    corners = [mesh.verts.new(p) for p in flat.v]
    for face in flat.f:
        mesh.faces.new([corners[i] for i in face])
    bmesh.ops.triangulate(mesh, faces=mesh.faces)
    for _ in range(5):
        long = [e for e in mesh.edges if e.calc_length() > 0.008]
        bmesh.ops.subdivide_edges(mesh, edges=long, cuts=1)
        bmesh.ops.triangulate(mesh, faces=mesh.faces)
    mesh.verts.index_update()
    b.add([on_sphere(v.co, r) for v in mesh.verts], [[v.index for v in f.verts] for f in mesh.faces], mat(color))
    mesh.free()


POSES['situp'] = dict(
    foot=(0.13, -0.52, 0),
    toes=(8, 6),
    knee=(0.2, -0.5, 1),
    hips=(0, 0, -0.84),
    hips_rot=(4, 0, 0),
    spine=(26, 0, -6),
    neck=(-8, 0, 0),
    abs=dict(hand_R=(0.0, -0.605, 0.80)),
    elbow_R=(-0.7, 0.4, -1),
    palm_R=(0, -1, 0.1),
    fingers_R=(0, -0.1, 1),
    curl_R='open',
    hand_L=(0.20, -0.36, 0.52),
    elbow_L=(0.8, 0.6, -0.4),
    palm_L=(0, 0.1, -1),
    fingers_L=(-0.1, -1, -0.5),
    girdle=0.35,
)
def morning_bay(*also, lamps=0.5, at=(3.2, -1.2, 2.0), size=(1.6, 1.2), watts=130):
    """Clears the small-group bay, with low sun through its door; a fill light for what is close to the camera."""
    clear('kb', 'br', 'chalk', 'jump', 'rope', 'bot', 'rings', *also)
    low_sun((0.84, -0.30, -0.36))
    dim(lamps)
    area(at, (62, 0, 42), size, watts, (1, 0.93, 0.84))


views(
    'group',
    slap=cam(
        (2.35, 0.42, 0.36), (-0.62, 1.46, 0.365), 38, 1.1, (0.98, 0.90, 0.22),
        time='morning', key=0.145, **L,
    ),
)


@dress('group')
def _(c):
    if c != 'slap':
        return
    morning_bay()
    r = 0.172
    k = medicine_ball(r)
    printed(k, 'EVO', 0.085, 0.005, r)
    printed(k, '14 LB', 0.024, -0.045, r)
    at = (0.83, 0.90, 0)
    k.put(at, turn_to(at, (2.35, 0.42)) - 12)
    middle, along = V((-0.62, 1.50, 0)), V((0.331, 0.944, 0))
    a, b = middle - along * 0.64, middle + along * 0.64
    for who, wears, hair, col, at, to, low in (
        (STRONG_WOMAN, [('capri', 'black'), ('tee', 'red')], 'bun', 'brown', a, b, 0.030),
        (OLDER_MAN, [('shorts', 'char'), ('tee', 'white')], 'short', 'grey', b, a, 0.075),
    ):
        person(who, wears, hair, 'situp', (at.x, at.y, -low), turn_to(at, to), haircol=col, res=0.016)
