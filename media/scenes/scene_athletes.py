"""More people in the rooms: one athlete per sport, a class, the founders."""

from scenes import *
from scene_views import dress, views, L
from scene_people import *
from accessories import headband
import scene_close, scene_extra, scene_traces  # their set-ups come first, for like()


def clear(*names):
    """Takes away every object whose name starts with one of the names."""
    for o in list(bpy.context.scene.objects):
        if o.name.startswith(names) and o.type == 'MESH':
            bpy.data.objects.remove(o)


def in_hand(w, side, prop, along=(0, 0, 0)):
    """Puts a prop into a hand, its x axis across the palm."""
    joints = w['J']
    x = (V(joints[f'finger2-1.{side}']) - V(joints[f'finger5-1.{side}'])).normalized()
    z = V(joints[f'finger3-1.{side}']) - V(joints[f'wrist.{side}'])
    z = (z - x * z.dot(x)).normalized()
    m = M((x, z.cross(x), z)).transposed().to_4x4()
    m.translation = w['grip'][side] + x * along[0]
    o = prop.put()
    o.matrix_world = m
    return o


def like(name, **cameras):
    """Sets a room up for a new camera as it is for one that exists: like('sports', spike='volley')."""
    old = SCENES[name]['build']

    def build(c):
        old(cameras.get(c, c))

    SCENES[name]['build'] = build


def wrapped(side, along, fingers):
    """The pose of a hand that holds a round handle: `along` is where its thumb side points."""
    a = unit(np.array(along, float))
    f = np.array(fingers, float)
    f = unit(f - a * (f @ a))
    palm = np.cross(f, a) if side == 'L' else np.cross(a, f)
    return {f'fingers_{side}': f, f'palm_{side}': palm, f'curl_{side}': 'grip', f'grip_{side}': 1}


def two_handed(low, along, gap=0.09, low_hand='L', fingers=((-0.8, -0.3, 0.3), (0.6, -0.6, 0.1))):
    """Both hands around one handle: the lower hand holds it at `low`, `along` leads to its far end."""
    a = unit(np.array(along, float))
    high_hand = 'R' if low_hand == 'L' else 'L'
    pose = {f'hand_{low_hand}': np.array(low, float), f'hand_{high_hand}': np.array(low, float) + a * gap}
    pose.update(wrapped('L', a, fingers[0]))
    pose.update(wrapped('R', a, fingers[1]))
    return pose


def held(w, prop, low_hand, below=0.08):
    """Puts a long prop, built along z, into two hands."""
    low, high = w['grip'][low_hand], w['grip']['R' if low_hand == 'L' else 'L']
    z = (high - low).normalized()
    x = V((1, 0, 0)) if abs(z.x) < 0.8 else V((0, 1, 0))
    x = (x - z * x.dot(z)).normalized()
    m = M((x, z.cross(x), z)).transposed().to_4x4()
    m.translation = low - z * below
    o = prop.put()
    o.matrix_world = m
    return o


def helmet(w, c='black', flap='L'):
    """A batting helmet on somebody's head; its flap covers one ear."""
    r, at = w['X']['head']
    m = M([list(x) for x in r]).to_4x4()
    m.translation = V(at)
    m = m @ M.Translation((0, -0.018, 0.088))
    b = B('helmet')
    rim = [(math.cos(R(i)), math.sin(R(i))) for i in range(-14, 91, 4)]
    b.lathe([(max(1e-4, x), z) for x, z in rim], mat(c), M.Diagonal((0.098, 0.122, 0.118, 1)), 48)
    b.box((0, -0.150, 0.012), (0.150, 0.110, 0.008), mat(c), 0.003, (8, 0, 0))
    b.box((0.093 if flap == 'L' else -0.093, -0.012, -0.050), (0.012, 0.085, 0.085), mat(c), 0.005)
    b.put().matrix_world = m


