"""No gi: a mouthguard and tape on the edge of the mat in low sun, two grapplers out of focus behind them."""

from scene_near import *
from scene_gear import tape_roll
import cloth
import food

MATS.update(
    gum=simple('gum', (0.56, 0.008, 0.020), 0.22, 0, 0.5, cc=0.35, bs=120, bstr=0.08, var=0.10),
    case=simple('case', (0.70, 0.69, 0.66), 0.30, 0, 0.45, bs=700, bstr=0.10, var=0.04),
)


def mouthguard():
    """A mouthguard, its channel up, its front to -y."""
    f = food.F('guard', 60)
    profile = [(-0.0060, 0), (0.0058, 0), (0.0074, 0.0030), (0.0078, 0.0145), (0.0066, 0.0160), (0.0050, 0.0150)]
    profile += [(0.0042, 0.0050), (-0.0036, 0.0044), (-0.0046, 0.0100), (-0.0060, 0.0106), (-0.0070, 0.0096), (-0.0074, 0.0030)]
    rows = []
    for i in range(61):
        t = i / 30 - 1
        a = 1.72 * t
        at = V((0.0245 * math.sin(a), -0.030 * math.cos(a), 0))
        out = V((math.sin(a), -math.cos(a), 0))
        tall = (1.06 - 0.36 * t * t) * (0.5 + 0.5 * min(1, (1 - abs(t)) / 0.08) ** 0.5)
        dip = 0.80 + 0.20 * min(1, abs(t) / 0.10) if abs(t) < 0.10 else 1
        rows.append([at + out * n * (1 - 0.12 * abs(t)) + V((0, 0, z * tall * (dip if z > 0.012 else 1))) for n, z in profile])
    f.sheet(rows, mat('gum'), None, None, True)
    n = len(profile)
    f.add(rows[0], [list(range(n))], mat('gum'))
    f.add(rows[-1], [list(range(n))[::-1]], mat('gum'))
    return f


def guard_case():
    """An oval case of white plastic, open, its lid behind it at +y."""
    b = B('case')
    shell = [(1e-4, 0), (0.030, 0), (0.036, 0.002), (0.041, 0.008), (0.0425, 0.015), (0.0435, 0.0155), (0.0435, 0.0172)]
    shell += [(0.0415, 0.0176), (0.0400, 0.0165), (0.0385, 0.008), (0.034, 0.0035), (1e-4, 0.003)]
    oval = M.Scale(0.92, 4, V((0, 1, 0)))
    b.lathe(shell, mat('case'), oval, 72)
    b.cyl((-0.012, 0.0415, 0.0165), (0.012, 0.0415, 0.0165), 0.0028, mat('case'), 16)
    hinge = M.Translation((0, 0.0425, 0.0180)) @ M.Rotation(R(-112), 4, 'X')
    b.lathe(shell, mat('case'), hinge @ M.Translation((0, -0.0405, 0.0165)) @ M.Rotation(pi, 4, 'X') @ oval, 72)
    return b


EYE = V((1.30, 4.95, 0.155))
AHEAD = V((-0.375, -0.927, 0))
ASIDE = V((-0.927, 0.375, 0))
MAT = 0.041


def spot(right, ahead, z=MAT):
    """A place on the mats, as the camera sees it."""
    p = EYE + ASIDE * right + AHEAD * ahead
    return (p.x, p.y, z)


views(
    'bjj',
    guard=cam(
        tuple(EYE), tuple(EYE + AHEAD), 32, 1.8, spot(0.15, 0.64, 0.08),
        time='golden', key=0.285, **L,
    ),
)


@dress('bjj')
def _(c):
    if c != 'guard':
        return
    clear('bot', 'tow', 'shelf', 'strip', 'lens', 'house')
    dim(0.8, 3.0)
    low_sun((0.85, 0.55, -0.25))
    stripe = B('stripe')
    stripe.box((0, -6.49, 1.72), (12, 0.012, 0.09), mat('red'), 0)
    stripe.put()
    x, y, _ = spot(-0.7, 0.2)
    o = area((x, y, 1.1), (0, 0, 0), (0.8, 0.8), 9, (1, 0.95, 0.88))
    o.rotation_euler = (V(spot(0.12, 0.68, 0.1)) - o.location).to_track_quat('-Z', 'Y').to_euler()
    t = B('towel')
    cloth.folded(t, spot(0.225, 0.82), 0.30, 0.22, 146, 'terry', 3, 0.0125, 2)
    t.put()
    case = M.Translation(spot(0.165, 0.615)) @ M.Rotation(R(166), 4, 'Z')
    guard_case().put().matrix_world = case
    mouthguard().put().matrix_world = case @ M.Translation((0, 0.032, 0.0310)) @ M.Rotation(R(60), 4, 'X')
    o = tape_roll(0.050, seed=5).put()
    stand = M.Translation(spot(0.075, 0.70, MAT + 0.050)) @ M.Rotation(R(192), 4, 'Z') @ M.Rotation(pi / 2, 4, 'X')
    o.matrix_world = stand @ M.Rotation(R(115), 4, 'Z')
    knees = dict(
        foot=(0.09, 0.42, 0.145),
        hips=(0, 0.02, -0.45),
        hips_rot=(20, 0, -6),
        spine=(14, 0, 0),
        neck=(-22, 0, 8),
        hand_R=(-0.06, -0.60, 0.96),
        elbow_R=(-0.7, 0.2, -1),
        palm_R=(0.6, -0.5, -0.6),
        fingers_R=(0.3, -1, 0.1),
        hand_L=(0.24, -0.48, 0.74),
        elbow_L=(0.7, 0.3, -0.9),
        palm_L=(-0.7, -0.2, -0.5),
        fingers_L=(-0.2, -1, 0.15),
        curl='cup',
        girdle=0.25,
    )
    a, b = spot(-0.86, 3.90, 0.04), spot(0.30, 3.86, 0.04)
    for who, wears, hair, at, to in (
        (STRONG_MAN, [('shorts', 'black'), ('longfit', 'red')], 'crop', a, b),
        (OLDER_MAN, [('shorts', 'char'), ('longfit', 'black')], 'short', b, a),
    ):
        person(who, wears, hair, 'kneel', at, turn_to(at, to), shoes=None, over=knees, res=0.017)
