"""People at work: ropes, kettlebells, rings, Murph, a bow on the mats, the heavy bags and the trail."""

from scenes import *
from scene_views import dress, views, L
from scene_athletes import *

BLOND_MAN = dict(STRONG_MAN, skin='young_caucasian_male2', muscle=0.66, height=1.79, seed=11)
TALL_WOMAN = dict(YOUNG_WOMAN, muscle=0.62, height=1.74, seed=12)

POSES.update(
    ropes=dict(
        foot=(0.21, 0, 0),
        toes=(18, 0),
        knee=(0.4, -1, 0.1),
        hips=(0, 0.16, -0.17),
        hips_rot=(24, 0, 0),
        spine=(10, 0, 4),
        neck=(-18, 0, 0),
        hand_L=(0.22, -0.46, 1.30),
        hand_R=(-0.23, -0.42, 0.76),
        elbow=(0.7, 0.4, -0.8),
        girdle=0.25,
        **wrapped('L', (0, 0.6, 0.8), (0, -0.8, 0.6)),
        **wrapped('R', (0, 0.6, 0.8), (0, -0.8, 0.6)),
    ),
    hinge=dict(
        foot=(0.23, 0, 0),
        toes=(20, 0),
        knee=(0.35, -1, 0.1),
        hips=(0, 0.28, -0.20),
        hips_rot=(58, 0, 0),
        spine=(6, 0, 0),
        neck=(-30, 0, 0),
        hand=(0.035, 0.12, 0.70),
        grip=1,
        curl='grip',
        palm=(0, 1, 0),
        fingers=(-0.1, 0.1, -1),
        elbow=(1, 0.3, 0),
        girdle=0.15,
    ),
    support=dict(
        foot=(0.05, 0.16, 0.04),
        toes=(4, -58),
        hips_rot=(-3, 0, 0),
        spine=(-3, 0, 0),
        neck=(-4, 0, 0),
        elbow=(0.4, 1, 0),
        girdle=0.0,
        **wrapped('L', (0, -1, 0), (0, 0, -1)),
        **wrapped('R', (0, -1, 0), (0, 0, -1)),
    ),
    air_squat=dict(
        foot=(0.20, 0, 0),
        toes=(26, 0),
        hips=(0, 0.26, -0.46),
        hips_rot=(34, 0, 0),
        spine=(4, 0, 0),
        neck=(-28, 0, 0),
        knee=(0.62, -1, 0.2),
        hand=(0.14, -0.52, 1.12),
        palm=(-0.8, 0, -0.5),
        fingers=(0, -1, 0.1),
        elbow=(0.9, 0.2, -0.4),
        curl='flat',
        girdle=0.3,
    ),
    bow=dict(
        foot=(0.07, 0, 0),
        toes=(14, 0),
        hips=(0, 0.10, -0.02),
        hips_rot=(26, 0, 0),
        spine=(10, 0, 0),
        neck=(10, 0, 0),
        hand=(0.22, -0.20, 0.84),
        palm=(-0.7, 0.6, 0),
        fingers=(0, -0.15, -1),
        elbow=(0.6, 0.8, 0),
    ),
    pushup=dict(
        foot=(0.07, 0.96, 0.13),
        toes=(2, -66),
        knee=(0.1, -0.3, -1),
        hips=(0, 0.02, -0.49),
        hips_rot=(69, 0, 0),
        spine=(-2, 0, 0),
        neck=(-4, 0, 0),
        hand=(0.27, -0.50, 0.075),
        palm=(0, 0, -1),
        fingers=(0.1, -1, 0),
        elbow=(0.5, 1, 0.2),
        curl='flat',
        girdle=0.2,
    ),
    pushup_low=dict(
        foot=(0.07, 1.00, 0.13),
        toes=(2, -74),
        knee=(0.1, -0.3, -1),
        hips=(0, 0.02, -0.70),
        hips_rot=(82, 0, 0),
        spine=(-2, 0, 0),
        neck=(-8, 0, 0),
        hand=(0.30, -0.40, 0.075),
        palm=(0, 0, -1),
        fingers=(0.1, -1, 0),
        elbow=(0.7, 1, 0.6),
        curl='flat',
        girdle=0.2,
    ),
    pullup=dict(
        foot=(0.06, 0.28, 0.12),
        toes=(6, -52),
        knee=(0.1, -1, 0),
        hips_rot=(-6, 0, 0),
        spine=(-6, 0, 0),
        neck=(-10, 0, 0),
        hand=(0.34, -0.18, 1.66),
        grip=1,
        curl='grip',
        palm=(0, -1, 0),
        fingers=(0, 0.12, 1),
        elbow=(0.9, 0.2, -0.9),
        girdle=0.3,
    ),
    hands_up=dict(
        foot=(0.14, 0, 0),
        toes=(12, 0),
        hips=(0, 0, -0.01),
        hand=(0.10, 0.03, 1.74),
        palm=(0, -1, 0),
        fingers=(-1, 0, 0.2),
        elbow=(1, -0.1, 0.1),
        girdle=0.3,
    ),
)