POSES.update(
    spike=dict(
        foot_L=(0.10, 0.38, 0.24),
        foot_R=(-0.10, 0.56, 0.34),
        toes_L=(6, -62),
        toes_R=(8, -75),
        knee=(0.15, -1, 0.1),
        hips_rot=(-8, 0, -14),
        spine=(-14, 0, -18),
        neck=(-8, 0, 20),
        hand_L=(0.24, -0.34, 1.98),
        elbow_L=(0.8, -0.2, -0.6),
        palm_L=(-0.4, -0.9, 0),
        fingers_L=(0, -0.35, 1),
        hand_R=(-0.34, 0.22, 1.72),
        elbow_R=(-0.9, 0.3, 0.6),
        palm_R=(0.2, -1, 0.1),
        fingers_R=(-0.1, 0.5, 1),
        curl='open',
        girdle=0.35,
    ),
    shot=dict(
        foot_L=(0.10, 0.14, 0.04),
        foot_R=(-0.10, 0.25, 0.08),
        toes_L=(6, -42),
        toes_R=(8, -52),
        knee=(0.15, -1, 0.1),
        hips_rot=(-3, 0, 8),
        spine=(-5, 0, 6),
        neck=(-14, 0, -4),
        hand_R=(-0.13, -0.22, 2.06),
        elbow_R=(-0.3, -1, -0.2),
        palm_R=(0.1, -0.35, -1),
        fingers_R=(0, -1, 0.15),
        hand_L=(0.13, -0.20, 1.86),
        elbow_L=(0.7, -0.7, -0.3),
        palm_L=(-1, -0.1, 0.1),
        fingers_L=(0, -0.25, 1),
        curl='open',
        girdle=0.4,
    ),
    strike=dict(
        foot_L=(0.15, -0.10, 0),
        toes_L=(8, 0),
        foot_R=(-0.16, 0.70, 0.48),
        toes_R=(20, -72),
        knee_L=(0.2, -1, 0.1),
        knee_R=(-0.35, -1, -0.2),
        hips=(0.03, 0.02, -0.06),
        hips_rot=(6, -8, 22),
        spine=(4, 8, -26),
        neck=(20, 0, 6),
        hand_L=(0.58, -0.20, 1.34),
        elbow_L=(0.5, 0.9, -0.3),
        hand_R=(-0.46, 0.34, 1.20),
        elbow_R=(-0.6, 0.9, 0.2),
        palm=(-0.3, 0.2, -1),
        fingers_L=(1, -0.4, 0.1),
        fingers_R=(-0.8, 0.5, -0.2),
        curl='open',
        girdle=0.2,
    ),
    catch=dict(
        foot_L=(0.12, -0.10, 0.40),
        foot_R=(-0.10, 0.44, 0.14),
        toes_L=(6, -18),
        toes_R=(8, -66),
        knee=(0.15, -1, 0.1),
        hips_rot=(-4, 0, 6),
        spine=(-8, 0, -4),
        neck=(-16, 0, 0),
        hand=(0.115, -0.17, 2.10),
        elbow=(0.9, -0.5, -0.3),
        palm=(-0.62, -0.75, 0.1),
        fingers=(-0.30, -0.2, 1),
        curl='cup',
        girdle=0.45,
    ),
    bat=dict(
        foot_L=(0.24, -0.05, 0),
        foot_R=(-0.26, 0.0, 0),
        toes_L=(18, 0),
        toes_R=(4, 0),
        knee=(0.25, -1, 0.1),
        hips=(-0.04, 0.10, -0.13),
        hips_rot=(22, 0, 0),
        spine=(10, 0, -14),
        neck=(-14, 0, 74),
        elbow_L=(0.2, -0.5, -0.9),
        elbow_R=(-0.9, 0.5, -0.25),
        girdle=0.3,
        **two_handed((-0.13, -0.24, 1.36), (-0.42, 0.28, 0.86)),
    ),
    tie_up=dict(
        foot_L=(0.13, -0.22, 0),
        foot_R=(-0.17, 0.22, 0),
        toes_L=(8, 0),
        toes_R=(36, -10),
        knee=(0.3, -1, 0),
        hips=(0, 0.14, -0.20),
        hips_rot=(32, 0, -8),
        spine=(14, 0, 0),
        neck=(-30, 0, 10),
        hand_R=(-0.08, -0.60, 1.10),
        elbow_R=(-0.7, 0.2, -1),
        palm_R=(0.6, -0.5, -0.6),
        fingers_R=(0.3, -1, 0.1),
        hand_L=(0.24, -0.48, 0.98),
        elbow_L=(0.7, 0.3, -0.9),
        palm_L=(-0.7, -0.2, -0.5),
        fingers_L=(-0.2, -1, 0.15),
        curl='cup',
        girdle=0.25,
    ),
    press=dict(
        foot=(0.15, 0, 0),
        toes=(14, 0),
        hand=(0.25, 0.02, 2.02),
        grip=1,
        curl='grip',
        palm=(0, -1, 0),
        fingers=(0, 0.12, 1),
        elbow=(1, -0.1, -0.2),
        spine=(-3, 0, 0),
        neck=(-4, 0, 0),
        girdle=0.35,
    ),
    rack=dict(
        foot=(0.15, 0, 0),
        toes=(14, 0),
        hand=(0.22, -0.13, 1.50),
        grip=1,
        curl='grip',
        palm=(-0.5, -0.9, 0),
        fingers=(0, 0.1, 1),
        elbow=(0.6, -0.1, -1),
        spine=(-2, 0, 0),
        neck=(0, 0, 0),
        girdle=0.1,
    ),
)

