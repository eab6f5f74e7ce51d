"""Trainers: a coach at their place in the station, out of focus behind what they work with.

The place is another picture of this kit on a screen behind the figure, so a portrait takes a minute.
"""

from scenes import *
from scene_athletes import *
from accessories import *
import cloth as textiles, food
from balls import volley
from scene_extra import football
from scene_gear import black_belt_gi, tape_roll
from scene_timer import timer
from scene_train import cone
from scene_traces import shoe

POSES.update(
    behind_back=dict(
        foot=(0.15, 0, 0),
        hand=(0.06, 0.20, 0.98),
        elbow=(1, 0.5, 0),
        palm=(0, 1, 0.2),
        fingers=(-0.9, 0.2, -0.3),
        spine=(-4, 0, 0),
    ),
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
    straps=dict(
        foot=(0.14, 0, 0),
        hand=(0.13, -0.155, 1.33),
        elbow=(0.6, 0.3, -1),
        palm=(0, 1, 0.1),
        fingers=(-0.25, 0.1, 1),
        curl='fist',
        neck=(-6, 0, 0),
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



# ---- what is in focus: each takes at(across, back, up) in m and the side it stands on
def bells(at, k):
    kettle(24, 'red').put(at(0.17 * k), 70)
    kettle(16, 'white').put(at(0.33 * k, 0.14), 110)


def loaded_bar(at, k):
    barbell(at(-0.86 * k, 0, 0.05), ['20', '15'], 90)


def dumbbells(at, k):
    for i, lb in enumerate((35, 30, 25)):
        r = 0.045 + 0.055 * (lb / 110) ** 0.42
        dbell(lb).put(at((0.05 + 0.14 * i) * k, 0.05 * i, r), 4 + 5 * i)


def ring_and_chalk(at, k):
    x, y, z = at(0.20 * k, 0.06)
    b = B('ring')
    b.tube([V((x - 0.02 * math.sin(t), y + 0.115 * math.cos(t), z + 0.131 + 0.115 * math.sin(t))) for t in [2 * math.pi * n / 48 for n in range(48)]], 0.016, mat('wood'), 20, True)
    b.box((x + 0.03, y - 0.17 * k, z + 0.025), (0.06, 0.075, 0.05), mat('chalk'), 0.008, (0, 0, 24))
    b.put()


def running_shoes(at, k):
    for across, back, turn in ((0.22, 0, 60), (0.15, 0.13, 74)):
        shoe('redm', 'rubw', 'whitep').put(at(across * k, back), 90 - turn * k)


def coffee(at, k):
    mug('whitep').put(at(0.15 * k, 0, 0.045), 40)
    bottle('red').put(at(0.29 * k, 0.10))


def shirts(at, k):
    b, up = B('shirts'), 0
    for i, c in enumerate(('terryr', 'canvask', 'terryr', 'terry')):
        up += textiles.folded(b, at(0.19 * k, 0.05, up), 0.26, 0.20, 90 + 3 * i, c, 3, 0.0095, i)
    b.put()


def fruit(at, k):
    for part in food.fruitbowl(random.Random(3)):
        part.put(at(0.18 * k, 0.10), 150, scale=0.85)


def bottles(at, k):
    for i, c in enumerate(('white', 'red', 'black')):
        bottle(c, cap='black' if c != 'black' else 'red').put(at((0.07 + 0.10 * i) * k, 0.05 * (i % 2)))


def shakers(at, k):
    shaker('black', 'red').put(at(0.13 * k), 40)
    shaker('red', 'black').put(at(0.27 * k, 0.08), -50)


def gi(at, k):
    black_belt_gi().put(at(0.17 * k, 0.08), 90 - 14 * k)


def one_bell(at, k):
    kettle(32, 'red').put(at(0.19 * k, 0.05), 60)


def medicine_ball(at, k):
    r = 0.125
    b = B('ball')
    b.lathe([(max(1e-4, r * math.cos(R(a))), r * math.sin(R(a))) for a in range(-90, 91, 6)], mat('leather'), None, 56)
    for low, high in ((-16, -8), (8, 16)):
        b.lathe([(r * 1.004 * math.cos(R(a)), r * 1.004 * math.sin(R(a))) for a in (low, (low + high) / 2, high)], mat('leatherr'), None, 56)
    b.put(at(0.18 * k, 0.04, r), rot=(14, 24, 0))


def flask(at, k):
    bottle('white', 0.26, 0.040, 'red').put(at(0.14 * k))
    b = B('towel')
    textiles.folded(b, at(0.30 * k, 0.08), 0.20, 0.16, 80, 'terryr', 4)
    b.put()


def roller(at, k):
    b = B('roller')
    x, y, z = at(0.15 * k, 0.05, 0.072)
    d = V((0.35, 0.94, 0)) * 0.17
    b.cyl(V((x, y, z)) - d, V((x, y, z)) + d, 0.072, mat('redm'), 48, 0.006)
    b.cyl(V((x, y, z)) - d * 1.001, V((x, y, z)) + d * 1.001, 0.045, mat('black'), 32)
    b.put()


def rope(at, k):
    q = random.Random(4)
    b = B('rope')
    x, y, z = at(0.19 * k, 0.06)
    for i in range(9):
        r, turn = 0.125 + q.uniform(-0.008, 0.008), q.uniform(0, 6)
        ring = [
            V((x + r * math.cos(t) + q.uniform(-0.004, 0.004), y + r * math.sin(t), z + 0.007 + 0.0125 * i + 0.004 * math.sin(3 * t + turn)))
            for t in [2 * math.pi * n / 40 for n in range(40)]
        ]
        b.tube(smooth(ring + ring[:1], 2)[:-1], 0.0065, mat('rope_r'), 8, True)
    b.put()


def gloves(at, k):
    glove('leatherr', 1).put(at(0.05 * k, 0.03), 60)
    glove('leatherr', -1).put(at(0.21 * k, 0.08), 105)


def a_volleyball(at, k):
    volley(0.105).put(at(0.18 * k, 0.03), 30)


def towel_and_bottle(at, k):
    b = B('towels')
    up = textiles.folded(b, at(0.20 * k, 0.06), 0.26, 0.20, 84, 'terry', 4)
    textiles.folded(b, at(0.20 * k, 0.06, up), 0.25, 0.19, 92, 'terryr', 3)
    b.put()
    bottle('black', cap='red').put(at(0.06 * k, 0.10))


def plates_stack(at, k):
    for i, p in enumerate(('10r', '15', '10r')):
        o = PL(p).put(at(0.24 * k, 0.12, 0.03 + 0.052 * i), 40 * i)


def clock(at, k):
    timer('6:30').put(at(0.145 * k, 0.06), 90 - 10 * k)


def cones(at, k):
    for i in range(4):
        cone(0.19).put(at(0.15 * k, 0.04, 0.020 * i), 20 + 3 * i)
    cone(0.19).put(at(0.33 * k, 0.16), 50)


def a_football(at, k):
    o = football().put()
    o.matrix_world = M.Translation(at(0.19 * k, 0.05, 0.087)) @ M.Rotation(R(62 * k), 4, 'Z') @ M.Rotation(R(-28), 4, 'X')


def tape_and_ball(at, k):
    tape_roll(0.055, 0.020, 0.038, 2).put(at(0.10 * k, 0.02, 0.020), 40)
    tape_roll(0.048, 0.020, 0.038, 5).put(at(0.105 * k, 0.025, 0.059), 200)
    r = 0.033
    for across, back, color in ((0.23, 0.03, 'redm'), (0.31, 0.10, 'blackm')):
        b = B('ball')
        b.lathe([(max(1e-4, r * math.cos(R(a))), r * math.sin(R(a))) for a in range(-90, 91, 6)], mat(color), None, 48)
        b.put(at(across * k, back, r))


def pack_straps(w):
    for side in 'LR':
        over_shoulder(w, ['tee'], side, 0.004, 0.055, 0.42, 0.25, mat('blackm'), 0.55, 0.006, 0)


def tour(n, across, down, width):
    return f'tour-images/image {n}', across, down, width


# body; upper clothes; hair and its color; beard; pose; turn from the camera in degrees; what else they wear; what is
# in focus, on what, and on which side; the place: picture, middle across and down and width (below 0: mirrored), in
# parts of its width and height; its light and where that comes from
TRAINERS = {
    'casey-sample': (dict(muscle=0.8, height=1.84, **WHITE_M), ('tee', 'char'), 'short', 'dark', None, 'folded', 70, [], (bells, 'ply', 1), tour(1, 0.62, 0.5, 0.42), ('window', 1)),
    'jordan-sample': (dict(muscle=0.7, height=1.70, **WHITE_F), ('tee', 'red'), 'bun', 'brown', None, 'hips', -100, [], (running_shoes, 'black', -1), tour(56, 0.55, 0.55, 0.45), ('sun', -1)),
    'riley-demo': (dict(muscle=0.8, weight=0.6, height=1.78, age=38, **OLDER_M), ('tee', 'black'), 'short', 'brown', 'beard', 'hips', 145, [], (loaded_bar, None, 1), tour(63, 0.55, 0.42, 0.45), ('hall', -1)),
    'morgan-demo': (dict(muscle=0.5, height=1.66, age=52, **WHITE_F), ('tee', 'white'), 'bob', 'silver', None, 'folded', -118, [glasses], (ring_and_chalk, 'ply', -1), tour(48, 0.42, 0.5, 0.5), ('window', -1)),
    'taylor-example': (dict(muscle=0.8, height=1.72, **WHITE_F), ('tee', 'navy'), 'tail', 'blond', None, 'weight', 110, [], (coffee, 'wood', 1), tour(12, 0.55, 0.5, 0.45), ('window', -1)),
    'avery-example': (dict(muscle=0.6, height=1.82, **BLACK_M), ('tee', 'white'), 'locs', 'black', 'goatee', 'folded', -128, [], (shirts, 'wood', -1), tour(13, 0.3, 0.45, 0.42), ('hall', 1)),
    'quinn-specimen': (dict(muscle=0.55, weight=0.68, height=1.75, age=60, **OLDER_M), ('tee', 'olive'), None, 'grey', 'beard', 'folded', 132, [glasses], (fruit, 'wood', 1), tour(8, 0.25, 0.3, 0.5), ('sun', 1)),
    'rowan-specimen': (dict(muscle=0.5, height=1.76, **ASIAN_M), ('tee', 'white'), 'curls', 'dark', None, 'weight', -140, [], (bottles, 'wood', -1), tour(20, 0.45, 0.4, -0.5), ('hall', -1)),
    'skyler-placeholder': (dict(muscle=0.55, height=1.63, **ASIAN_F), ('tee', 'red'), 'bob', 'black', None, 'folded', 128, [], (shakers, 'wood', 1), tour(8, 0.75, 0.3, -0.5), ('window', 1)),
    'emerson-placeholder': (dict(muscle=0.72, height=1.77, weight=0.56, **ASIAN_M), ('longfit', 'red'), 'crop', 'black', None, 'lapels', -142, [], (gi, 'mat_k', -1), tour(7, 0.35, 0.5, 0.45), ('window', -1)),
    'harper-mockley': (dict(muscle=0.72, height=1.74, **BLACK_F), ('tee', 'olive'), 'braid', 'black', None, 'hips', 150, [], (one_bell, 'ply', 1), tour(9, 0.6, 0.5, 0.45), ('window', 1)),
    'finley-mockley': (dict(muscle=0.45, height=1.86, weight=0.42, tint=(1.7, 1.6, 1.5), **BLACK_M), ('tee', 'white'), 'afro', 'black', None, 'folded', -95, [glasses], (medicine_ball, 'ply', -1), tour(42, 0.55, 0.5, 0.42), ('hall', -1)),
    'dakota-testerman': (dict(muscle=0.66, height=1.90, skin='young_caucasian_male2'), ('tee', 'navy'), 'crop', 'brown', None, 'straps', 120, [cap, pack_straps], (flask, 'postw', 1), tour(69, 0.35, 0.4, 0.5), ('sun', 1)),
    'reese-testerman': (dict(muscle=0.55, weight=0.58, height=1.67, age=40, **BLACK_F), ('hoodie', 'olive'), 'bun', 'black', None, 'hips', -138, [], (roller, 'leathert', -1), tour(79, 0.45, 0.3, 0.5), ('window', -1)),
    'sawyer-draftwell': (dict(muscle=0.62, height=1.81, age=48, seed=5, **OLDER_M), ('tee', 'grey'), 'short', 'grey', None, 'hips', 146, [], (rope, 'black', 1), tour(4, 0.45, 0.45, 0.5), ('hall', 1)),
    'parker-draftwell': (dict(muscle=0.8, height=1.68, seed=8, **BLACK_F), ('tee', 'black'), 'tail', 'black', None, 'folded', -150, [], (gloves, 'mat_k', -1), tour(31, 0.55, 0.45, 0.45), ('window', -1)),
    'hayden-stencil': (dict(muscle=0.88, weight=0.6, height=1.80, seed=3, **WHITE_M), ('tee', 'red'), 'short', 'brown', None, 'hips', 142, [lambda w: headband(w, 'white')], (a_volleyball, 'ply', 1), tour(76, 0.45, 0.5, 0.5), ('hall', 1)),
    'peyton-stencil': (dict(muscle=0.62, height=1.76, seed=9, **WHITE_F), ('tee', 'navy'), 'tail', 'red', None, 'hips', -124, [], (towel_and_bottle, 'leather', -1), tour(45, 0.72, 0.45, -0.5), ('sun', -1)),
    'blake-pattern': (dict(muscle=0.78, weight=0.58, height=1.79, age=36, seed=12, **OLDER_M), ('tee', 'char'), 'knot', 'dark', 'beard', 'folded', 85, [], (dumbbells, 'leather', 1), tour(34, 0.4, 0.45, 0.5), ('hall', 1)),
    'drew-pattern': (dict(muscle=0.7, weight=0.72, height=1.76, age=44, skin='middleage_african_male', race='african'), ('tee', 'red'), 'crop', 'black', 'goatee', 'folded', -125, [], (plates_stack, 'ply', -1), tour(23, 0.45, 0.45, 0.5), ('hall', -1)),
    'jamie-outline': (dict(muscle=0.55, height=1.78, seed=21, **ASIAN_M), ('tee', 'grey'), 'short', 'black', None, 'hips', 115, [], (clock, 'ply', 1), tour(1, 0.3, 0.5, -0.42), ('window', 1)),
    'kendall-outline': (dict(muscle=0.6, height=1.69, seed=17, **BLACK_F), ('tee', 'navy'), 'curls', 'black', None, 'folded', -85, [], (cones, 'black', -1), tour(56, 0.45, 0.5, 0.45), ('hall', -1)),
    'logan-sketch': (dict(muscle=0.85, weight=0.66, height=1.87, seed=14, skin='young_caucasian_male2'), ('tee', 'black'), 'crop', 'blond', 'beard', 'hips', 75, [cap], (a_football, 'ply', 1), tour(63, 0.55, 0.42, -0.45), ('sun', 1)),
    'micah-sketch': (dict(muscle=0.5, height=1.65, age=45, seed=19, **WHITE_F), ('tee', 'red'), 'knot', 'brown', None, 'folded', -120, [], (tape_and_ball, 'leathert', -1), tour(42, 0.55, 0.5, -0.42), ('window', -1)),
}
FRAME = 1.30  # height of the picture at the figure, in m
FAR = 3.4  # from the camera to the figure
NEAR = 2.2  # from the camera to what is in focus
SHELF = -0.22  # from the height of the camera
SCREEN = 5.0  # from the figure to the screen


def middle(height, hair=None):
    """How high the middle of the picture is."""
    return height + (0.19 if hair == 'afro' else 0.12) - FRAME / 2


def upright(height, hair=None):
    """The camera of one portrait: the hair is some 12 cm below the upper edge."""
    z = middle(height, hair)
    return cam((FAR, 0, z), (0, 0, z), 36 * FAR / FRAME, 1.15, (FAR - NEAR, 0, z), time='overcast')


@scene(
    'trainer',
    {name: upright(t[0]['height'], t[2]) for name, t in TRAINERS.items()} | dict(nobody=upright(1.76)),
    dict(key=0.18, lum=0.18, ev=0.1, wb=0.02, con=1.06, vig=0.2, bloom=0.10, grain=0.006),
)
def trainer(c):
    reset()
    if c == 'nobody':
        return station(middle(1.76), tour(41, 0.3, 0.5, 0.45), 'ply', 'window', 1)
    build, (kind, cloth), hair, color, beard, pose, turn, worn, (focus, shelf, k), place, light = TRAINERS[c]
    z = middle(build['height'], hair)
    station(z, place, shelf, *light)
    if build.get('race') == 'african':
        # Dark skin needs more light from the front than the shirts do.
        toward((2.6, 0.9 * light[1], z + 0.9), (0, 0, z + 0.45), (0.9, 0.9), 55, (1, 0.95, 0.9))
    focus(lambda across, back=0, up=0: (FAR - NEAR - back, across, z + SHELF + up), k)
    w = person(
        build,
        [('leggings', 'black'), (kind, cloth, dict(sim=10 if WEAR[kind]['sim'] else 0))],
        hair,
        pose,
        (0, -0.05 * k, 0),
        90 + turn,
        haircol=color,
        beard=beard,
        res=0.03,
    )
    w['top'] = kind
    for put in worn:
        put(w)


def station(z, place, shelf, light, side):
    """All but the figure; z: how high the camera is."""
    screen(*place, z)
    LIGHT[light](side, z + 0.2)
    if shelf:
        b = B('shelf')
        b.box((FAR - NEAR - 0.06, 0, z + SHELF - 0.5), (0.44, 1.6, 1.0), mat(shelf), 0.005)
        b.put()


def screen(name, across, down, width, z, blur=0.022, gain=1.0):
    """A picture of the kit behind the figure, out of focus: it glows, but lights nothing."""
    from PIL import Image
    from scipy.signal import fftconvolve

    im = Image.open(os.path.join(os.path.dirname(HERE), f'{name}.webp')).convert('RGB')
    w = abs(width) * im.width
    h = min(w * 1.25, im.height)
    w = h / 1.25
    x = min(max(across * im.width - w / 2, 0), im.width - w)
    y = min(max(down * im.height - h / 2, 0), im.height - h)
    im = im.crop((int(x), int(y), int(x + w), int(y + h))).resize((640, 800), Image.LANCZOS)
    if width < 0:
        im = im.transpose(Image.FLIP_LEFT_RIGHT)
    a = np.asarray(im).astype(np.float32) / 255
    a = np.where(a < 0.04045, a / 12.92, ((a + 0.055) / 1.055) ** 2.4)
    grey = a.mean(2, keepdims=True)
    a = (grey + (a - grey) * 0.72) * (1 + 3 * grey**4)  # lamps and windows are brighter than paper
    r = int(640 * blur)
    yy, xx = np.mgrid[-r : r + 1, -r : r + 1]
    disc = ((xx**2 + yy**2) <= r * r).astype(np.float32)
    disc /= disc.sum()
    a = np.pad(a, ((r, r), (r, r), (0, 0)), 'edge')
    a = np.stack([fftconvolve(a[..., k], disc, 'valid') for k in range(3)], -1).clip(0) * gain
    i = bpy.data.images.new('screen', 640, 800, float_buffer=True)
    i.pixels.foreach_set(np.concatenate([a, np.ones(a.shape[:2] + (1,))], -1)[::-1].astype(np.float32).ravel())
    i.pack()
    s = N('screen')
    t = s.n('TexImage')
    t.image = i
    e = s.n('Emission', {'Color': t.outputs[0], 'Strength': 1.0})
    s.t.links.new(e.outputs[0], s.out.inputs[0])
    s.mat.cycles.sample_as_light = False
    hh = FRAME * (FAR + SCREEN) / FAR * 1.2
    ww = hh / 1.25
    me = bpy.data.meshes.new('screen')
    me.from_pydata([(-SCREEN, -ww / 2, z - hh / 2), (-SCREEN, ww / 2, z - hh / 2), (-SCREEN, ww / 2, z + hh / 2), (-SCREEN, -ww / 2, z + hh / 2)], [], [[0, 1, 2, 3]])
    uv = me.uv_layers.new(name='uv')
    uv.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
    me.materials.append(s.mat)
    o = bpy.data.objects.new('screen', me)
    bpy.context.scene.collection.objects.link(o)
    o.visible_diffuse = o.visible_shadow = False


def toward(at, to, size, power, color):
    """A soft light that shines from `at` to `to`."""
    turn = (V(to) - V(at)).to_track_quat('-Z', 'Y').to_euler()
    area(at, [math.degrees(a) for a in turn], size, power, color)


def window(side, z):
    """A tall window behind and to one side; the room fills the shadows."""
    to = (0, 0, z)
    toward((-1.7, 2.3 * side, 2.1), to, (1.4, 2.4), 190, (0.92, 0.96, 1))
    toward((-1.9, -1.8 * side, 2.4), to, (0.5, 1.4), 50, (1, 0.86, 0.70))
    toward((2.2, 2.2 * side, 2.2), to, (2.2, 2.2), 60, (0.96, 0.98, 1))
    toward((2.6, -1.6 * side, 2.6), to, (2.4, 2.4), 36, (1, 0.95, 0.9))
    toward((0, 0, 3.6), to, (2.0, 2.0), 30, (1, 0.97, 0.93))


def hall(side, z):
    """Lamps of the hall overhead, and daylight from one side."""
    to = (0, 0, z)
    toward((-1.0, 0.5 * side, 3.4), to, (0.5, 2.6), 120, (1, 0.95, 0.88))
    toward((0.4, 2.6 * side, 2.0), to, (1.6, 2.2), 130, (0.95, 0.97, 1))
    toward((-1.9, -1.8 * side, 2.2), to, (0.6, 1.6), 90, (1, 0.90, 0.78))
    toward((2.6, -1.4 * side, 2.4), to, (2.4, 2.4), 34, (1, 0.96, 0.92))


def low_light(side, z):
    """The evening sun from behind."""
    to = (0, 0, z)
    toward((-2.4, 1.5 * side, 2.0), to, (0.35, 0.35), 330, (1, 0.66, 0.36))
    toward((-1.6, -2.2 * side, 2.2), to, (1.2, 2.0), 60, (0.9, 0.93, 1))
    toward((2.2, -1.8 * side, 2.2), to, (2.4, 2.4), 60, (1, 0.92, 0.84))
    toward((0, 0, 3.6), to, (2.2, 2.2), 40, (0.94, 0.96, 1))


LIGHT = dict(window=window, hall=hall, sun=low_light)
