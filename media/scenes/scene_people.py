"""People in the rooms: cameras, and who is there. Faces stay turned away, dark, blurred or out of frame."""

from scenes import *
from scene_views import dress, views, L
from people import *
import scene_halls


def turn_to(a, b):
    """The turn that looks from a to b."""
    return math.degrees(math.atan2(b[0] - a[0], -(b[1] - a[1])))


STRONG_MAN = dict(gender='male', muscle=0.78, weight=0.52, height=1.83, skin='young_caucasian_male', age=29)
YOUNG_MAN = dict(
    gender='male',
    muscle=0.7,
    weight=0.6,
    height=1.77,
    skin='young_african_male',
    race='african',
    age=34,
    seed=2,
)
OLDER_MAN = dict(
    gender='male', muscle=0.62, weight=0.62, height=1.79, skin='middleage_caucasian_male', age=46, seed=5
)
STRONG_WOMAN = dict(
    gender='female',
    muscle=0.8,
    weight=0.44,
    tint=(0.90, 0.82, 0.76),
    height=1.69,
    skin='young_caucasian_female2',
    age=27,
    seed=3,
)
YOUNG_WOMAN = dict(
    gender='female',
    muscle=0.7,
    weight=0.5,
    height=1.64,
    skin='young_asian_female',
    race='asian',
    age=33,
    seed=4,
)
OLDER_WOMAN = dict(
    gender='female', muscle=0.55, weight=0.55, height=1.67, skin='middleage_asian_female', age=44, seed=6
)
CHILD = dict(
    gender='male', muscle=0.5, weight=0.45, height=1.28, skin='young_caucasian_male', age=9, seed=7, prop=0.5
)


def evo_print(z=1.30, w=0.23):
    """The gym's name for the back of a shirt."""
    return logo('EVO', w, z, 'FITNESS')


TIMES['low'] = dict(el=None, k=0.42, col=(1, 0.60, 0.30), sky=6, skyk=1.0)


def low_sun(d):
    """Lowers the evening sun until it reaches the racks."""
    for o in bpy.context.scene.objects:
        if o.type == 'LIGHT' and o.data.type == 'SUN':
            o.rotation_euler = V(d).to_track_quat('-Z', 'Y').to_euler()


def remove_at(x, y, z, dx=0.05, dy=1.3, dz=0.05):
    """Takes away what stands there, such as a bar that somebody now holds."""
    for o in list(bpy.context.scene.objects):
        if (
            abs(o.location.x - x) < dx
            and abs(o.location.y - y) < dy
            and abs(o.location.z - z) < dz
            and o.type == 'MESH'
        ):
            bpy.data.objects.remove(o)


def hold_barbell(w, plates):
    g = w['grip']
    c = (g['L'] + g['R']) / 2
    d = g['L'] - g['R']
    barbell(tuple(c), plates, math.degrees(math.atan2(d.y, d.x)))
    return c


def hold_kettlebell(w, lb=18, col='red'):
    """A kettlebell at the end of a swing, in line with the arms."""
    g = w['grip']
    c = (g['L'] + g['R']) / 2
    d = (c - (V(w['J']['upperarm01.L']) + V(w['J']['upperarm01.R'])) / 2).normalized()
    x = (g['L'] - g['R']).normalized()
    z = -(d - x * d.dot(x)).normalized()
    y = z.cross(x)
    r = kettle_radius(lb)
    o = kettle(lb, col).put()
    m = M((x, y, z)).transposed().to_4x4()
    m.translation = c
    o.matrix_world = m @ M.Translation((0, 0, -(r * 1.55 + 0.097)))


def laced_shoes(w, z, c='black', sole='rubw', lace='whitep', k=1.02):
    """The kit's own laced shoes, for close views of a person with shoes='kit' and socks."""
    from scene_traces import shoe

    for s, sx in (('L', 1), ('R', -1)):
        r, h = w['X']['foot.' + s]
        m = M([list(x) for x in r]).to_4x4()
        m.translation = V(h)
        o = shoe(c, sole, lace, k).put()
        o.matrix_world = m @ M.Rotation(R(7 * sx), 4, 'Z') @ M.Translation((0, -0.072, -(V(h).z - z)))


def boxing_gloves(w, c='leatherr'):
    """Boxing gloves over the fists."""
    for s, k in (('L', 1), ('R', -1)):
        r, h = w['X']['wrist.' + s]
        J = w['J']
        p = V(J['wrist.' + s])
        kn = (V(J['finger3-1.' + s]) + V(J['finger4-1.' + s])) / 2
        f = (kn - p).normalized()
        lat = V(J['finger2-1.' + s]) - V(J['finger5-1.' + s])
        lat = (lat - f * lat.dot(f)).normalized()
        o = glove(c, k).put()
        m = M((lat * k, f, -f.cross(lat) * k)).transposed().to_4x4()
        m.translation = p + f * 0.065
        o.matrix_world = m