# ---- main hall
views('lift', atbar=cam((-1.3, 10.85, 1.0), (7, 11.4, 1.62), 35, 2.2, (2.6, 11.2, 1.4), key=0.12))


@dress('lift')
def _(c):
    if c == 'atbar':
        w = person(
            STRONG_WOMAN,
            [('leggings', 'black'), ('fit', 'black')],
            'tail',
            'overhead',
            (2.7, 11.2, 0),
            90,
            haircol='brown',
        )
        hold_barbell(w, ['10r', '15'])
        plyo().put((0.75, 10.3, 0), 14)
        chalkbucket().put((0.68, 10.22, 0.612), 20)


# ---- class
views(
    'group',
    press=cam((1.1, -4.3, 1.30), (-0.55, 4, 1.42), 26, 3.2, (0.2, 0.4, 1.2), time='morning', key=0.16),
)


@dress('group')
def _(c):
    if c == 'press':
        clear('kb', 'br', 'chalk', 'jump', 'rope', 'bottle')
        rows = (
            (
                (-1.75, -0.35),
                YOUNG_WOMAN,
                [('leggings', 'black'), ('tank', 'grey')],
                'tail',
                'press',
                'black',
                'run',
            ),
            (
                (-0.15, -0.75),
                OLDER_MAN,
                [('shorts', 'char'), ('tee', 'black')],
                'short',
                'press',
                'grey',
                'run',
            ),
            (
                (1.65, -0.2),
                OLDER_WOMAN,
                [('leggings', 'char'), ('tee', 'red')],
                'bun',
                'press',
                'brown',
                'blue',
            ),
            (
                (-1.95, 1.6),
                YOUNG_MAN,
                [('shorts', 'black'), ('tee', 'grey')],
                'crop',
                'press',
                'black',
                'run',
            ),
            (
                (0.9, 1.5),
                STRONG_WOMAN,
                [('capri', 'black'), ('fit', 'navy')],
                'tail',
                'press',
                'blond',
                'run',
            ),
            (
                (2.5, 1.75),
                STRONG_MAN,
                [('shorts', 'olive'), ('tee', 'char')],
                'short',
                'press',
                'dark',
                'run',
            ),
        )
        for i, (at, who, wears, hair, pose, col, shoes) in enumerate(rows):
            w = person(
                who,
                wears,
                hair,
                pose,
                (*at, 0),
                180 + (4, -3, 2, -2, 3, 0)[i],
                haircol=col,
                res=0.017,
                shoes=shoes,
                print_=evo_print() if i == 1 else None,
                over=dict(hand=(0.25 + 0.01 * (i % 3), 0.02, (2.0, 2.03, 1.94, 2.02, 2.0, 1.9)[i])),
            )
            for s in 'LR':
                in_hand(w, s, dbell((5, 20, 5, 20, 10, 15)[i]))
        person(
            dict(STRONG_MAN, skin='young_caucasian_male2', seed=9, muscle=0.7, height=1.80),
            [('joggers', 'black'), ('tee', 'red')],
            'crop',
            'hips',
            (0.25, 5.2, 0),
            0,
            haircol='dark',
            res=0.02,
        )


