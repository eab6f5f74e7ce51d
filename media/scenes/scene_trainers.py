"""Trainers: half-length figures before the hall's window, lit from behind; faces are turned away and in shadow."""

from scenes import *
from scene_athletes import *
from accessories import *
from balls import volley

POSES.update(
    folded=dict(
        foot=(0.16, 0, 0),
        hand_L=(-0.10, -0.165, 1.20),
        hand_R=(0.10, -0.205, 1.165),
        elbow=(0.7, -0.05, -0.7),
        palm=(0.15, 1, 0.2),
        fingers_L=(-1, 0.3, 0.25),
        fingers_R=(1, 0.3, 0.3),
        spine=(-3, 0, 0),
    ),
    behind_back=dict(
        foot=(0.15, 0, 0),
        hand=(0.06, 0.20, 0.98),
        elbow=(1, 0.5, 0),
        palm=(0, 1, 0.2),
        fingers=(-0.9, 0.2, -0.3),
        spine=(-4, 0, 0),
    ),
    pocket=dict(
        foot=(0.13, 0, 0),
        hand=(0.08, -0.17, 1.04),
        elbow=(1, 0.6, 0),
        palm=(0, 1, 0.1),
        fingers=(-0.9, 0.05, -0.35),
        spine=(3, 0, 0),
        neck=(4, 0, 0),
    ),
    mug=dict(
        foot=(0.13, 0, 0),
        hand_R=(-0.10, -0.30, 1.24),
        elbow_R=(-0.5, 0.4, -1),
        **wrapped('R', (0, 0, 1), (0.6, -0.8, 0)),
        hand_L=(0.17, 0.03, 1.05),
        elbow_L=(1, 0.35, -0.1),
        palm_L=(-1, -0.1, -0.15),
        fingers_L=(-0.25, -1, -0.4),
        neck=(4, 0, 0),
    ),
    goblet=dict(
        foot=(0.16, 0, 0),
        hand=(0.062, -0.25, 1.27),
        elbow=(0.5, 0.2, -1),
        **wrapped('R', (0, 0, 1), (0.35, -0.9, 0)),
        **wrapped('L', (0, 0, 1), (-0.35, -0.9, 0)),
        spine=(-2, 0, 0),
    ),
    straps=dict(
        foot=(0.14, 0, 0),
        hand=(0.13, -0.155, 1.33),
        elbow=(0.6, 0.3, -1),
        palm=(0, 1, 0.1),
        fingers=(-0.25, 0.1, 1),
        curl='fist',
        neck=(-6, 0, 0),
    ),
    ball=dict(
        foot=(0.15, 0, 0),
        hand_L=(0.36, -0.07, 1.03),
        elbow_L=(0.8, 0.9, 0),
        palm_L=(-1, 0.1, 0.45),
        fingers_L=(-0.3, -1, -0.5),
        curl_L='relax',
        hand_R=(-0.29, -0.02, 0.90),
        elbow_R=(-0.5, 1, 0),
        palm_R=(1, 0.25, 0),
        fingers_R=(-0.05, -0.2, -1),
    ),
    ends=dict(
        foot=(0.14, 0, 0),
        hand=(0.075, -0.185, 1.19),
        elbow=(0.8, 0.3, -1),
        palm=(-0.2, 1, 0),
        fingers=(-0.7, 0.1, 0.7),
        curl='fist',
    ),
    high_guard=dict(
        foot_L=(0.12, -0.20, 0),
        foot_R=(-0.16, 0.16, 0),
        hips_rot=(0, 0, -24),
        spine=(7, 0, -6),
        neck=(8, 0, 22),
        hand_L=(0.06, -0.36, 1.40),
        hand_R=(-0.09, -0.22, 1.38),
        elbow=(0.5, -0.1, -1),
        palm_L=(-0.9, 0.2, 0),
        fingers_L=(-0.1, -0.6, 0.8),
        palm_R=(0.9, 0.1, 0),
        fingers_R=(0.15, -0.6, 0.8),
        curl='fist',
        girdle=0.05,
    ),
    lapels=dict(
        foot=(0.15, 0, 0),
        hand=(0.10, -0.20, 1.02),
        elbow=(1, 0.5, -0.2),
        palm=(-0.4, 1, 0),
        fingers=(-0.8, 0.1, -0.4),
        curl='fist',
        neck=(4, 0, 0),
    ),
)

WHITE_M = dict(skin='young_caucasian_male')
WHITE_F = dict(gender='female', skin='young_caucasian_female2')
OLDER_M = dict(skin='middleage_caucasian_male')
ASIAN_F = dict(gender='female', skin='young_asian_female', race='asian')
ASIAN_M = dict(skin='young_asian_male', race='asian')
BLACK_M = dict(skin='young_african_male', race='african')
BLACK_F = dict(gender='female', skin='young_caucasian_female2', tint=(0.36, 0.25, 0.19), race='african')


def glove_up(w):
    boxing_gloves(w, 'leatherr')