@scene(
    'studio',
    dict(
        a=cam((0, -5.6, 1.15), (0, 0, 0.95), 24, 8, (0, 0, 1)),
        b=cam((0.8, 4.2, 1.3), (0, 0, 0.98), 62, 8, (0, 0, 1)),
    ),
    dict(key=0.2),
)
def studio(c):
    reset()
    slab(-6, 6, -6, 6, 0, 'floor2')
    slab(-6, 6, -6, 6, 4, 'ceil', 0.2, False)
    wall_y(6, -6, 6, 4, [], 'brickw')
    wall_y(-6, -6, 6, 4, [], 'brickw', side=-1)
    area((-3, -3, 3.6), (30, -25, 0), (2.4, 2.4), 260)
    area((3.5, 3.5, 3.4), (-35, 30, 0), (2, 2), 260)
    area((4, -2, 2.5), (0, 70, 0), (2, 2), 60)
    for i, n in enumerate(TEST['poses']):
        k = TEST['fig']
        w = person(
            [STRONG_MAN, STRONG_WOMAN, YOUNG_MAN, CHILD][k],
            wears=(
                (('shorts', 'char'), ('tee', 'black')) if k != 1 else (('leggings', 'black'), ('crop', 'red'))
            ),
            hair=TEST['hair'],
            pose=n,
            at=((i - (len(TEST['poses']) - 1) / 2) * 1.1, 0, 0),
            sim=TEST['sim'],
            print_=evo_print() if k == 0 else None,
        )
        if TEST['bar'] == 1:
            hold_barbell(w, ['20', '20'])
        if TEST['bar'] == 2:
            boxing_gloves(w)


TEST = dict(poses=['stand'], fig=0, hair=None, sim=False, bar=0)
# ---- main hall
views(
    'lift',
    busy=cam((-0.75, -1.1, 1.36), (-2.05, 9, 1.50), 24, 5.6, (-3.6, 5.5, 1.1), time='low', key=0.15),
    grip=cam(
        (-2.62, 5.12, 0.60), (-3.555, 5.965, 0.43), 60, 1.7, (-3.5, 5.86, 0.28), time='golden', key=0.135, **L
    ),
    pair=cam((-2.1, 10.0, 1.35), (7, 11.30, 1.62), 50, 1.2, (4.1, 11.0, 1.2), key=0.105),
    five=cam((0.1, 0.6, 1.18), (0.62, 12, 1.30), 38, 2.4, (0.55, 5.2, 1.1), time='golden', key=0.15),
)