# ---- class area
views(
    'group',
    ropes_on=cam((0.55, -3.9, 0.95), (-2.0, 3.2, 1.20), 32, 2.8, (-1.75, -0.6, 1.1), time='morning', key=0.15),
    swings=cam((4.5, 1.3, 1.10), (-5.5, 1.95, 1.38), 30, 2.2, (-0.8, 1.6, 1.0), time='morning', key=0.14),
    rings_up=cam((-1.15, -2.7, 0.95), (0.45, 1.4, 2.05), 30, 2.8, (0.28, 1.4, 2.0), time='morning', key=0.155),
)


def battle_rope(hand, stub, anchor, phase):
    """A battle rope in waves: from a hand down to its anchor; `stub` is the end that looks out of the fist."""
    points = [hand + stub]
    for i in range(161):
        t = i / 160
        p = hand.lerp(anchor, t)
        wave = 0.34 * math.sin(2 * math.pi * 3.0 * t + phase) * t / (0.07 + t) * math.exp(-2.4 * t)
        z = 0.024 + (hand.z - 0.024) * math.exp(-5.5 * t) + wave
        points.append(V((p.x, p.y, max(0.022, z if t < 0.97 else p.z))))
    b = B('rope')
    b.tube(points, 0.0215, mat('rope_k'), 12)
    b.cyl(hand + stub, hand - stub * 0.5, 0.0255, mat('redm'), 16)
    b.put()


def gym_ring(grip):
    """A wooden ring that a hand holds at its lowest point, on its strap."""
    b = B('ring')
    c = grip + V((0, 0, 0.115))
    n = [2 * math.pi * i / 48 for i in range(48)]
    b.tube([c + V((0, 0.115 * math.cos(t), 0.115 * math.sin(t))) for t in n], 0.0155, mat('oak'), 14, True)
    b.box((c.x, c.y, (c.z + 0.1 + 3.95) / 2), (0.038, 0.004, 3.85 - c.z), mat('nyl'), 0)
    b.put()