def hold_goblet(w):
    g = w['grip']
    c = (g['L'] + g['R']) / 2
    x = (g['L'] - g['R']).normalized()
    o = kettle(16, 'red').put()
    m = M((x, V((0, 0, 1)).cross(x), V((0, 0, 1)))).transposed().to_4x4()
    m.translation = c - V((0, 0, 0.225))
    o.matrix_world = m


def ball_at_hip(w):
    x = V(w['J']['wrist.L']) - V(w['J']['upperleg01.L'])
    hand = (V(w['J']['wrist.L']) + V(w['J']['finger3-1.L'])) / 2
    x.z = 0
    volley(0.105).put(hand - x.normalized() * 0.10 + V((0, 0, -0.06)))


def pack(w):
    for side in 'LR':
        over_shoulder(w, ['tee'], side, 0.004, 0.055, 0.42, 0.25, mat('webr'), 0.55, 0.006, 0)
    r, at = w['X']['spine02']
    m = M([list(x) for x in r]).to_4x4()
    m.translation = V(at)
    b = B('pack')
    b.box((0, 0.165, 0.0), (0.27, 0.15, 0.46), mat('canvask'), 0.06, None, 4)
    b.box((0, 0.25, -0.08), (0.22, 0.05, 0.24), mat('canvask'), 0.024, None, 4)
    b.put().matrix_world = m


def towel_on(side):
    return lambda w: over_shoulder(w, [w['top']], side, 0.004, 0.17, 0.34, 0.36, mat('terry'), 0.6, 0.010)


def lanyard(w):
    around_neck(w, [w['top']], 0.30, 'redm', 0.0035, True)


# body, clothes, hair, its color, beard, pose, turn from the camera in degrees, and what else they wear or carry
TRAINERS = {
    'casey-sample': (dict(muscle=0.8, height=1.84, **WHITE_M), [('tee', 'char')], 'short', 'dark', None, 'folded', 66, []),
    'jordan-sample': (dict(muscle=0.7, height=1.70, **WHITE_F), [('tee', 'red')], 'bun', 'brown', None, 'hips', -122, []),
    'riley-demo': (dict(muscle=0.8, weight=0.6, height=1.78, age=38, **OLDER_M), [('tee', 'black')], 'short', 'brown', 'beard', 'backbar', 146, [lambda w: hold_barbell(w, ['25', '15'])]),
    'morgan-demo': (dict(muscle=0.5, height=1.66, age=52, **WHITE_F), [('tee', 'white')], 'long', 'silver', None, 'weight', -104, [glasses]),
    'taylor-example': (dict(muscle=0.85, height=1.72, **WHITE_F), [('fit', 'red')], 'tail', 'blond', None, 'mug', 60, [lambda w: in_palm(w, 'R', mug(), (0.0, -0.012, 0.015), (0, 0, 90))]),
    'avery-example': (dict(muscle=0.6, height=1.82, **BLACK_M), [('hoodie', 'grey')], 'locs', 'black', 'goatee', 'pocket', -78, []),
    'quinn-specimen': (dict(muscle=0.55, weight=0.68, height=1.75, age=60, **OLDER_M), [('tee', 'white')], None, 'grey', 'beard', 'behind_back', 70, [glasses]),
    'rowan-specimen': (dict(muscle=0.5, height=1.76, **ASIAN_M), [('tee', 'char')], 'curls', 'dark', None, 'folded', -108, []),
    'skyler-placeholder': (dict(muscle=0.55, height=1.63, **ASIAN_F), [('tee', 'grey')], 'bob', 'black', None, 'folded', 116, []),
    'emerson-placeholder': (dict(muscle=0.72, height=1.77, weight=0.56, **ASIAN_M), [('hoodie', 'white', dict(hem=-0.17))], 'crop', 'black', None, 'lapels', -106, [lambda w: belt(w, 'hoodie', V(w['J']['spine04']).z - 0.01, 'dark')]),
    'harper-mockley': (dict(muscle=0.72, height=1.74, **BLACK_F), [('tee', 'black')], 'braid', 'black', None, 'goblet', 78, [hold_goblet]),
    'finley-mockley': (dict(muscle=0.45, height=1.86, weight=0.42, **BLACK_M), [('tee', 'grey')], 'afro', 'black', None, 'hips', -74, [glasses, lanyard]),
    'dakota-testerman': (dict(muscle=0.66, height=1.90, skin='young_caucasian_male2'), [('tee', 'navy')], 'crop', 'brown', None, 'straps', 72, [cap, pack]),
    'reese-testerman': (dict(muscle=0.55, weight=0.58, height=1.67, age=40, **BLACK_F), [('hoodie', 'olive')], None, 'black', None, 'behind_back', -112, [lambda w: headscarf(w, 'hoodie', mat('fabr'))]),
    'sawyer-draftwell': (dict(muscle=0.62, height=1.81, age=48, seed=5, **OLDER_M), [('tee', 'grey')], 'short', 'grey', None, 'hips', 138, [lambda w: rope_coil(w, 'tee')]),
    'parker-draftwell': (dict(muscle=0.8, height=1.68, seed=8, **BLACK_F), [('fit', 'char')], 'tail', 'black', None, 'high_guard', -88, [glove_up]),
    'hayden-stencil': (dict(muscle=0.88, weight=0.6, height=1.80, seed=3, **WHITE_M), [('tank', 'black')], 'short', 'brown', None, 'ball', -118, [headband, ball_at_hip]),
    'peyton-stencil': (dict(muscle=0.62, height=1.76, seed=9, **WHITE_F), [('tee', 'white')], 'tail', 'red', None, 'ends', 64, [lambda w: around_neck(w, ['tee'], 0.24)]),
    'blake-pattern': (dict(muscle=0.78, weight=0.58, height=1.79, age=36, seed=12, **OLDER_M), [('tee', 'olive')], 'knot', 'dark', 'beard', 'stand', -136, [towel_on('L')]),
    'drew-pattern': (dict(muscle=0.7, weight=0.72, height=1.76, age=44, skin='middleage_african_male', race='african'), [('tee', 'red')], 'crop', 'black', 'goatee', 'hips', 82, [towel_on('R')]),
}
FRAME = 0.94  # height of the picture at the figure, in m


