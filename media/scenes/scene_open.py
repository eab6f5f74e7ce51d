"""Bay 1 stands open, seen past a kettlebell on the apron: people train in the lit hall, two walk in. Home's first picture, at four times of day."""

from scenes import *
from nature import *
from scene_athletes import *
import scene_front, scene_halls, scene_slap

X0, Y0 = 7.42, 4.2  # the middle of bay 1's door, in the hall
DOOR_W, DOOR_H, SECTIONS = 4.0, 4.2, 5
RAISED = 3.3  # the lowest section still shows

# Every group of lights is a picture of its own; times.py mixes them to times of day.
views_of_bay = dict(
    wide=cam((X0 + 7.4, 1.06, 0.32), (X0, 1.06, 1.38), 24, 1.0, (X0 + 5.95, 1.42, 0.2)),
    tall=cam((X0 + 6, 4.2, 0.28), (X0, 4.2, -0.83), 33, 1.2, (X0 + 4.25, 4.66, 0.2)),
)


def door_section(r):
    """One section of the red door: its hinge at the lower edge, the outside towards -y."""
    b = B('section')
    h, w = DOOR_H / SECTIONS, DOOR_W
    zc = h / 2
    glazed = r in (2, 3)
    if glazed:
        for z in (0.064, h - 0.064):
            b.box((0, 0, z), (w, 0.05, 0.114), mat('redd'), 0.007)
        b.box((w / 2 - 0.077, 0, zc), (0.15, 0.045, h - 0.03), mat('redd'), 0.004)
    else:
        b.box((0, 0, zc), (w, 0.05, h - 0.014), mat('redd'), 0.007)
    for c in range(4):
        x0 = -w / 2 + w * c / 4
        xc = x0 + w / 8
        if glazed:
            b.box((x0 + (0.077 if c == 0 else 0), 0, zc), (0.15, 0.045, h - 0.03), mat('redd'), 0.004)
            b.quad([(x0, 0.01, 0), (x0 + w / 4, 0.01, 0), (x0 + w / 4, 0.01, h), (x0, 0.01, h)], mat('glass'))
        else:
            b.box((xc, -0.030, zc), (w / 4 - 0.17, 0.03, h - 0.26), mat('redd'), 0.010)
    if r == 0:
        b.box((0, 0, 0.015), (w, 0.06, 0.03), mat('dark'), 0.004)
        b.box((0, -0.04, 0.30), (0.22, 0.05, 0.03), mat('steel'), 0.006)
    return b


def raise_door(rise):
    """Each section stands in the track at its height: straight up, round the bend, then flat under the ceiling."""
    h = DOOR_H / SECTIONS
    bend, top = 0.42, DOOR_H + 0.02

    def at(s):
        if s < top:
            return s, 0.0
        a = min(1, (s - top) / (bend * pi / 2))
        flat = max(0, s - top - bend * pi / 2)
        return top + bend * math.sin(a * pi / 2), bend * (1 - math.cos(a * pi / 2)) + flat

    for r in range(SECTIONS):
        (z0, y0), (z1, y1) = at(r * h + rise), at((r + 1) * h + rise)
        o = door_section(r).put()
        o.matrix_basis = (
            M.Translation((X0 - 0.14 - y0, Y0, z0))
            @ M.Rotation(pi / 2, 4, 'Z')
            @ M.Rotation(-math.atan2(y1 - y0, z1 - z0), 4, 'X')
        )
    b = B('track')
    for s in (1, -1):
        b.box((X0 - 0.14, Y0 + s * 2.03, 2.1), (0.07, 0.05, 4.2), mat('galv'), 0.004)
        b.box((X0 - 2.6, Y0 + s * 2.03, 4.66), (4.4, 0.05, 0.06), mat('galv'), 0.004)
    b.put()


