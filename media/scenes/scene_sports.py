"""Close views for the sports: a ball or a starting block, sharp in low sun; the athlete is out of focus behind it."""

from scene_near import *
from kit import _bevbox as bevel_box
from balls import baseball, soccer, volley
from scene_drills import track_hurdle
from scene_train import cone


# ---- volleyball: a ball on the net's tape, a blocker out of focus behind the mesh
views(
    'sports',
    tape=cam(
        (0.62, 9.30, 2.04), (-0.42, 10.04, 2.335), 38, 0.95, (-0.26, 9.97, 2.44),
        time='golden', key=0.125, wb=0.02, **L,
    ),
)
like('sports', tape='volley')


def tape_height(x):
    """The tape's middle, which sags between the posts."""
    return 2.40 - 0.035 * math.sin(pi * (x + 5.58) / 7.36)


def tape(x0, x1):
    """The upper tape, close enough to see it sewn: a hem, two seams, and the cord that laces the mesh to it."""
    b = B('tape')
    xs = [x0 + 0.02 * i for i in range(int((x1 - x0) / 0.02) + 1)]
    wave = [0.0012 * math.sin(31 * x) for x in xs]
    for side in (-1, 1):
        y = 10 + side * 0.0085
        edge = -side * 0.0085
        profile = [(0.037, edge), (0.036, 0), (0.0, side * 0.0012), (-0.036, 0), (-0.037, edge)]
        for (h0, d0), (h1, d1) in zip(profile, profile[1:]):
            for i in range(len(xs) - 1):
                corners = ((i, h0, d0), (i + 1, h0, d0), (i + 1, h1, d1), (i, h1, d1))
                b.quad([(xs[k], y + d + wave[k], tape_height(xs[k]) + h) for k, h, d in corners], mat('canvas_w'))
        for h in (0.027, -0.027):
            for i in range(int((x1 - x0) / 0.008)):
                x = x0 + 0.008 * i
                z = tape_height(x) + h
                b.tube([(x, y + side * 0.0008, z), (x + 0.005, y + side * 0.0008, z)], 0.0006, mat('fabw'), 5)
    for i in range(int((x1 - x0) / 0.1)):
        x = x0 + 0.1 * i + 0.03
        z = tape_height(x)
        loop = [(0, 9.986, -0.05), (0.008, 9.988, 0), (0.016, 9.994, 0.039), (0.024, 10.012, 0), (0.03, 10.01, -0.05)]
        b.tube(smooth([V((x + dx, y, z + dz)) for dx, y, dz in loop], 5), 0.0022, mat('cord'), 7)
    return b


MATS['canvas_w'] = simple('canvas_w', (0.74, 0.72, 0.68), 0.8, 0, 0.2, bs=900, bstr=0.35, var=0.08, vs=30)


def jumper_at_net(a):
    """Low sun on the net, and a player who jumps behind it at `a`."""
    dim(0.3)
    low_sun((0.80, 0.08, -0.17))
    clear('ball', 'cone', 'house', 'lens')
    clothes = [('shorts', 'black'), ('fit', 'red')]
    person(YOUNG_WOMAN, clothes, 'tail', 'spike', a, turn_to(a, (-1.55, 9)), haircol='black')


@dress('sports')
def _(c):
    if c != 'tape':
        return
    jumper_at_net((-1.55, 11.40, 0.72))
    tape(-2.2, 1.7).put()
    volley(0.105).put((-0.30, 9.985, tape_height(-0.3) + 0.034), 75)


# ---- soccer: a ball on the line, a runner and the goal out of focus
views(
    'sports',
    corner_ball=cam(
        (-1.15, 16.88, 0.145), (-2.39, 17.72, 0.36), 32, 1.2, (-1.82, 17.36, 0.12),
        time='golden', key=0.130, con=1.15, wb=0.04, **L,
    ),
)
like('sports', corner_ball='soccer')


@dress('sports')
def _(c):
    if c != 'corner_ball':
        return
    dim(0.2)
    low_sun((0.80, -0.36, -0.47))
    clear('ball', 'cone')
    soccer(0.11).put((-1.90, 17.33, 0.022), 20)
    scene_extra.astro(-2.9, 16.2, -0.4, 18.7, n=7000, m='turfp')
    for i in range(4):
        cone(0.23, 'coneo').put((-3.9 + 0.75 * i, 19.3 + 0.2 * i, 0.016), 15 * i)
    a = (-6.15, 18.95, 0.03)
    person(
        STRONG_WOMAN,
        [('shorts', 'navy'), ('tee', 'white'), ('socks', 'white')],
        'tail',
        'run',
        a,
        turn_to(a, (-3.4, 21.4)),
        haircol='brown',
    )


# ---- track and field: starting blocks in a lane, a sprinter far down the track
views(
    'stairs',
    blocks=cam(
        (-4.15, -3.42, 0.42), (-2.6, -2.93, 0.14), 34, 1.4, (-3.05, -3.02, 0.15),
        time='golden', key=0.21, con=1.12, wb=0.02, **L,
    ),
)