# ---- outdoor track
views(
    'stairs', sprinter=cam((-6.3, -6.3, 0.50), (-1.2, -1.3, 1.36), 38, 3.5, (-3.1, -3.0, 0.9), time='morning')
)


@dress('stairs')
def _(c):
    if c == 'sprinter':
        motion_blur(0.14)
        person(
            dict(STRONG_WOMAN, muscle=0.66, weight=0.36),
            [('shorts', 'black'), ('fit', 'red')],
            'tail',
            'run',
            (-3.1, -3.03, 0.03),
            92,
            moving=('run2', (0, -0.32, 0.02)),
            haircol='brown',
        )


# ---- sports hall
views(
    'sports',
    spike=cam((1.0, 5.2, 0.62), (-1.0, 10.0, 1.60), 27, 5.6, (-0.6, 9.0, 1.8), time='morning', key=0.15),
    shot=cam((-0.3, 9.9, 0.80), (-6.2, 14.4, 2.02), 28, 5.6, (-4.0, 12.9, 1.8), time='golden'),
    strike=cam(
        (-3.9, 13.4, 0.62), (-1.75, 20.6, 1.16), 34, 5.6, (-2.4, 17.3, 0.9), time='morning', key=0.115
    ),
    swing=cam((5.5, 23.2, 1.12), (6.75, 16, 1.20), 38, 4.0, (7.2, 19.1, 1.1), key=0.15),
    catch=cam((0.8, 0.3, 0.42), (-4.4, 9.0, 1.75), 30, 4.0, (-1.75, 4.6, 1.6), time='morning', key=0.15),
)
like('sports', spike='volley', shot='hoop', strike='soccer', swing='baseball', catch='catch')