@dress('group')
def _(c):
    if c == 'ropes_on':
        clear('br', 'jump', 'rings')
        a = (-1.85, -0.75, 0)
        w = person(
            BLOND_MAN, [('shorts', 'black'), ('tee', 'red')], 'short', 'ropes', a, 180, haircol='dark', sweat=0.6
        )
        for s, phase in (('L', 0.4), ('R', 3.4)):
            x = 0.05 if s == 'R' else -0.05
            battle_rope(V(w['grip'][s]), V((0, -0.07, 0.09)), V((-1.9 + x, 6.42, 0.2)), phase)
        b = (1.25, 3.1, 0)
        person(
            OLDER_WOMAN,
            [('leggings', 'char'), ('tee', 'black')],
            'bun',
            'hands_up',
            b,
            174,
            haircol='brown',
            res=0.02,
        )
    if c == 'swings':
        clear('kb', 'br', 'jump', 'bottle', 'chalk')
        rows = (
            ((-0.55, 0.55), YOUNG_WOMAN, [('leggings', 'black'), ('tank', 'red')], 'tail', 'swing', 'black', 14),
            ((-1.75, 1.75), BLOND_MAN, [('shorts', 'char'), ('tee', 'grey')], 'short', 'hinge', 'dark', 20),
            ((-2.3, -0.75), OLDER_WOMAN, [('capri', 'char'), ('tee', 'white')], 'bun', 'swing', 'brown', 10),
        )
        for at, who, wears, hair, pose, col, lb in rows:
            w = person(who, wears, hair, pose, (*at, 0), 214, haircol=col)
            hold_kettlebell(w, lb)
        a = (0.5, 3.1, 0)
        person(
            OLDER_MAN,
            [('joggers', 'black'), ('tee', 'red')],
            'crop',
            'crossed',
            a,
            turn_to(a, (-1.6, 1.4)),
            haircol='grey',
        )
    if c == 'rings_up':
        clear('rings')
        k = STRONG_WOMAN['height'] / 1.76
        low = 0.79 * k
        w = person(
            STRONG_WOMAN,
            [('leggings', 'char'), ('fit', 'red')],
            'tail',
            'support',
            (0.275, 1.4, 1.80 - low),
            180,
            haircol='brown',
            over=dict(abs=dict(hand=(0.275, 0.0, low))),
        )
        for s in 'LR':
            gym_ring(V(w['grip'][s]))


# ---- Murph day
views(
    'murph',
    squats=cam((2.3, -4.1, 1.05), (-0.55, 5.5, 1.70), 27, 4.0, (0, 0.6, 0.9), time='morning'),
    pushups=cam((2.3, -3.2, 0.85), (-1.75, 5.5, 1.22), 28, 4.0, (0, 0.4, 0.5), time='morning'),
)


@dress('murph')
def _(c):
    if c == 'pushups':
        clear('kb', 'br', 'chalk', 'jump', 'rings')
        rows = (
            ((0.35, 0.1), TALL_WOMAN, [('leggings', 'char'), ('fit', 'red')], 'tail', 'pushup', 'black'),
            ((-1.15, 0.6), BLOND_MAN, [('shorts', 'olive'), ('tee', 'char')], 'short', 'pushup_low', 'dark'),
            ((-2.6, 1.5), OLDER_MAN, [('shorts', 'black'), ('tee', 'grey')], 'crop', 'pushup', 'grey'),
        )
        for i, (at, who, wears, hair, pose, col) in enumerate(rows):
            person(who, wears, hair, pose, (*at, 0), 176 + 3 * i, haircol=col, res=0.017)
    if c != 'squats':
        return
    clear('kb', 'br', 'chalk', 'jump', 'rings')
    rows = (
        ((-1.55, 0.5), BLOND_MAN, [('shorts', 'olive'), ('tee', 'char')], 'short', 'air_squat', 'dark'),
        ((0.05, 0.1), STRONG_WOMAN, [('leggings', 'black'), ('fit', 'red')], 'tail', 'air_squat', 'brown'),
        ((1.35, 0.95), YOUNG_MAN, [('shorts', 'black'), ('tee', 'grey')], 'crop', 'hands_up', 'black'),
        ((-2.9, 1.7), OLDER_WOMAN, [('capri', 'black'), ('tee', 'navy')], 'bun', 'air_squat', 'brown'),
        ((-0.65, 1.95), OLDER_MAN, [('shorts', 'char'), ('tee', 'black')], 'crop', 'air_squat', 'grey'),
    )
    for i, (at, who, wears, hair, pose, col) in enumerate(rows):
        deep = (1.0, 0.55, 1.0, 0.85, 1.0)[i]
        over = dict(hips=(0, 0.26 * deep, -0.46 * deep), hips_rot=(34 * deep, 0, 0)) if pose == 'air_squat' else {}
        person(who, wears, hair, pose, (*at, 0), 178 + 3 * (i % 3), haircol=col, res=0.017, over=over)