def evening_sky(strength):
    """A plain sky for a low camera: warm at the horizon, gray-blue above."""
    t = bpy.context.scene.world.node_tree
    direction = t.nodes.new('ShaderNodeTexCoord')
    height = t.nodes.new('ShaderNodeSeparateXYZ')
    colors = t.nodes.new('ShaderNodeValToRGB')
    for point, at, color in zip(colors.color_ramp.elements, (0.0, 0.45), ((1, 0.60, 0.36, 1), (0.30, 0.37, 0.50, 1))):
        point.position = at
        point.color = color
    t.links.new(direction.outputs['Generated'], height.inputs[0])
    t.links.new(height.outputs[2], colors.inputs[0])
    t.links.new(colors.outputs[0], t.nodes['Background'].inputs[0])
    scene_extra.quiet_sky(strength)


def slab_at(b, m, center, size, name):
    """A box on a tilted plane: `m` places the plane."""
    vs, fs = bevel_box(*size, min(size) * 0.2, 2)
    b.add(vs, fs, mat(name), m @ M.Translation(center))


def starting_blocks():
    """Blocks on the lane, for a start along +x: a rail with teeth and two pedals."""
    b = B('blocks')
    b.box((0, 0, 0.016), (0.86, 0.055, 0.020), mat('alu'), 0.003)
    for s in (1, -1):
        b.box((0, s * 0.024, 0.030), (0.86, 0.007, 0.010), mat('alu'), 0.002)
    for i in range(28):
        b.box((-0.405 + 0.03 * i, 0, 0.028), (0.012, 0.038, 0.008), mat('blackm'), 0.001)
    for x in (-0.40, 0.40):
        b.box((x, 0, 0.010), (0.05, 0.16, 0.010), mat('steel'), 0.002)
        for y in (-0.06, 0.06):
            b.cyl((x, y, 0.012), (x, y, 0.022), 0.009, mat('chrome'), 6)
    for x, y, tilt in ((-0.17, 0.10, 50), (0.13, -0.10, 40)):
        m = M.Translation((x, y, 0.024)) @ M.Rotation(R(-tilt), 4, 'Y')
        slab_at(b, m, (0, 0, 0.10), (0.024, 0.125, 0.20), 'redm')
        slab_at(b, m, (0.015, 0, 0.10), (0.008, 0.118, 0.19), 'plate_rub')
        for k in range(9):
            slab_at(b, m, (0.020, 0, 0.022 + 0.020 * k), (0.006, 0.112, 0.008), 'ure')
        top = m @ V((-0.012, 0, 0.15))
        b.beam(top, (x - 0.15, y * 0.20, 0.034), 0.030, 0.012, mat('alu'), 0.002)
        b.cyl((x, y * 1.6, 0.036), (x, -y * 0.35, 0.036), 0.010, mat('steel'), 16)
        b.box((x - 0.02, y * 0.45, 0.030), (0.16, 0.05, 0.016), mat('alu'), 0.003)
    return b


@dress('stairs')
def _(c):
    if c != 'blocks':
        return
    low_sun((-0.86, -0.30, -0.20))
    evening_sky(2.0)
    y = -3.03
    starting_blocks().put((-3.05, y, 0.002), 2)
    n = B('lane')
    n.box((-2.38, y, 0.003), (0.05, 1.17, 0.003), mat('whitep'), 0)
    n.text('4', 0.85, mat('whitep'), M.Translation((-1.75, y, 0.004)) @ M.Rotation(-pi / 2, 4, 'Z'), ext=0.0004)
    n.put()
    for side in (-1.22, 1.22):
        for x in (2.4, 10.9):
            track_hurdle(0.84).put((x, y + side, 0.002), -90)
    person(
        dict(STRONG_WOMAN, muscle=0.66, weight=0.36),
        [('shorts', 'black'), ('fit', 'red')],
        'tail',
        'run',
        (3.2, y + 0.1, 0.03),
        90,
        haircol='brown',
        res=0.018,
    )


# ---- football: a ball on a yard line, laces sharp, a receiver out of focus
views(
    'sports',
    laces=cam(
        (-1.15, 10.55, 0.15), (-2.60, 11.95, 0.34), 34, 1.2, (-1.73, 11.18, 0.16),
        time='golden', key=0.140, wb=0.02, **L,
    ),
)


@dress('sports')
def _(c):
    if c != 'laces':
        return
    clear('sled', 'plate', 'cone', 'hur', 'lad', 'sign')
    dim(0.25)
    low_sun((0.80, -0.20, -0.46))
    scene_extra.quiet_sky(0.22)
    scene_extra.astro(-3.2, 10.1, 0.2, 13.0, n=7000)
    o = scene_extra.football().put()
    o.matrix_world = M.Translation((-1.75, 11.22, 0.110)) @ M.Rotation(R(30), 4, 'Z') @ M.Rotation(R(38), 4, 'X')
    a = (-5.15, 14.03, 0.20)
    person(
        STRONG_MAN,
        [('shorts', 'black'), ('longfit', 'navy')],
        'short',
        'catch',
        a,
        turn_to(a, (-2.6, 18.4)),
        haircol='dark',
    )