@dress('sports')
def _(c):
    from scene_extra import sball, football

    if c == 'spike':
        motion_blur(0.12)
        person(
            YOUNG_WOMAN,
            [('shorts', 'black'), ('tee', 'white')],
            'tail',
            'spike',
            (-0.55, 9.15, 0.50),
            176,
            haircol='black',
        )
        sball(0.105, 'volley').put((-0.22, 9.42, 2.66), 40)
    if c == 'shot':
        a = (-3.95, 12.95, 0.30)
        t = turn_to(a, (-6.6, 14.4))
        person(
            YOUNG_MAN,
            [('shorts', 'red'), ('tank', 'black')],
            'crop',
            'shot',
            a,
            t,
            haircol='black',
            shoes='blue',
        )
        d = unit(np.array([-6.6 + 3.95, 14.4 - 12.95, 0]))
        sball(0.12, 'basket').put((a[0] + d[0] * 0.62, a[1] + d[1] * 0.62, 2.72), 30)
    if c == 'strike':
        clear('ball', 'cone')
        scene_extra.astro(-5.9, 13.9, 2.1, 16.9, m='turfp')
        motion_blur(0.12)
        person(
            STRONG_WOMAN,
            [('shorts', 'black'), ('tee', 'grey')],
            'tail',
            'strike',
            (-2.4, 17.2, 0.016),
            188,
            haircol='brown',
        )
        sball(0.11, 'soccer').put((-2.30, 17.36, 0.016), 30)
        sball(0.11, 'soccer').put((-0.6, 18.9, 0.016), 130)
    if c == 'swing':
        clear('tee', 'bat')
        w = person(
            dict(STRONG_MAN, skin='young_caucasian_male2'),
            [('joggers', 'grey'), ('tee', 'red')],
            'short',
            'bat',
            (7.28, 19.05, 0.016),
            -90,
            haircol='dark',
        )
        b = B('bat')
        b.lathe(
            [
                (1e-4, 0),
                (0.022, 0.0),
                (0.025, 0.006),
                (0.024, 0.014),
                (0.014, 0.03),
                (0.0128, 0.10),
                (0.0132, 0.25),
            ],
            mat('grey'),
            None,
            28,
        )
        b.lathe(
            [
                (0.0132, 0.25),
                (0.018, 0.42),
                (0.026, 0.55),
                (0.0325, 0.68),
                (0.0335, 0.78),
                (0.031, 0.83),
                (0.022, 0.846),
                (1e-4, 0.85),
            ],
            mat('postw'),
            None,
            28,
        )
        held(w, b, 'L')
        helmet(w)
    if c == 'catch':
        clear('sled', 'plate', 'sign', 'cone', 'hur', 'lad')
        stripe = B('stripe')
        stripe.box((0.6, 26.98, 1.56), (16.4, 0.03, 0.10), mat('redm'), 0)
        stripe.put()
        motion_blur(0.10)
        w = person(
            STRONG_MAN,
            [('shorts', 'black'), ('tee', 'char')],
            'short',
            'catch',
            (-1.75, 4.6, 0.30),
            turn_to((0.8, 0.3), (-4.4, 9.0)) + 6,
            print_=evo_print(),
        )
        l, r = V(w['J']['finger3-1.L']), V(w['J']['finger3-1.R'])
        o = football().put()
        o.matrix_world = (
            M.Translation((l + r) / 2 + V((0, 0.03, 0.10)))
            @ M.Rotation(R(70), 4, 'Z')
            @ M.Rotation(R(18), 4, 'Y')
        )


POSES.update(
    climb=dict(
        hips_rot=(-4, 0, 4),
        spine=(-4, 0, -4),
        neck=(-16, 0, 6),
        elbow_L=(0.6, 0.5, -1),
        elbow_R=(-0.7, 0.4, -0.6),
        palm=(0, -1, -0.1),
        fingers=(0, -0.35, 1),
        curl='grip',
        knee_L=(0.7, -1, 0.1),
        knee_R=(-1, 0.15, 0.35),
        toes_L=(24, 4),
        toes_R=(34, 8),
        girdle=0.4,
    ),
    recline=dict(
        hips_rot=(-45, 0, 0),
        spine=(2, 0, 0),
        neck=(6, 0, 30),
        toes=(4, 70),
        knee=(0.1, -0.3, 1),
        elbow=(1, 0.1, -0.6),
        palm=(-0.15, -0.1, -1),
        fingers=(-0.2, -1, -0.12),
        curl='relax',
        girdle=0.05,
    ),
    serve=dict(
        foot=(0.14, 0, 0),
        hips=(0, 0.06, -0.01),
        hips_rot=(24, 0, 0),
        spine=(16, 0, 0),
        neck=(14, 0, 0),
        elbow=(0.8, 0.4, -0.6),
        palm=(-1, -0.10, 0.25),
        fingers=(-0.12, -1, -0.12),
        curl='cup',
        girdle=0.2,
    ),
    carry=dict(
        foot_L=(0.075, -0.22, 0.005),
        foot_R=(-0.075, 0.24, 0.06),
        toes_L=(6, 8),
        toes_R=(8, -34),
        knee=(0.05, -1, 0.1),
        hips=(0, 0, -0.035),
        spine=(-2, 0, 0),
        neck=(0, 0, 0),
        hand=(0.27, -0.02, 0.74),
        grip=1,
        curl='grip',
        palm=(-1, 0.05, 0),
        fingers=(0, -0.05, -1),
        elbow=(0.5, 1, 0),
    ),
    cheer=dict(
        foot_L=(0.09, -0.18, 0.01),
        foot_R=(-0.09, 0.22, 0.05),
        toes_L=(6, 6),
        toes_R=(8, -30),
        hips=(0, 0, -0.03),
        spine=(-6, 0, 0),
        neck=(-8, 0, 0),
        hand=(0.42, -0.04, 1.94),
        palm=(0, -1, 0),
        fingers=(0.25, -0.05, 1),
        elbow=(1, 0.3, -0.2),
        curl='open',
        girdle=0.45,
    ),
)