# ---- the pull-up bar of a rack
views('lift', pullup=cam((-1.9, 3.2, 1.32), (-5.6, 6.42, 1.84), 36, 2.8, (-5.2, 6.1, 1.9), time='low', key=0.15, **L))


@dress('lift')
def _(c):
    if c == 'pullup':
        low_sun((-0.95, 0.16, -0.20))
        remove_at(-5.45, 6.15, 1.145)
        k = BLOND_MAN['height'] / 1.76
        at = (-5.55 + 0.18 * k, 6.15, 2.69 - 1.66 * k)
        person(BLOND_MAN, [('shorts', 'olive'), ('tee', 'char')], 'short', 'pullup', at, -90, haircol='dark', sweat=0.6)


# ---- two in gis bow before a round
views('bjj', bow=cam((0.5, -5.4, 1.15), (0.05, 6, 1.30), 40, 2.2, (0, -0.6, 1.2), time='morning', key=0.24))


@dress('bjj')
def _(c):
    if c != 'bow':
        return
    a, b = (-0.78, -0.6, 0.04), (0.80, -0.45, 0.04)
    for who, hair, col, belt_col, at, to in (
        (YOUNG_WOMAN, 'bun', 'black', 'beltb', a, b),
        (OLDER_MAN, 'crop', 'grey', 'dark', b, a),
    ):
        w = person(
            who,
            [('joggers', 'white'), ('hoodie', 'white', dict(hem=-0.17))],
            hair,
            'bow',
            at,
            turn_to(at, to),
            shoes=None,
            haircol=col,
        )
        belt(w, 'hoodie', V(w['J']['spine04']).z - 0.01, belt_col)


# ---- heavy bags
views('ring', bagwork=cam((3.6, -4.9, 1.30), (6.5, 0.6, 1.62), 32, 2.2, (5.7, -1.9, 1.3), key=0.125))


@dress('ring')
def _(c):
    if c == 'bagwork':
        motion_blur(0.10)
        a = (5.62, -1.95, 0)
        w = person(
            STRONG_WOMAN,
            [('leggings', 'black'), ('tank', 'char')],
            'tail',
            'jab',
            a,
            turn_to(a, (6.6, -1.6)),
            haircol='brown',
            sweat=0.7,
        )
        boxing_gloves(w)


# ---- two who shadow-box in the ring
views('ring', rounds=cam((2.15, -2.50, 1.84), (-1.0, 1.1, 2.02), 27, 2.0, (0.75, -0.75, 2.2), key=0.12))


@dress('ring')
def _(c):
    if c != 'rounds':
        return
    motion_blur(0.10)
    a, b = (0.85, -0.75, 0.99), (-1.05, 0.85, 0.99)
    w = person(
        STRONG_WOMAN,
        [('shorts', 'black'), ('tank', 'red')],
        'tail',
        'guard',
        a,
        turn_to(a, (-0.35, 0.35)),
        haircol='brown',
        sweat=0.7,
    )
    boxing_gloves(w)
    w = person(
        BLOND_MAN, [('shorts', 'char'), ('tank', 'black')], 'short', 'jab', b, turn_to(b, (-2.0, 2.0)), haircol='dark'
    )
    boxing_gloves(w, 'leather')


# ---- the trail
def on_path(y, side=0.0):
    """The ground `side` meters right of the middle of the path."""
    bpy.context.view_layer.update()
    ground = next(o for o in bpy.data.objects if o.name == 'gnd')
    x = 0.9 * math.sin(y * 0.16) + 0.5 * math.sin(y * 0.071 + 1) - 0.42 + side
    hit, at, _, _ = ground.ray_cast(V((x, y, 60)), V((0, 0, -1)))
    return (x, y, at.z)


def uphill(y):
    """Which way a runner on the path is turned to go up the hill."""
    a, b = on_path(y - 0.4), on_path(y + 0.4)
    return math.degrees(math.atan2(b[0] - a[0], -(b[1] - a[1])))


views(
    'trail',
    run=cam((1.55, 4.9, 1.75), (1.1, 17, 2.15), 34, 5.6, (1.2, 10.5, 1.4), time='golden', **L),
    climb=cam((-1.75, 0.6, 1.55), (3.4, 30, 4.3), 30, 8.0, (1.6, 12, 1), time='golden', **L),
)


