"""The climbing wall from close by: a quickdraw and the rope in low sun, a climber out of focus above."""

from scene_near import *
from food import F


def chalky(name, col):
    """A resin hold that hands have worn: grainy, with chalk on top and in its pores."""

    def build():
        s = N(name)
        co = s.obj()
        up = s.n('SeparateXYZ', {0: s.n('NewGeometry').outputs['Normal']}).outputs[2]
        grain = s.noise(co, 9, 6, 0.7)
        chalk = s.math('MULTIPLY', s.ramp(up, 0.1, 0.75), s.ramp(grain, 0.40, 0.66, 0, 0.8))
        c = s.mix(s.ramp(s.noise(co, 2.5, 4), 0.35, 0.65), tuple(0.7 * x for x in col), col)
        s.p(
            Base_Color=s.mix(chalk, c, (0.62, 0.61, 0.59)),
            Roughness=s.ramp(grain, 0.3, 0.7, 0.5, 0.75),
            Specular=0.35,
            Normal=s.bump(s.noise(co, 28, 4, 0.7), 0.5, 0.03),
        )
        return s.mat

    return build


def sheath():
    """A rope's sheath; the colors of its strands are the points' own."""
    s = N('sheath')
    c = s.n('Attribute', attribute_name='Col').outputs['Color']
    fuzz = s.noise(s.obj(), 1800, 2, 0.6)
    s.p(
        Base_Color=s.mix(s.ramp(fuzz, 0.3, 0.7, 0, 0.25), c, (0.5, 0.3, 0.28)),
        Roughness=0.8,
        Specular=0.2,
        Sheen=0.4,
        Normal=s.bump(fuzz, 0.3, 0.0006),
    )
    return s.mat


def sanded():
    """Climbing panels: paint with sand in it, the seams of the boards, chalk where hands slid off."""
    s = N('sanded')
    uv = s.n('TexCoord').outputs['UV']
    co = s.obj()
    c = s.mix(s.ramp(s.noise(co, 3, 8, 0.65), 0.3, 0.7), (0.20, 0.20, 0.205), (0.27, 0.27, 0.275))
    chalk = s.n('Mapping', {'Vector': co, 'Scale': (1, 1, 0.45)}).outputs[0]
    c = s.mix(s.ramp(s.noise(chalk, 7, 9, 0.72), 0.50, 0.78, 0, 0.5), c, (0.60, 0.59, 0.57))
    seams = s.n('TexBrick', {'Vector': uv, 'Scale': 1.0, 'Mortar Size': 0.002, 'Brick Width': 1.22, 'Row Height': 1.22}, offset=0.0)
    c = s.mix(seams.outputs['Fac'], c, (0.02, 0.02, 0.02))
    sand = s.math('ADD', s.noise(co, 420, 3, 0.7), s.math('MULTIPLY', s.noise(co, 1300, 2, 0.6), 0.6))
    h = s.math('SUBTRACT', s.math('MULTIPLY', sand, 0.45), seams.outputs['Fac'])
    s.p(Base_Color=c, Roughness=0.85, Specular=0.3, Normal=s.bump(h, 0.5, 0.003))
    return s.mat


MATS.update(
    wall_sand=sanded,
    hold_red=chalky('hold_red', (0.60, 0.008, 0.022)),
    hold_dark=chalky('hold_dark', (0.020, 0.020, 0.022)),
    hold_bone=chalky('hold_bone', (0.58, 0.55, 0.49)),
    sheath=sheath,
    webbing=simple('webbing', (0.022, 0.022, 0.024), 0.75, 0, 0.25, bs=1400, bstr=0.5, var=0.3, vs=60),
    anodized=simple('anodized', (0.55, 0.010, 0.025), 0.28, 0.9, 0.5, var=0.15, rv=0.15),
    hanger=simple('hanger', (0.50, 0.50, 0.51), 0.30, 1, 0.5, var=0.2, rv=0.2),
)