def towel_on_eyes(w, c='fabw'):
    """A folded towel over somebody's eyes."""
    r, at = w['X']['head']
    m = M([list(x) for x in r]).to_4x4()
    m.translation = V(at)
    b = B('towel')
    angles = [R(a) for a in range(-80, 81, 5)]
    for z0, z1, r0 in ((0.045, 0.125, 0.116), (0.052, 0.118, 0.122)):
        rim = [
            V((0.80 * r0 * math.sin(a), -0.030 - r0 * math.cos(a), z))
            for z in (z0, (z0 + z1) / 2, z1)
            for a in angles
        ]
        n = len(angles)
        b.add(
            rim,
            [
                [j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i]
                for j in (0, 1)
                for i in range(n - 1)
            ],
            mat(c),
        )
    o = b.put()
    o.matrix_world = m
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.006


# ---- recovery room
views(
    'recovery',
    boots_on=cam((-1.95, -2.60, 1.45), (-0.66, 0.80, 0.62), 34, 2.0, (-0.90, -0.45, 0.60), key=0.12, **L),
)


@dress('recovery')
def _(c):
    if c == 'boots_on':
        w = person(
            OLDER_MAN,
            [('shorts', 'black'), ('tee', 'grey')],
            'short',
            'recline',
            (-0.85, 0.55, 0),
            6,
            haircol='grey',
            shoes=None,
            over=dict(abs=dict(hips=(0, -0.05, -0.37), foot=(0.155, -1.05, 0.45), hand=(0.20, -0.10, 0.785))),
        )
        towel_on_eyes(w)


# ---- boxing ring
views(
    'ring',
    shadow=cam((1.50, -2.55, 1.86), (-1.27, 0.17, 2.30), 26, 2.0, (0.30, -0.60, 2.2), key=0.12),
    corner_duel=cam((1.62, -2.50, 2.02), (-0.42, 0.45, 2.08), 26, 1.4, (0.40, -0.80, 2.2), key=0.12),
)


@dress('ring')
def _(c):
    if c == 'shadow':
        # a wall without words: a headline stands in front of it
        clear('sign')
        stripe = B('stripe')
        stripe.box((0, 8.99, 1.55), (16, 0.012, 0.09), mat('redm'), 0)
        stripe.put()
        motion_blur(0.12)
        a = (0.30, -0.60, 0.99)
        w = person(
            YOUNG_MAN,
            [('shorts', 'red')],
            'crop',
            'jab',
            a,
            turn_to(a, (-0.75, 0.25)),
            haircol='black',
            sweat=0.9,
        )
        boxing_gloves(w, 'leather')
        headband(w, 'white')
        # a lamp on the wall, or his dark head is lost in front of it
        area((2.5, 6.2, 4.6), (62, 0, 0), (7, 1), 260, (1, 0.93, 0.84), gloss=False)
    if c == 'corner_duel':
        motion_blur(0.12)
        a, b = (0.40, -0.80, 0.99), (-0.50, -0.22, 0.99)
        w = person(
            YOUNG_MAN, [('shorts', 'red')], 'crop', 'jab', a, turn_to(a, b), haircol='black', sweat=0.9
        )
        boxing_gloves(w, 'leather')
        w = person(
            STRONG_WOMAN,
            [('shorts', 'black'), ('tank', 'char')],
            'bun',
            'guard',
            b,
            turn_to(b, a),
            sweat=0.6,
            haircol='brown',
            over=dict(hand_L=(0.07, -0.34, 1.52), hand_R=(-0.09, -0.26, 1.50), neck=(20, 0, 26)),
        )
        boxing_gloves(w)