# ---- baseball: a scuffed ball against the bat, a batter out of focus at the window
views(
    'sports',
    scuffed=cam(
        (0.90, 19.60, 0.090), (-2.78, 16.84, 0.40), 48, 4.0, (0.478, 19.245, 0.05),
        time='golden', key=0.15, wb=0.02, **L,
    ),
)


def scuffed_leather():
    """White leather that has been hit: gray-brown smudges, fine scratches."""
    s = N('scuffed')
    co = s.obj()
    dirt = s.ramp(s.noise(co, 38, 6, 0.72), 0.46, 0.66)
    spots = s.ramp(s.noise(co, 210, 4, 0.7), 0.56, 0.70)
    c = s.mix(s.math('MULTIPLY', dirt, 0.75), (0.64, 0.60, 0.53), (0.27, 0.20, 0.13))
    c = s.mix(s.math('MULTIPLY', spots, 0.5), c, (0.16, 0.13, 0.09))
    h = s.math('ADD', s.noise(co, 1500, 3), s.math('MULTIPLY', spots, -0.8))
    s.p(Base_Color=c, Roughness=0.62, Specular=0.3, Normal=s.bump(h, 0.35, 0.0006))
    return s.mat


def ash():
    """Dark wood of one piece along z, its grain fine enough to be seen close up, dented."""
    s = N('ash_worn')
    co = s.obj()
    grain = s.n('Mapping', {'Vector': co, 'Scale': (90, 90, 3)}).outputs[0]
    g = s.noise(grain, 1.6, 6, 0.65)
    dents = s.ramp(s.noise(co, 70, 4, 0.7), 0.60, 0.72)
    c = s.mix(s.ramp(g, 0.35, 0.65), (0.10, 0.046, 0.018), (0.22, 0.112, 0.048))
    c = s.mix(s.math('MULTIPLY', dents, 0.6), c, (0.045, 0.024, 0.012))
    h = s.math('ADD', s.math('MULTIPLY', g, 0.4), s.math('MULTIPLY', dents, -0.8))
    s.p(Base_Color=c, Roughness=0.55, Specular=0.3, Normal=s.bump(h, 0.3, 0.0008))
    return s.mat


MATS.update(
    scuffed=scuffed_leather,
    ash_worn=ash,
    bat_grip=simple('bat_grip', (0.020, 0.020, 0.021), 0.75, 0, 0.3, bs=700, bstr=0.6),
)


def bat():
    """A wooden bat along z: knob, taped handle, barrel."""
    b = B('bat')
    knob = [(1e-4, 0), (0.020, 0), (0.0245, 0.005), (0.0245, 0.012), (0.015, 0.028), (0.0125, 0.06)]
    b.lathe(knob, mat('ash_worn'), None, 40)
    turns = [(0.0135 + 0.0007 * (i % 2), 0.05 + 0.0075 * i) for i in range(34)]
    b.lathe(turns, mat('bat_grip'), None, 40)
    barrel = [(0.0125, 0.29), (0.014, 0.36), (0.019, 0.46), (0.0265, 0.58), (0.0320, 0.68), (0.0335, 0.77)]
    barrel += [(0.0326, 0.815), (0.0306, 0.829), (0.0270, 0.839), (0.0210, 0.8465), (0.0120, 0.8505), (1e-4, 0.852)]
    b.lathe(barrel, mat('ash_worn'), None, 64)
    for z, r in ((0.535, 0.0240), (0.543, 0.0245)):
        b.lathe([(r - 0.001, z - 0.002), (r + 0.0006, z), (r - 0.001, z + 0.002)], mat('dark'), None, 64)
    return b


@dress('sports')
def _(c):
    if c != 'scuffed':
        return
    clear('sled', 'plate', 'cone', 'hur', 'lad', 'sign', 'ball', 'bat', 'tee')
    dim(0.25)
    low_sun((0.80, 0.25, -0.40))
    scene_extra.quiet_sky(0.22)
    scene_extra.astro(-1.0, 17.9, 1.1, 19.9, n=9000)
    o = bat().put()
    o.matrix_world = M.Translation((-0.408, 19.199, 0.047)) @ M.Rotation(R(6.9), 4, 'Z') @ M.Rotation(pi / 2, 4, 'Y')
    b = baseball()
    b.mats[:] = [mat('scuffed') if m == mat('ballw') else m for m in b.mats]
    b.put((0.478, 19.245, 0.022), 120)
    a = (-4.62, 15.98, 0.016)
    w = person(
        STRONG_MAN,
        [('leggings', 'white'), ('fit', 'red'), ('socks', 'red')],
        'short',
        'bat',
        a,
        turn_to(a, (-7.8, 12.4)),
        haircol='dark',
    )
    b = bat()
    b.mats[:] = [mat('oak') if m == mat('ash_worn') else m for m in b.mats]
    held(w, b, 'L')
    helmet(w)