@dress('lift')
def _(c):
    if c == 'busy':
        low_sun((-0.95, 0.16, -0.20))
        remove_at(-5.45, 6.15, 1.145)
        remove_at(-3.55, 6.15, 0.255, 0.3)
        remove_at(-3.7, 12.05, 0.255, 0.3)
        o = dict(res=0.02)
        w = person(
            STRONG_MAN,
            [('shorts', 'char'), ('tee', 'black')],
            'short',
            'squat',
            (-4.95, 6.15, 0.03),
            -90,
            print_=evo_print(),
            **o,
        )
        hold_barbell(w, ['25', '15'])
        a = (-3.15, 5.35, 0)
        person(
            YOUNG_MAN,
            [('shorts', 'black'), ('tee', 'grey')],
            'crop',
            'hips',
            a,
            turn_to(a, (-4.9, 6.2)),
            haircol='black',
            shoes='blue',
            **o,
        )
        w = person(
            STRONG_WOMAN,
            [('leggings', 'black'), ('fit', 'red')],
            'tail',
            'deadlift',
            (-3.83, 12.05, 0.03),
            -90,
            haircol='brown',
            over=dict(abs=dict(hand=(0.26, -0.11, 0.225))),
            **o,
        )
        hold_barbell(w, ['25', '10r'])
        person(
            OLDER_MAN,
            [('joggers', 'black'), ('tee', 'red')],
            'crop',
            'walk',
            (0.25, 8.3, 0.012),
            178,
            haircol='grey',
            print_=evo_print(),
            **o,
        )
        person(
            OLDER_WOMAN,
            [('leggings', 'char'), ('tee', 'black')],
            'bun',
            'walk',
            (0.98, 8.75, 0.012),
            182,
            haircol='brown',
            over=dict(
                foot_L=(0.075, 0.30, 0.075),
                foot_R=(-0.075, -0.30, 0.012),
                toes_L=(6, -42),
                toes_R=(8, 14),
                hand_L=(0.26, -0.26, 1.02),
                hand_R=(-0.27, 0.20, 0.93),
            ),
            **o,
        )
        a = (3.35, 8.9, 0)
        w = person(
            YOUNG_WOMAN,
            [('leggings', 'black'), ('crop', 'black')],
            'tail',
            'swing',
            a,
            70,
            haircol='black',
            **o,
        )
        hold_kettlebell(w)
    if c == 'grip':
        remove_at(-3.55, 6.15, 0.255, 0.3)
        w = person(
            {
                **STRONG_MAN,
                'fuzz': 1,
                'muscle': 0.9,
                'skin': 'middleage_caucasian_male',
                'more': {f'armslegs/{q}-lowerarm-muscle-incr': 0.9 for q in 'lr'},
            },
            [('shorts', 'black'), ('tee', 'char'), ('socks', 'white')],
            None,
            'deadlift',
            (-3.68, 6.15, 0.03),
            90,
            chalk=0.55,
            res=0.012,
            sub=2,
            shoes='kit',
            over=dict(abs=dict(hand=(0.29, -0.11, 0.225))),
        )
        laced_shoes(w, 0.03, 'blackm', k=1.10)
        hold_barbell(w, ['25', '20', '10r'])
    if c == 'pair':
        a = (4.05, 10.72, 0)
        b = (4.2, 11.55, 0)
        person(OLDER_MAN, [('joggers', 'black'), ('tee', 'black')], 'crop', 'crossed', a, 90, print_=None)
        person(
            OLDER_WOMAN,
            [('leggings', 'black'), ('tank', 'char')],
            'bun',
            'hips',
            b,
            84,
            haircol='brown',
            over=dict(neck=(0, 0, 14)),
        )
    if c == 'five':
        a = (0.98, 5.3, 0.012)
        b = (0.28, 5.15, 0.012)
        person(
            OLDER_MAN,
            [('shorts', 'black'), ('tee', 'red')],
            'short',
            'five_L',
            a,
            180,
            print_=evo_print(1.33),
            haircol='brown',
            over=dict(abs=dict(hand_L=(0.375, -0.05, 1.37)), neck=(8, 0, 26), spine=(2, 5, 10)),
        )
        person(
            CHILD,
            [('shorts', 'char'), ('tee', 'grey')],
            'short',
            'five_R',
            b,
            180,
            haircol='blond',
            over=dict(abs=dict(hand_R=(-0.30, -0.20, 1.35)), neck=(-14, 0, -30), spine=(0, -4, -8)),
        )


@scene(
    'bay',
    dict(
        walkin=cam((-1.9, 7.5, 1.32), (7, 4.35, 1.62), 32, 4.0, (4.4, 5.2, 1.2), key=0.11),
        out=cam((15.2, 3.2, 1.5), (5, 4.4, 1.7), 32, 5.6, (8.6, 4.1, 1.2), time='morning', key=0.16),
    ),
    dict(key=0.13, con=1.06, wb=0.012),
)
def bay(c):
    reset()
    scene_halls.hall(bare=1)
    scene_halls.kit_lift()
    scene_halls.mess_lift()
    if c == 'walkin':
        motion_blur(0.30)
        person(
            STRONG_MAN,
            [('joggers', 'black'), ('tee', 'char')],
            'short',
            'walk',
            (4.55, 4.75, 0),
            -90 + 8,
            moving=('walk2', (0, -0.30, 0.03)),
        )
        person(
            STRONG_WOMAN,
            [('leggings', 'black'), ('crop', 'red')],
            'tail',
            'walk',
            (5.6, 3.75, 0),
            -90 + 2,
            moving=('walk2', (0, -0.30, 0.03)),
            haircol='brown',
        )


# ---- boxing
views('ring', duel=cam((5.3, 0.12, 2.16), (-6, 0.22, 2.24), 42, 2.2, (-0.1, 0.1, 2.2), key=0.10))


@dress('ring')
def _(c):
    if c == 'duel':
        a = (-0.12, 0.60, 0.99)
        b = (-0.05, -0.42, 0.99)
        w = person(
            YOUNG_MAN, [('shorts', 'black')], 'crop', 'jab', a, turn_to(a, b), haircol='black', sweat=0.8
        )
        boxing_gloves(w)
        w = person(
            STRONG_MAN, [('shorts', 'red'), ('tank', 'black')], 'short', 'guard', b, turn_to(b, a), sweat=0.7
        )
        boxing_gloves(w, 'leather')


# ---- class
views(
    'group',
    crew=cam(
        (1.95, -3.15, 0.66), (-0.12, 2.0, 0.70), 38, 1.2, (1.25, -1.15, 0.28), time='morning', key=0.15, **L
    ),
)


