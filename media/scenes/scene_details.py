"""Close views of the sports and outings: hands, shoes and what they are used with, with no face in the picture.

Only what the camera sees is built, so a picture takes a few minutes.
"""

from scenes import *
from scene_coaching import *
from scene_extra import sball
from scene_trainers import toward

CLOSE = dict(fuzz=1)
FINE = dict(res=0.012, sub=2)


def keep_out(w, *solids, gap=0.0012, deep=0.009):
    """Moves skin that would be inside a solid object to its surface, so that hands lie on what they touch."""
    bpy.context.view_layer.update()
    for o in solids:
        m = o.matrix_world
        tree = BVHTree.FromPolygons([m @ v.co for v in o.data.vertices], [p.vertices for p in o.data.polygons])
        for v in w['body'].data.vertices:
            at, normal, _, _ = tree.find_nearest(v.co, deep)
            if at is not None and (v.co - at).dot(normal) < gap:
                v.co = at + normal * gap


def hall(floor, wall_at=7.0):
    """A corner of the sports hall: floor, brick wall with two windows, lamps."""
    reset()
    slab(-7, 16, -5, wall_at + 0.3, 0, floor)
    windows = [(-5.2, -1.4), (0.6, 4.4)]
    wall_y(wall_at, -7, 16, 6, [(a, b, 1.9, 4.6) for a, b in windows], 'brick2')
    for a, b in windows:
        s = B('sky')
        s.quad([(a, wall_at + 0.2, 1.9), (b, wall_at + 0.2, 1.9), (b, wall_at + 0.2, 4.6), (a, wall_at + 0.2, 4.6)], mat('frost'))
        for k in range(1, 4):
            s.box((a + (b - a) * k / 4, wall_at, 3.25), (0.05, 0.06, 2.7), mat('black'))
        for k in (0, 1, 2, 3):
            s.box(((a + b) / 2, wall_at, 1.9 + 0.9 * k), (b - a, 0.06, 0.05), mat('black'))
        s.put()
        area(((a + b) / 2, wall_at - 0.1, 3.25), (-90, 0, 0), (b - a, 2.7), 240, (0.88, 0.94, 1))
    stripe = B('stripe')
    stripe.box((4.5, wall_at - 0.02, 1.56), (23, 0.03, 0.10), mat('redm'), 0)
    stripe.put()


# ---- climbing: both hands on one hold
def jug(width=0.34, seed=3):
    """A large climbing hold with a lip to hook the fingers over; x across, y out of the wall, z up."""
    profile = smooth(
        [(0, y, z) for y, z in ((0, 0.035), (0.018, 0.020), (0.026, -0.045), (0.046, -0.050), (0.060, -0.010), (0.066, 0.010), (0.078, 0.016), (0.090, 0.006), (0.093, -0.012), (0.088, -0.050), (0.055, -0.100), (0, -0.135))],
        5,
    )
    n, k, b, points = 56, len(profile), B('jug'), []
    for i in range(n + 1):
        u = i / n * 2 - 1
        end = max(0.02, (1 - abs(u) ** 3.2) ** 0.55)
        lift = 0.012 * math.cos(u * 2.2) + 0.006 * math.sin(u * 5 + seed)
        for p in profile:
            bump = 1 + 0.05 * mnoise.noise(V((u * 3 + seed, p[1] * 20, p[2] * 20)))
            points.append(V((u * width / 2, p[1] * end * bump, p[2] * (0.35 + 0.65 * end) + lift)))
    b.add(points, [[i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j] for i in range(n) for j in range(k - 1)], mat('jug'))
    return b


def jug_material():
    """Cast plastic with grain, and chalk where hands were."""
    s = N('jug')
    co = s.obj()
    z = s.n('SeparateXYZ', {0: co}).outputs[2]
    dust = s.math('MULTIPLY', s.ramp(z, -0.06, 0.015), s.ramp(s.noise(co, 34, 6, 0.7), 0.40, 0.62))
    s.p(
        Base_Color=s.mix(s.math('MULTIPLY', dust, 0.75), (0.62, 0.012, 0.02), (0.72, 0.71, 0.69)),
        Roughness=0.72,
        Specular=0.3,
        Normal=s.bump(s.noise(co, 420, 3), 0.35, 0.0012),
    )
    return s.mat


MATS['jug'] = jug_material