def upright(height, side):
    """The camera of one portrait: the crown is 10 cm below the upper edge."""
    return cam(
        (2.75, 0.06 * side, 0.84 * height),
        (0, 0.02 * side, height + 0.10 - FRAME / 2),
        36 * 2.75 / FRAME,
        1.6,
        (0.1, 0, 0.84 * height),
        time='overcast',
    )


@scene(
    'trainer',
    {name: upright(t[0]['height'], 1 if t[6] > 0 else -1) for name, t in TRAINERS.items()}
    | dict(nobody=upright(1.76, 1)),
    dict(key=0.15, con=1.08, vig=0.2),
)
def trainer(c):
    if c == 'nobody':
        return hall(1)
    build, wears, hair, color, beard, pose, turn, carried = TRAINERS[c]
    side = 1 if turn > 0 else -1  # the window is where the figure looks
    hall(side)
    ahead = 0.14 if pose == 'high_guard' else 0.05  # back, so that the head is in the middle
    kind, cloth_color, *cut = wears[-1]
    top = (kind, cloth_color, dict(sim=16 if WEAR[kind]['sim'] else 0, **(cut[0] if cut else {})))
    w = person(build, [('leggings', 'black'), top], hair, pose, (0, -ahead * math.sin(R(turn)), 0), 90 + turn, haircol=color, beard=beard)
    w['top'] = kind
    for put in carried:
        put(w)


def toward(at, to, size, power, color):
    """A soft light that shines from `at` to `to`."""
    turn = (V(to) - V(at)).to_track_quat('-Z', 'Y').to_euler()
    area(at, [math.degrees(a) for a in turn], size, power, color)


def hall(side):
    """One end of the hall, out of focus: a window on one side, bricks on the other."""
    reset()
    xw = -5.4
    slab(xw - 0.4, 4.5, -6, 6, 0, 'floor2')
    slab(xw - 0.4, 4.5, -6, 6, 4.6, 'ceil', 0.2, False)
    y0, wide = -1.5 + 1.25 * side, 3.0
    wall_x(xw, -6, 6, 4.6, [(y0, y0 + wide, 0.95, 3.7)], 'brick', side=-1)
    window_x(xw - 0.15, y0, y0 + wide, 0.95, 3.7, 4, 4)
    trees(xw - 0.4)
    area((xw + 0.05, y0 + wide / 2, 2.3), (0, -90, 0), (2.6, 2.9), 330, (0.88, 0.94, 1), 170)
    head = (0, 0, 1.45)
    toward((-1.9, 1.7 * side, 2.2), head, (0.7, 1.8), 46, (0.9, 0.95, 1))
    toward((-1.7, -1.8 * side, 2.4), head, (0.5, 1.6), 80, (1, 0.82, 0.62))
    toward((xw + 1.3, -3.6 * side, 4.3), (xw, -1.6 * side, 1.2), (1.6, 0.4), 130, (1, 0.86, 0.68))
    toward((2.6, -1.6 * side, 3.0), head, (2.0, 2.0), 3, (1, 0.95, 0.9))


def trees(x):
    """A lawn and a row of trees outside, seen only as blurs."""
    slab(x - 60, x, -30, 30, -0.02, 'lawn')
    q = random.Random(2)
    for k in range(16):
        v, f = sphere(1.0)
        r = q.uniform(1.6, 2.8)
        b = B('tree')
        b.add([p * r * q.uniform(0.85, 1.1) for p in v], f, mat('leaf'))
        b.put((x - q.uniform(28, 40), -22 + 44 * k / 15, r * 0.8))


def sphere(r):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=4, radius=r)
    bm.verts.index_update()
    v, f = [x.co.copy() for x in bm.verts], [[x.index for x in y.verts] for y in bm.faces]
    bm.free()
    return v, f
