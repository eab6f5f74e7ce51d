"""Coaches and the people they coach: a small group, a first time at the dumbbell rack, a lift put right."""

from scenes import *
from scene_views import dress, views, L
from scene_outings import *

COACH_WOMAN = dict(
    gender='female',
    muscle=0.66,
    weight=0.48,
    height=1.72,
    skin='young_caucasian_female2',
    tint=(0.36, 0.25, 0.19),
    race='african',
    age=41,
    seed=41,
)
OLD_WOMAN = dict(
    gender='female', muscle=0.42, weight=0.66, height=1.61, skin='middleage_asian_female', age=67, seed=42
)
SLIM_MAN = dict(
    gender='male', muscle=0.5, weight=0.38, height=1.84, skin='young_asian_male', race='asian', age=23, seed=43
)

POSES.update(
    point=dict(
        foot_L=(0.12, -0.05, 0),
        foot_R=(-0.14, 0.05, 0),
        toes=(16, 0),
        spine=(4, 0, 6),
        neck=(6, 0, 10),
        hand_L=(0.20, -0.50, 1.22),
        elbow_L=(0.7, 0.2, -1),
        palm_L=(-0.5, 0.1, 0.9),
        fingers_L=(0, -1, 0.1),
        curl_L='open',
        hand_R=(-0.17, 0.03, 1.05),
        elbow_R=(-1, 0.35, -0.1),
        palm_R=(1, -0.1, -0.15),
        fingers_R=(0.25, -1, -0.4),
        girdle=0.2,
    ),
    reach=dict(
        foot_L=(0.11, 0.06, 0),
        foot_R=(-0.12, -0.06, 0),
        toes=(14, 0),
        hips_rot=(8, 0, 0),
        spine=(10, 0, 4),
        neck=(10, 0, 0),
        hand_R=(-0.16, -0.42, 1.02),
        elbow_R=(-0.7, 0.4, -0.8),
        palm_R=(0, 0, -1),
        fingers_R=(0.1, -1, -0.1),
        hand_L=(0.27, -0.02, 0.76),
        palm_L=(-1, 0.05, 0),
        fingers_L=(0, -0.05, -1),
        elbow_L=(0.5, 1, 0),
        grip_L=1,
        curl_L='grip',
        curl_R='cup',
        girdle=0.15,
    ),
)

# A squat without weight, the hands together in front of the chest.
POSES['air_squat'] = dict(
    POSES['squat'],
    hand=(0.035, -0.27, 1.30),
    palm=(-1, 0, 0.1),
    fingers=(-0.1, -0.5, 1),
    elbow=(0.5, 0.1, -1),
    curl='open',
    grip=0,
)

# ---- four and their coach
views(
    'group',
    four=cam((2.6, -4.4, 1.42), (-0.75, 3.2, 0.30), 27, 3.5, (0.3, 0.6, 1.0), time='morning', key=0.165),
)


@dress('group')
def _(c):
    if c != 'four':
        return
    clear('kb', 'br', 'chalk', 'jump', 'rope', 'bottle', 'rings')
    ahead = (-0.4, 9.0)
    other_leg = dict(foot_L=(0.10, 0.58, 0.14), foot_R=(-0.10, -0.46, 0.02), toes_L=(4, -52), toes_R=(4, 0))
    standing = dict(foot=(0.11, 0, 0), toes=(10, 0), hips=(0, 0, 0), hand=(0.29, 0.0, 0.76))
    rows = (
        ((1.55, 0.05), BROAD_WOMAN, [('leggings', 'navy'), ('tee', 'white')], 'curls', 'black', {}, 8),
        ((0.30, 0.75), OLD_MAN, [('joggers', 'char'), ('tee', TEAL)], 'crop', 'silver', other_leg, 10),
        ((-1.05, 1.70), SLIM_WOMAN, [('capri', 'black'), ('tee', RUST)], 'braid', 'red', {}, 15),
        ((1.55, 2.30), SLIM_MAN, [('shorts', 'olive'), ('tank', 'grey')], 'short', 'black', standing, 25),
    )
    for at, who, wears, hair, col, over, pounds in rows:
        feet = {k: v for k, v in POSES['lunge'].items() if not (over is standing and k[:4] in ('foot', 'toes'))}
        w = person(who, wears, hair, feet, (*at, 0), turn_to(at, ahead), haircol=col, res=0.017, over=over)
        for s in 'LR':
            in_hand(w, s, dbell(pounds))
    a = (-2.25, 0.95, 0)
    person(
        COACH_WOMAN,
        [('leggings', 'black'), ('tee', 'red')],
        'bun',
        'hips',
        a,
        turn_to(a, (0.3, 2.6)),
        haircol='black',
        res=0.02,
        print_=logo('EVO', 0.22, 1.24, 'COACH'),
    )


# ---- the first dumbbell
views(
    'lift',
    choose=cam((1.5, 5.0, 1.40), (6.7, 9.7, 1.02), 27, 2.2, (4.9, 8.0, 1.2), time='morning', key=0.15),
)


@dress('lift')
def _(c):
    if c != 'choose':
        return
    clear('bench', 'bottle', 'jump', 'mag', 'tow', 'cable', 'kb')
    a, b = (5.30, 7.55, 0), (4.75, 8.45, 0)
    w = person(
        OLD_WOMAN,
        [('joggers', 'navy'), ('tee', SKY)],
        'bob',
        'reach',
        a,
        turn_to(a, (6.4, 7.7)),
        haircol='silver',
    )
    in_hand(w, 'L', dbell(5))
    person(
        SLIM_MAN,
        [('shorts', 'char'), ('tee', 'red')],
        'short',
        'point',
        b,
        turn_to(b, (6.3, 7.7)),
        haircol='black',
        print_=logo('EVO', 0.22, 1.33, 'COACH'),
    )