# ---- street
views(
    'front',
    finishers=cam((-7.6, -15.4, 1.30), (-4.2, -4.5, 2.05), 30, 4.0, (-5.0, -10.4, 1.2), time='morning'),
)
like('front', finishers='finish')


@dress('front')
def _(c):
    if c == 'finishers':
        motion_blur(0.14)
        go = ('run2', (0, -0.32, 0.02))
        person(
            YOUNG_WOMAN,
            [('leggings', 'black'), ('fit', 'red')],
            'tail',
            'run',
            (-5.55, -10.6, -0.02),
            184,
            moving=go,
            haircol='black',
        )
        person(
            OLDER_MAN,
            [('shorts', 'char'), ('tee', 'grey')],
            'crop',
            'run',
            (-4.35, -11.3, -0.02),
            176,
            moving=go,
            haircol='grey',
            shoes='blue',
        )
        person(
            CHILD,
            [('shorts', 'black'), ('tee', 'navy')],
            'short',
            'cheer',
            (-6.35, -9.4, -0.02),
            180,
            haircol='blond',
        )
        person(
            OLDER_WOMAN,
            [('capri', 'black'), ('tee', 'white')],
            'bun',
            'cheer',
            (-5.0, -7.1, -0.02),
            178,
            haircol='brown',
            res=0.02,
        )


POSES.update(
    lunge=dict(
        foot_L=(0.10, -0.46, 0),
        foot_R=(-0.10, 0.58, 0.12),
        toes_L=(4, 0),
        toes_R=(4, -52),
        knee=(0.12, -1, 0.1),
        hips=(0, 0.01, -0.36),
        hips_rot=(4, 0, 0),
        spine=(-2, 0, 0),
        hand=(0.29, 0.0, 0.40),
        grip=1,
        curl='grip',
        palm=(-1, 0.05, 0),
        fingers=(0, -0.05, -1),
        elbow=(0.5, 1, 0),
    ),
    watch=dict(
        foot_L=(0.12, -0.10, 0),
        foot_R=(-0.14, 0.06, 0),
        toes=(18, 0),
        hips_rot=(6, 0, 0),
        spine=(10, 0, 6),
        neck=(14, 0, -22),
        hand_L=(0.10, -0.27, 1.10),
        elbow_L=(0.8, 0.3, -1),
        palm_L=(-0.2, 0.2, 1),
        fingers_L=(-1, -0.4, 0),
        hand_R=(-0.34, -0.34, 1.02),
        elbow_R=(-0.6, 0.6, -1),
        palm_R=(0.3, -0.2, -1),
        fingers_R=(-0.4, -1, -0.1),
        girdle=0.1,
    ),
    push=dict(
        foot_L=(0.11, -0.06, 0.005),
        foot_R=(-0.11, 0.76, 0.11),
        toes_L=(6, 0),
        toes_R=(6, -46),
        knee=(0.15, -1, 0.1),
        hips=(0, 0.16, -0.20),
        hips_rot=(50, 0, 0),
        spine=(6, 0, 0),
        neck=(-26, 0, 0),
        elbow=(1, 0.4, -0.4),
        girdle=0.3,
        **wrapped('L', (0, 0, 1), (0.1, -1, 0)),
        **wrapped('R', (0, 0, 1), (-0.1, -1, 0)),
    ),
    upstairs=dict(
        foot_L=(0.09, -0.40, 0.34),
        foot_R=(-0.09, 0.34, 0.11),
        toes_L=(4, 0),
        toes_R=(4, -44),
        knee=(0.05, -1, 0.2),
        hips=(0, -0.06, -0.02),
        hips_rot=(16, 0, 10),
        spine=(4, 0, -24),
        neck=(-10, 0, 10),
        hand_L=(0.24, 0.20, 1.10),
        hand_R=(-0.12, -0.38, 1.24),
        elbow_L=(0.5, 1, 0.2),
        elbow_R=(-0.7, 0.5, -1),
        palm=(-1, 0, 0.1),
        fingers_L=(-0.1, -1, -0.4),
        fingers_R=(0.3, -0.5, 0.9),
        curl='cup',
    ),
)