def hands_on_hold():
    reset()
    slab(-6, 6, -6, 0.3, 0, 'floor2')
    wall_x(-6, -6, 0.3, 7, [], 'brickk', side=-1)
    q = random.Random(4)
    panel = bpy.data.meshes.new('panel')
    size = 6.0
    panel.from_pydata([(-size, 0, 0), (size, 0, 0), (size, 0, 6), (-size, 0, 6)], [], [(0, 1, 2, 3)])
    uv = panel.uv_layers.new()
    uv.data.foreach_set('uv', [0.1, 0.05, 0.1 + 2 * size, 0.05, 0.1 + 2 * size, 6.05, 0.1, 6.05])
    panel.materials.append(mat('climb_g'))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('panel', panel))
    upright = M(((1, 0, 0), (0, 0, -1), (0, 1, 0))).to_4x4()
    near = [(0.40, 2.70), (0.36, 2.24), (-0.34, 2.27), (0.86, 2.44), (1.15, 2.86), (-0.30, 2.86), (1.6, 2.5)]
    for i, (x, z) in enumerate(near + [(q.uniform(1.8, 5.5), q.uniform(1.4, 4.2)) for _ in range(26)]):
        vs, fs = scene_traces.hold(i * 5 + 2, 1.0)
        b = B('h')
        b.add(vs, fs, mat(q.choice(('h_b', 'h_y', 'h_g', 'h_w', 'h_k', 'h_o'))))
        o = b.put()
        o.matrix_world = M.Translation((x, 0, z)) @ upright @ M.Rotation(q.uniform(0, 6), 4, 'Z') @ M.Scale(q.uniform(0.05, 0.10), 4)
    m = M.Translation((0, 0, 2.5)) @ M.Rotation(math.pi, 4, 'Z')
    o = jug().put()
    o.matrix_world = m
    at = V((0, -0.44, 0.52))
    reach = {h: (-s, at.y + 0.077, 2.500 - at.z) for h, s in (('hand_L', -0.078), ('hand_R', 0.078))}
    w = person(
        dict(STRONG_MAN, **CLOSE),
        [('leggings', 'black'), ('fit', 'char')],
        None,
        'climb',
        tuple(at),
        180,
        chalk=0.8,
        over=dict(abs=dict(foot_L=(0.15, 0.1, 0.1), foot_R=(-0.15, 0.1, 0.2), **reach), grip=1, fingers=(0, -0.5, 1), palm=(0, -1, -0.4), elbow=(0.8, 0.3, -1)),
        **FINE,
    )
    keep_out(w, o)
    toward((-2.6, -2.2, 4.2), (0, 0, 2.4), (1.2, 2.0), 300, (0.93, 0.97, 1))
    toward((2.8, -2.4, 2.6), (0, 0, 2.4), (1.5, 2.0), 30, (1, 0.90, 0.78))
    toward((-4.5, -3, 3.5), (-4, 0, 2.2), (2, 2), 160, (1, 0.95, 0.88))


# ---- basketball: the ball before a player's shoes
def ball_at_feet():
    hall('court')
    lines = B('lines')
    lines.box((0, 1.30, 0.0015), (14, 0.05, 0.001), mat('whitep'), 0)
    lines.put()
    w = person(
        YOUNG_MAN,
        [('shorts', 'red'), ('fit', 'black'), ('socks', 'white')],
        'crop',
        'weight',
        (0.62, 0.45, 0),
        -24,
        shoes='kit',
        res=0.02,
    )
    laced_shoes(w, 0, 'blackm', 'rubw', 'redm')
    sball(0.12, 'basket').put((-0.02, -0.35, 0), 25)
    toward((-2.4, 1.6, 2.2), (0.1, -0.2, 0.1), (1.2, 1.8), 150, (1, 0.90, 0.76))
    toward((-1.6, -2.6, 2.4), (0.1, -0.2, 0.1), (2.0, 2.0), 46, (0.95, 0.97, 1))
    for s in (1, -1):
        strip((s * 2.4, -3, 5.4), (s * 2.4, 6, 5.4), 150, 0.08)


DETAILS = dict(hands=hands_on_hold, feet=ball_at_feet)


@scene(
    'detail',
    dict(
        hands=cam((-0.46, -0.63, 2.76), (0.02, -0.06, 2.475), 47, 2.4, (-0.06, -0.10, 2.52), time='overcast', key=0.26, con=1.12, wb=0.02, **L),
        feet=cam((-0.35, -1.15, 0.17), (0.13, -0.10, 0.185), 50, 2.4, (-0.05, -0.46, 0.13), time='overcast', key=0.17, **L),
    ),
    dict(key=0.17, con=1.06, wb=0.012),
)
def detail(c):
    DETAILS[c]()