@dress('group')
def _(c):
    if c == 'crew':
        q = (0.1, 1.1)
        for i, (p, who, wr, hr, po, hc) in enumerate(
            (
                (
                    (-1.55, 0.35),
                    YOUNG_WOMAN,
                    [('leggings', 'black'), ('fit', 'char')],
                    'tail',
                    'hips',
                    'black',
                ),
                (
                    (-0.55, -0.65),
                    STRONG_MAN,
                    [('shorts', 'char'), ('tee', 'black')],
                    'short',
                    'stand',
                    'dark',
                ),
                ((-0.1, 3.5), OLDER_MAN, [('joggers', 'black'), ('tee', 'red')], 'crop', 'crossed', 'grey'),
                ((-1.9, 2.5), STRONG_WOMAN, [('leggings', 'char'), ('fit', 'red')], 'bun', 'hips', 'brown'),
                ((2.3, 2.2), YOUNG_MAN, [('shorts', 'black'), ('tee', 'grey')], 'crop', 'weight', 'black'),
            )
        ):
            person(who, wr, hr, po, (p[0], p[1], 0), turn_to(p, q), haircol=hc, res=0.017)
        kettle(20, 'red').put((1.25, -1.15, 0), 30)


# ---- turf and street
def motion_blur(shutter):
    """Turns motion blur on: a person's `moving` pose is half a second later."""
    sc = bpy.context.scene
    sc.render.use_motion_blur = True
    sc.render.motion_blur_shutter = shutter
    sc.cycles.motion_blur_position = 'CENTER'
    sc.frame_set(1)


views('sports', sprint=cam((-1.35, -1.2, 0.82), (-1.2, 12, 1.22), 38, 2.2, (-1.4, 5.0, 1), key=0.17))


@dress('sports')
def _(c):
    if c == 'sprint':
        motion_blur(0.30)
        go = ('run2', (0, -0.32, 0.02))
        person(
            STRONG_WOMAN,
            [('leggings', 'black'), ('fit', 'red')],
            'tail',
            'run',
            (-2.15, 4.6, 0.016),
            182,
            moving=go,
            haircol='brown',
        )
        person(
            YOUNG_MAN,
            [('shorts', 'black'), ('tee', 'grey')],
            'crop',
            'run',
            (-0.45, 5.6, 0.016),
            178,
            moving=go,
            haircol='black',
            shoes='blue',
            print_=evo_print(),
        )


# ---- mats
def belt(w, top, z, col):
    """A belt around the piece of clothing `top` at height z."""
    P = [o for o in (w[top].matrix_world @ v.co for v in w[top].data.vertices) if abs(o.z - z) < 0.035]
    c = V((sum(p.x for p in P) / len(P), sum(p.y for p in P) / len(P), z))
    n = 56
    P = [p for p in P if (V((p.x, p.y, z)) - c).length < 0.24]
    r = [0.10] * n
    for p in P:
        i = int((math.atan2(p.y - c.y, p.x - c.x) / (2 * math.pi) * n) % n)
        r[i] = max(r[i], math.hypot(p.x - c.x, p.y - c.y))
    for _ in range(3):
        r = [(r[i - 1] + 2 * r[i] + r[(i + 1) % n]) / 4 for i in range(n)]
    b = B('belt')
    R_ = [
        [
            c
            + V(
                (
                    (r[i] + e) * math.cos(2 * math.pi * (i + 0.5) / n),
                    (r[i] + e) * math.sin(2 * math.pi * (i + 0.5) / n),
                    dz,
                )
            )
            for i in range(n)
        ]
        for e, dz in ((-0.004, -0.021), (0.006, -0.020), (0.008, 0), (0.006, 0.020), (-0.004, 0.021))
    ]
    b.add(
        [q for row in R_ for q in row],
        [
            [j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i]
            for j in range(4)
            for i in range(n)
        ],
        mat(col),
    )
    b.put()


views(
    'bjj',
    clinch=cam((4.6, 0.75, 1.30), (-6, -0.05, 1.52), 38, 2.0, (-0.2, 0, 1.2), time='golden', key=0.17),
)


@dress('bjj')
def _(c):
    if c == 'clinch':
        a = (-0.2, 0.50, 0.04)
        b = (-0.2, -0.50, 0.04)
        person(
            STRONG_MAN,
            [('shorts', 'char'), ('longfit', 'black')],
            'short',
            'clinch',
            a,
            turn_to(a, b),
            shoes=None,
        )
        person(
            OLDER_MAN,
            [('shorts', 'black'), ('longfit', 'red')],
            'crop',
            'clinch',
            b,
            turn_to(b, a),
            shoes=None,
            haircol='grey',
        )