views(
    'lift',
    lunge=cam((-0.9, -0.9, 1.05), (0.85, 9, 1.12), 36, 2.4, (0.3, 4.3, 0.9), time='golden', key=0.15),
    above=cam((-6.2, -1.6, 3.9), (1.2, 11, 0.9), 24, 5.6, (-3.0, 6, 0.8), time='low', key=0.16, **L),
)
like('lift', above='busy')


@dress('lift')
def _(c):
    if c == 'lunge':
        w = person(
            OLDER_WOMAN,
            [('leggings', 'black'), ('tee', 'char')],
            'tail',
            'lunge',
            (0.42, 4.5, 0.012),
            180,
            haircol='brown',
        )
        for s in 'LR':
            in_hand(w, s, dbell(15))
        a = (-0.62, 4.05, 0)
        w = person(
            STRONG_MAN,
            [('joggers', 'black'), ('tee', 'red')],
            'short',
            'watch',
            a,
            turn_to(a, (0.1, 5.4)),
            print_=logo('EVO', 0.22, 1.33, 'COACH'),
        )
        board = scene_traces.clipboard().put()
        m = M.Translation(V(w['J']['finger3-1.L']) + V((0, 0, 0.02)))
        board.matrix_world = m @ M.Rotation(R(150), 4, 'Z') @ M.Rotation(R(-14), 4, 'X')


views('sports', push=cam((-4.5, 1.1, 0.62), (-1.9, 5.0, 0.86), 36, 2.8, (-2.3, 3.9, 0.8), key=0.16))


@dress('sports')
def _(c):
    if c == 'push':
        from scene_train import sled

        clear('sled', 'plate', 'cone')
        motion_blur(0.10)
        s = sled()
        s.put((-2.2, 4.6, 0.016), -90)
        for i, k in enumerate(('20', '25', '10r')):
            PL(k).put((-2.2, 4.6, 0.15 + 0.082 * i), 40 * i)
        person(
            YOUNG_MAN,
            [('shorts', 'black'), ('tee', 'red')],
            'crop',
            'push',
            (-2.2, 3.56, 0.016),
            180,
            haircol='black',
            sweat=0.6,
            over=dict(abs=dict(hand_L=(0.275, -0.735, 0.86), hand_R=(-0.275, -0.735, 0.86))),
        )


views('stairs', climbing=cam((-3.3, -2.3, 1.10), (1.5, 4.6, 2.45), 28, 5.6, (0, 1.8, 1.6), time='morning'))


@dress('stairs')
def _(c):
    if c == 'climbing':
        motion_blur(0.10)
        person(
            YOUNG_WOMAN,
            [('leggings', 'black'), ('tank', 'red')],
            'tail',
            'upstairs',
            (-0.1, 1.74, 0.85),
            180,
            haircol='black',
        )


views('lobby', laces=cam((1.25, 2.2, 1.05), (3.12, 5.1, 0.66), 46, 2.2, (2.9, 4.8, 0.7), time='golden', **L))


@dress('lobby')
def _(c):
    if c == 'laces':
        person(
            OLDER_WOMAN,
            [('leggings', 'black'), ('tee', 'red')],
            'bun',
            'tie',
            (2.95, 5.02, 0),
            -14,
            haircol='brown',
            over=dict(hips=(0, 0.10, -0.47)),
        )