def braided(path, r=0.0049, per=0.0007, around=64):
    """A climbing rope along a fine path: strands that cross each other, some of them black."""
    b = F('braid', 60)
    points = [V(path[0])]
    for a, z in zip(path, path[1:]):
        n = max(1, int((V(z) - V(a)).length / per))
        points += [V(a).lerp(V(z), (i + 1) / n) for i in range(n)]
    rows, colors, side, length = [], [], None, 0
    for i, p in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        side = along.orthogonal().normalized() if side is None else (side - along * side.dot(along)).normalized()
        other = along.cross(side)
        length += (p - points[i - 1]).length if i else 0
        row, color = [], []
        for j in range(around):
            t = j / around
            u, v = 8 * t + length / 0.0046, 8 * t - length / 0.0046
            over = (math.floor(u) + math.floor(v)) % 2
            strand, f, g = (math.floor(u), u % 1, v % 1) if over else (math.floor(-v) + 3, v % 1, u % 1)
            bump = math.sin(pi * f) ** 0.6 * (0.55 + 0.45 * math.sin(pi * g))
            d = r + 0.00055 * bump
            row.append(p + (side * math.cos(2 * pi * t) + other * math.sin(2 * pi * t)) * d)
            dark = strand % 8 in (2, 3)
            color.append((0.012, 0.012, 0.013) if dark else (0.56, 0.010, 0.022))
        rows.append(row)
        colors.append(color)
    b.sheet(rows, mat('sheath'), None, colors, ru=True)
    return b


def carabiner(body, m, b, r=0.0050):
    """A wire-gate carabiner in the plane of m's x and z; it hangs from the middle of its upper bow."""
    top, bottom, left, right = 0.0, -0.098, -0.022, 0.026
    path = [(right - 0.004, -0.030), (right - 0.010, -0.010), (0.006, top), (-0.010, -0.006), (left, -0.026)]
    path += [(left - 0.002, -0.060), (left + 0.004, -0.082), (-0.006, bottom), (0.014, -0.094), (right, -0.078)]
    path += [(right + 0.001, -0.070)]
    b.tube([m @ p for p in smooth([V((x, 0, z)) for x, z in path], 8)], r, mat(body), 20)
    for y in (-0.0028, 0.0028):
        wire = [(right + 0.001, y, -0.073), (right + 0.002, y, -0.050), (right - 0.003, y * 0.7, -0.026)]
        b.tube([m @ p for p in smooth([V(p) for p in wire], 6)], 0.0013, mat('chrome'), 10)
    b.cyl(m @ V((right + 0.001, -0.006, -0.073)), m @ V((right + 0.001, 0.006, -0.073)), 0.0028, mat('chrome'), 12)


def dogbone(m, b, long=0.105, w=0.0085):
    """The sewn sling between two carabiners: it hangs from m and lies in its x and z."""
    bow = [(0.0072 * math.cos(pi * i / 10), 0.0072 * math.sin(pi * i / 10)) for i in range(11)]
    side = [(0.0018, -long * t) for t in (0.20, 0.35, 0.5, 0.65, 0.80)]
    loop = side[::-1] + bow + [(-y, z) for y, z in side] + [(-y, -long - z) for y, z in bow]
    path = smooth([V((0, y, z)) for y, z in loop + loop[:1]], 4)
    ribs = [(-w, 0.0), (-w, 0.0011), (-w * 0.72, 0.0013), (w * 0.72, 0.0013), (w, 0.0011), (w, 0.0)]
    for i in range(len(path) - 1):
        out = []
        for p in path[i : i + 2]:
            middle = 0 if p.z > -0.012 else -long if p.z < -long + 0.012 else p.z
            out.append(V((0, p.y, p.z - middle)).normalized())
        for (x0, d0), (x1, d1) in zip(ribs, ribs[1:]):
            name = 'fabr' if x0 < -w * 0.8 or x1 > w * 0.8 else 'webbing'
            corners = ((0, x0, d0), (1, x0, d0), (1, x1, d1), (0, x1, d1))
            b.quad([m @ (path[i + k] + V((x, 0, 0)) + out[k] * d) for k, x, d in corners], mat(name))
    for z0 in (-0.019, -long + 0.030):
        for x in (-0.0045, 0, 0.0045):
            for i in range(5):
                z = z0 - 0.0024 * i
                for y in (-0.0033, 0.0033):
                    stitch = [(x - 0.0016, y, z), (x, y * 1.1, z - 0.0004), (x + 0.0016, y, z - 0.0008)]
                    b.tube([m @ V(p) for p in stitch], 0.0005, mat('fabw'), 6)