def street_side():
    """The wall around bay 1 and the apron, in the coordinates of the front: x along the wall, -y outside."""
    H = 8.7
    windows = [(-1.67, -0.43), (0.43, 1.67), (-8.2, -6.9), (-6.2, -4.9), (5, 6.3)]
    holes = [(a, b, 5.95, 7.75) for a, b in windows]
    wallgrid(-14, 14, H, [(-2, 2, 0, DOOR_H), *holes], 'brick', t=0.10)
    for hole, blind in zip(holes, (0, 0.6, 0.35, 0, 0.9)):
        scene_front.sash(*hole, blind=blind)
    b = B('trim')
    for s in (1, -1):
        b.box((s * 2.12, 0.05, DOOR_H / 2 + 0.1), (0.24, 0.30, DOOR_H + 0.2), mat('stone'), 0.012)
    b.box((0, 0.05, DOOR_H + 0.20), (4.48, 0.34, 0.40), mat('stone'), 0.012)
    b.text('1', 0.34, mat('dark'), M.Translation((0, -0.125, 4.40)) @ M.Rotation(pi / 2, 4, 'X'), ext=0.004)
    b.box((0, -0.05, 5.22), (28, 0.14, 0.22), mat('stone'), 0.012)
    for x in (-8.4, -3.3, 3.3, 8.4):
        b.box((x, -0.06, H / 2 - 0.35), (0.52, 0.14, H - 0.9), mat('brick'), 0)
        b.box((x, -0.08, 0.35), (0.60, 0.20, 0.70), mat('stone'), 0.012)
        arm = [(x, -0.18, 3.55), (x, -0.30, 3.78), (x, -0.48, 3.86), (x, -0.62, 3.78), (x, -0.64, 3.68)]
        shade = [(0.03, 0.10), (0.06, 0.08), (0.19, 0), (0.185, -0.01), (0.05, 0.06), (1e-4, 0.07)]
        bulb = [(1e-4, -0.03), (0.05, -0.02), (0.055, 0.02), (1e-4, 0.05)]
        b.cyl((x, -0.13, 3.55), (x, -0.20, 3.55), 0.07, mat('black'), 20)
        b.tube(arm, 0.016, mat('black'), 10)
        b.lathe(shade, mat('black'), M.Translation((x, -0.64, 3.60)), 32)
        b.lathe(bulb, mat('bulb'), M.Translation((x, -0.64, 3.62)), 20)
        area((x, -0.64, 3.545), (-12, 0, 0), (0.16, 0.16), 70, (1, 0.68, 0.38), 150)
    b.box((0, 0.04, 0.01), (3.98, 0.30, 0.03), mat('dark'), 0.004)
    b.put()
    b = B('apron')
    b.box((0, -6, -0.03), (26, 12, 0.06), mat('concr'), 0.01)
    b.put()
    b = B('lines')
    for k in range(5):
        b.box((-1.6 + k * 0.8, -4.6, 0.0012), (0.12, 1.5, 0.002), mat('redm'), 0, (0, 0, 35))
    b.put()
    b = B('lot')
    b.quad([(-60, -60, -0.04), (60, -60, -0.04), (60, 0, -0.04), (-60, 0, -0.04)], mat('asphaltr'))
    b.put()
    b = B('plant')
    b.box((0, 0, 0.28), (0.75, 0.75, 0.56), mat('black'), 0.015)
    b.box((0, 0, 0.55), (0.66, 0.66, 0.02), mat('bark'), 0)
    green = shrub(1)
    for x in (-3.95, 4.35):
        b.put((x, -0.62, 0))
        green.put((x, -0.62, 0.50), 40 * x, scale=0.9)
    bike('redd').put((-5.25, -0.72, 0), 6)


def light_hall():
    """Warm lamps in the hall, and light down the brick and up to the trusses."""
    warm = (1, 0.87, 0.70)
    for o in bpy.data.lights:
        o.color = [c * w for c, w in zip(o.color, warm)]
    for x in (-2.4, 2.4):
        area((x, 12, 4.09), (180, 0, 0), (0.08, 26), 520, warm, gloss=False)
    area((-6.45, 12, 5.0), (0, -28, 0), (0.10, 26), 900, warm, 120, gloss=False)
    area((0, 25.4, 5.0), (28, 0, 0), (12, 0.10), 420, warm, 120, gloss=False)