@dress('trail')
def _(c):
    if c not in ('run', 'climb'):
        return

    motion_blur(0.10)
    y0 = 10.2 if c == 'run' else 11.5
    go = ('run2', (0, -0.32, 0.06))
    for who, wears, hair, col, y, side, pose in (
        (TALL_WOMAN, [('leggings', 'black'), ('fit', 'red')], 'tail', 'black', y0, -0.28, 'run'),
        (OLDER_MAN, [('shorts', 'char'), ('tee', 'grey')], 'crop', 'grey', y0 + 1.3, 0.30, 'run'),
        (YOUNG_MAN, [('shorts', 'black'), ('tee', 'navy')], 'crop', 'black', y0 + 4.6, -0.10, 'run'),
    ):
        person(who, wears, hair, pose, on_path(y, side), uphill(y), moving=go, haircol=col, res=0.018)


# ---- over the hurdles
POSES.update(
    hurdle=dict(
        foot_L=(0.07, -0.80, 0.74),
        toes_L=(2, 62),
        knee_L=(0.1, -1, 0.5),
        foot_R=(-0.44, 0.30, 0.60),
        toes_R=(72, -10),
        knee_R=(-1, -0.25, 0.35),
        hips_rot=(26, -6, -8),
        spine=(14, 0, 12),
        neck=(-24, 0, 0),
        hand_R=(-0.02, -0.62, 1.22),
        elbow_R=(-0.7, 0.1, -0.8),
        palm_R=(0.3, 0, -1),
        fingers_R=(0.2, -1, 0.1),
        hand_L=(0.36, 0.24, 1.02),
        elbow_L=(0.6, 1, 0.3),
        palm_L=(-1, 0, 0.1),
        fingers_L=(-0.1, -1, -0.4),
        curl='cup',
        girdle=0.3,
    ),
)

views('sports', hurdler=cam((1.5, 1.5, 0.72), (-0.65, 10.24, 1.15), 36, 3.2, (-0.7, 6.3, 1.2), time='morning', key=0.16))


def track_hurdle(h=0.76):
    """A hurdle of the track: its feet point to the runner, who comes along y."""
    b = B('hurdle')
    for s in (1, -1):
        b.beam((s * 0.56, 0.02, 0.03), (s * 0.56, -0.62, 0.03), 0.045, 0.045, mat('blackm'))
        b.beam((s * 0.56, 0, 0.03), (s * 0.56, 0, h - 0.03), 0.040, 0.030, mat('galv'))
    b.beam((-0.56, 0, 0.09), (0.56, 0, 0.09), 0.03, 0.03, mat('galv'))
    b.box((0, 0, h - 0.035), (1.18, 0.022, 0.07), mat('whitep'), 0.006)
    for x in (-0.50, 0, 0.50):
        b.box((x, 0, h - 0.035), (0.19, 0.0235, 0.071), mat('redm'), 0.004)
    return b


@dress('sports')
def _(c):
    if c != 'hurdler':
        return
    clear('sled', 'plate', 'sign', 'cone', 'hur', 'lad', 'cage', 'net', 'pit', 'bb', 'balls', 'plyo')
    stripe = B('stripe')
    stripe.box((0.6, 26.98, 1.56), (16.4, 0.03, 0.10), mat('redm'), 0)
    stripe.put()
    for y in (6.45, 13.2, 19.9):
        track_hurdle().put((-0.75, y, 0.016))
    motion_blur(0.08)
    person(
        dict(STRONG_WOMAN, muscle=0.72, weight=0.4, height=1.72, tint=(0.36, 0.25, 0.19), race='african', age=22, seed=31),
        [('shorts', 'navy'), ('fit', (0.62, 0.60, 0.56))],
        'braid',
        'hurdle',
        (-0.75, 6.22, 0.20),
        180,
        haircol='black',
        moving=('hurdle', (0, -0.10, -0.02)),
        sweat=0.5,
    )