def quickdraw(at, turn, wall):
    """A bolt hanger with a quickdraw; gives where the rope runs, and the frame of its lower carabiner."""
    b = B('draw')
    b.box((0, 0.0025, 0.004), (0.032, 0.003, 0.040), mat('hanger'), 0.0012)
    b.cyl((0, 0.003, 0.008), (0, 0.006, 0.008), 0.0105, mat('hanger'), 28)
    b.cyl((0, 0.005, 0.008), (0, 0.013, 0.008), 0.0088, mat('chrome'), 6)
    b.box((0, 0.012, -0.0165), (0.032, 0.022, 0.003), mat('hanger'), 0.001)
    ear = M.Translation((0, 0.032, -0.0165))
    b.lathe([(0.0082, -0.0015), (0.0160, -0.0015), (0.0160, 0.0015), (0.0082, 0.0015), (0.0082, -0.0015)], mat('hanger'), ear, 40)
    upper = M.Translation((0.004, 0.036, -0.0105)) @ M.Rotation(R(turn), 4, 'Z')
    carabiner('hanger', upper, b)
    sling = upper @ M.Translation((-0.006, 0, -0.0925)) @ M.Rotation(R(3), 4, 'Y')
    dogbone(sling, b)
    lower = sling @ M.Translation((0.006, 0, -0.1045)) @ M.Rotation(R(-3), 4, 'Y')
    carabiner('anodized', lower, b)
    o = b.put()
    o.matrix_world = wall @ M.Translation(at)
    return o.matrix_world @ lower


WALL = M.Translation((1.0, 4.5, 0)) @ M(((-0.81, 0.58, 0), (-0.58, -0.81, 0), (0, 0, 1))).to_4x4()
views(
    'climb',
    draw=cam(
        tuple(WALL @ V((-0.67, 0.275, 1.93))),
        tuple(WALL @ V((0.10, 0.155, 2.045))),
        40, 2.0, tuple(WALL @ V((-0.01, 0.04, 2.03))),
        time='golden', key=0.24, **L,
    ),
)
CLIMB_AT = V((2.35, 0.44, 1.38))
SPOTS = dict(hand_R=(2.62, 3.35), hand_L=(2.05, 2.93), foot_R=(2.72, 1.89), foot_L=(2.12, 1.49))