def people_at_bay():
    """A swing, a coach and a squat in the hall; a man and a woman on their way in."""
    motion_blur(0.10)
    go = ('walk2', (0, -0.30, 0.03))
    far = dict(res=0.02, sim=False)
    other_foot = dict(
        foot_L=(0.075, 0.30, 0.075),
        foot_R=(-0.075, -0.30, 0.012),
        toes_L=(6, -42),
        toes_R=(8, 14),
        hand_L=(0.26, -0.26, 1.02),
        hand_R=(-0.27, 0.20, 0.93),
    )
    person(
        OLDER_MAN,
        [('joggers', 'black'), ('tee', 'red')],
        'crop',
        'walk',
        (8.2, 3.9, 0),
        -90,
        haircol='grey',
        print_=evo_print(),
        moving=go,
    )
    person(
        YOUNG_WOMAN,
        [('leggings', 'char'), ('tee', 'grey')],
        'tail',
        'walk',
        (7.95, 4.62, 0),
        -94,
        haircol='black',
        over=other_foot,
        moving=go,
    )
    a, b = (4.6, 3.0, 0), (3.9, 4.5, 0)
    w = person(
        STRONG_WOMAN, [('leggings', 'black'), ('crop', 'red')], 'tail', 'swing', a, 180, haircol='brown', **far
    )
    hold_kettlebell(w)
    person(
        YOUNG_MAN,
        [('joggers', 'black'), ('tee', 'white')],
        'crop',
        'hips',
        b,
        turn_to(b, a),
        haircol='black',
        **far,
    )
    remove_at(-5.45, 6.15, 1.145)
    remove_at(-3.55, 6.15, 0.255, 0.3)
    w = person(
        STRONG_MAN, [('shorts', 'char'), ('tee', 'black')], 'short', 'squat', (-4.95, 6.15, 0.03), -90, **far
    )
    hold_barbell(w, ['25', '15'])


def in_group(name, objects):
    for o in objects:
        o.lightgroup = name


@scene('open', views_of_bay)
def bay_open():
    reset(True, az=250, dust=1.2, skyk=0.3)
    groups = bpy.context.view_layer.lightgroups
    for name in ('sky', 'hall', 'lamps', 'spill', 'dawn', 'noon'):
        groups.add().name = name
    bpy.context.scene.world.lightgroup = 'sky'
    scene_halls.hall(bare=1, glow=0.05, lights=5.0, sunny=False)
    scene_halls.kit_lift()
    scene_halls.mess_lift()
    light_hall()
    for o in list(bpy.data.objects):
        if o.name.split('.')[0] in ('tree', 'sign', 'num') or o.dimensions.y > 100:  # what windows look out on
            bpy.data.objects.remove(o)
    inside = set(bpy.data.objects)
    in_group('hall', inside)
    street_side()
    street = set(bpy.data.objects) - inside
    in_group('lamps', street)
    to_hall = M.Translation((X0, Y0, 0)) @ M.Rotation(pi / 2, 4, 'Z')
    for o in street:
        o.matrix_basis = to_hall @ o.matrix_basis
    raise_door(RAISED)
    in_group('spill', [area((X0 - 0.4, Y0, 3.2), (0, -55, 0), (0.3, 3.4), 420, (1, 0.74, 0.46), 150, gloss=False)])
    in_group('dawn', [sun((-0.42, 0.86, -0.17), 4, (1, 0.62, 0.42))])
    in_group('noon', [sun((-0.60, 0.42, -0.68), 7, (1, 0.95, 0.88))])
    people_at_bay()


def numbered(kg, number):
    """A kettlebell with a red band and its number in white."""
    b = kettle(kg, 'redm')
    r = kettle_radius(kg)
    mark = B('number')
    scene_slap.printed(mark, number, 0.075, 0.045, r)
    b.add([(p[0], p[1], p[2] - 0.2 * r) for p in mark.v], mark.f, mat('whitep'))
    return b


@dress('open')
def _(c):
    """Kettlebells and a rope, close and sharp, and a lamp of the lot that shows them at night."""
    x, y, aside = dict(wide=(X0 + 5.95, 1.42, 0.28), tall=(X0 + 4.25, 4.66, 0.14))[c]
    numbered(24, '24').put((x, y, 0), 78)
    numbered(16, '16').put((x - 0.46, y + aside, 0), 100)
    jumprope(2, 'redm').put((x - 0.14, y - 0.42, 0), 30)
    in_group('lamps', [area((x + 1.2, y + 2.6, 3.2), (0, 28, 70), (0.5, 0.5), 60, (1, 0.8, 0.58), 110)])