@dress('climb')
def _(c):
    if c != 'draw':
        return
    for o in list(bpy.data.objects):
        if o.name.split('.')[0] in ('f', 'h', 'tr') and o.type == 'MESH':
            bpy.data.objects.remove(o)
    dim(0.9, 6)
    low_sun((0.62, 0.76, -0.27))

    def panel(corners, name):
        me = bpy.data.meshes.new('panel')
        me.from_pydata([tuple(p) for p in corners], [], [tuple(range(len(corners)))])
        me.materials.append(mat(name))
        uv = me.uv_layers.new()
        n = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalized()
        u = V((0, 0, 1)).cross(n).normalized()
        for k, p in enumerate(corners):
            uv.data[k].uv = (p.dot(u), p.dot(n.cross(u)))
        o = bpy.data.objects.new('panel', me)
        bpy.context.scene.collection.objects.link(o)
        o.matrix_world = WALL

    far = 3.6
    panel([V(p) for p in ((-2, 0, 0.3), (far, 0, 0.3), (far, 0, 7), (-2, 0, 7))], 'wall_sand')
    panel([V(p) for p in ((far, 0, 0.3), (far, -2, 0.3), (far, -2, 7), (far, 0, 7))], 'wall_sand')
    nuts = B('nuts')
    for i in range(-3, 17):
        for j in range(6, 20):
            ring = M.Translation((0.1 + 0.2 * i, 0, 0.045 + 0.2 * j)) @ M.Rotation(-pi / 2, 4, 'X')
            nuts.lathe([(0.0058, 0.0004), (0.0062, 0.0012), (0.0092, 0.0010), (0.0098, 0)], mat('dark'), ring, 24)
            nuts.lathe([(1e-4, 0.0002), (0.0060, 0.0002)], mat('dark'), ring, 24)
    nuts.put().matrix_world = WALL

    def grip(x, z, seed, scale, name, turn=0):
        b = B('grip')
        vs, fs = hold(seed, 1.0)
        b.add(vs, fs, mat(name))
        m = WALL @ M(((1, 0, 0, x), (0, 0, 1, 0), (0, 1, 0, z), (0, 0, 0, 1)))
        b.put().matrix_world = m @ M.Rotation(R(turn), 4, 'Z') @ M.Scale(scale, 4)

    q = random.Random(21)
    for x, z, scale, name in (
        (0.42, 2.42, 0.085, 'hold_red'),
        (0.86, 2.10, 0.10, 'hold_red'),
        (1.30, 2.55, 0.08, 'hold_red'),
        (-0.05, 2.52, 0.06, 'hold_dark'),
        (0.72, 2.72, 0.08, 'hold_dark'),
        (0.62, 1.66, 0.09, 'hold_dark'),
        (1.32, 1.90, 0.09, 'hold_bone'),
        (1.75, 3.05, 0.09, 'hold_dark'),
    ):
        grip(x, z, q.randint(1, 99), scale, name, q.uniform(-30, 30))
    turn = turn_to((0, 0), tuple((WALL.to_3x3() @ V((0, -1, 0))).xy))
    back = M.Rotation(R(-turn), 4, 'Z') @ M.Translation(-(WALL @ CLIMB_AT))
    reach = {}
    for limb, (x, z) in SPOTS.items():
        grip(x, z, len(limb) * 7 + 3, 0.10 if limb[0] == 'h' else 0.085, 'hold_red')
        p = WALL @ V((x, 0.10 if limb[0] == 'h' else 0.20, z - 0.075 if limb[0] == 'h' else z + 0.045))
        reach[limb] = tuple(back @ p)
    at = WALL @ CLIMB_AT
    w = person(
        dict(STRONG_WOMAN, muscle=0.72),
        [('capri', 'black'), ('fit', 'red')],
        'tail',
        'climb',
        tuple(at),
        turn,
        haircol='brown',
        over=dict(abs=reach),
    )
    belt(w, 'capri', w['J']['spine05'][2] + 0.02, 'nyl')
    lower = quickdraw((0, 0, 2.20), 58, WALL)
    waist = WALL.inverted() @ V(w['J']['spine05'])
    at = lambda p: lower @ V(p)
    belly = WALL @ (waist + V((0, -0.12, 0.08)))
    bar = at((0, 0, -0.0975))
    ahead = (belly - bar).normalized()
    level = V((ahead.x, ahead.y, 0)).normalized()
    rise = math.atan2(ahead.z, V((ahead.x, ahead.y)).length)
    over = [bar - level * 0.0112 * math.cos(t) + V((0, 0, 0.0112 * math.sin(t))) for t in (0, 0.35, 0.7, pi / 2 - rise)]
    path = [WALL @ V((0.02, 0.03, 1.30)), bar - level * 0.014 - V((0, 0, 0.20)), bar - level * 0.0115 - V((0, 0, 0.03))]
    path += over + [over[-1] + ahead * 0.03, over[-1] + ahead * 0.10, over[-1] + ahead * 0.45 - V((0, 0, 0.012))]
    near = smooth(path, 24)
    braided(near[20:]).put()
    b = B('rope')
    b.tube(near[:22], 0.0052, mat('rope_r'), 10)
    end = near[-1]
    sag = smooth([near[-12], end, end.lerp(belly, 0.5) - V((0, 0, 0.03)), belly], 12)[12:]
    b.tube(sag, 0.0052, mat('redm'), 10)
    b.put()
