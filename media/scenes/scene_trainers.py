"""Trainers: half-length figures before a window, lit from behind and from one side; faces stay in shadow."""

from scenes import *
from scene_athletes import *

POSES.update(
    towel=dict(
        foot=(0.15, 0, 0),
        hand=(0.11, -0.14, 1.30),
        elbow=(0.8, 0.1, -1),
        palm=(-0.3, 0.9, 0),
        fingers=(-0.5, -0.2, 1),
        curl='grip',
        spine=(-2, 0, 0),
    ),
    behind_back=dict(
        foot=(0.15, 0, 0),
        hand=(0.06, 0.20, 0.98),
        elbow=(1, 0.5, 0),
        palm=(0, 1, 0.2),
        fingers=(-0.9, 0.2, -0.3),
        spine=(-4, 0, 0),
    ),
)

ASIAN = dict(skin='young_asian_female', race='asian')
BLACK_M = dict(skin='young_african_male', race='african')
BLACK_F = dict(skin='young_african_female', race='african')
TEE_COACH = lambda: logo('EVO', 0.22, 1.31, 'COACH')

# name: build, clothes, hair, its color, pose, turn from the camera in degrees, and the side the light comes from
TRAINERS = {
    'casey-sample': (dict(muscle=0.8, height=1.84), [('joggers', 'black'), ('tee', 'char')], 'short', 'dark', 'crossed', 32, 1),
    'jordan-sample': (dict(gender='female', muscle=0.7, height=1.70, skin='young_caucasian_female'), [('leggings', 'black'), ('tee', 'red')], 'bun', 'brown', 'hips', -30, -1),
    'riley-demo': (dict(muscle=0.75, weight=0.62, height=1.78, age=38, skin='middleage_caucasian_male'), [('shorts', 'char'), ('tee', 'black')], 'short', 'brown', 'behind_back', -42, 1),
    'morgan-demo': (dict(gender='female', muscle=0.5, height=1.66, age=50, skin='middleage_caucasian_female'), [('joggers', 'char'), ('tee', 'white')], 'short', 'grey', 'crossed', 28, -1),
    'taylor-example': (dict(gender='female', muscle=0.85, height=1.72, skin='young_caucasian_female2'), [('leggings', 'char'), ('tank', 'red')], 'tail', 'blond', 'hips', 40, 1),
    'avery-example': (dict(muscle=0.7, height=1.82, **BLACK_M), [('joggers', 'black'), ('hoodie', 'grey')], 'crop', 'black', 'crossed', -36, -1),
    'quinn-specimen': (dict(muscle=0.55, weight=0.6, height=1.75, age=62, skin='old_caucasian_male'), [('joggers', 'black'), ('tee', 'white')], 'crop', 'grey', 'behind_back', 34, 1),
    'rowan-specimen': (dict(muscle=0.86, weight=0.55, height=1.80, **BLACK_M), [('shorts', 'black'), ('tank', 'black')], 'crop', 'black', 'towel', -24, -1),
    'skyler-placeholder': (dict(gender='female', muscle=0.55, height=1.63, **ASIAN), [('leggings', 'black'), ('tee', 'grey')], 'tail', 'black', 'weight', 38, -1),
    'emerson-placeholder': (dict(muscle=0.72, height=1.77, skin='young_asian_male', race='asian'), [('joggers', 'white'), ('hoodie', 'white', dict(hem=-0.17))], 'crop', 'black', 'crossed', -30, 1),
    'harper-mockley': (dict(gender='female', muscle=0.68, height=1.74, **BLACK_F), [('leggings', 'char'), ('tee', 'black')], 'bun', 'black', 'crossed', 36, 1),
    'finley-mockley': (dict(muscle=0.5, height=1.86, weight=0.45, **BLACK_M), [('joggers', 'char'), ('hoodie', 'char')], 'short', 'black', 'hips', 26, -1),
    'dakota-testerman': (dict(muscle=0.66, height=1.90, skin='young_caucasian_male2'), [('shorts', 'black'), ('tee', 'navy')], 'crop', 'blond', 'crossed', -38, -1),
    'reese-testerman': (dict(gender='female', muscle=0.6, weight=0.6, height=1.67, skin='middleage_african_female', race='african', age=45), [('leggings', 'black'), ('tee', 'olive')], 'bun', 'black', 'behind_back', -28, 1),
    'sawyer-draftwell': (dict(muscle=0.6, height=1.81, age=48, skin='middleage_caucasian_male', seed=5), [('joggers', 'black'), ('hoodie', 'black')], 'short', 'grey', 'hips', 44, 1),
    'parker-draftwell': (dict(gender='female', muscle=0.78, height=1.68, **BLACK_F, seed=8), [('leggings', 'black'), ('tank', 'char')], 'tail', 'black', 'towel', 24, 1),
    'hayden-stencil': (dict(muscle=0.9, weight=0.66, height=1.74, skin='young_caucasian_male', seed=3), [('shorts', 'olive'), ('tank', 'black')], 'short', 'brown', 'hips', -44, -1),
    'peyton-stencil': (dict(gender='female', muscle=0.62, height=1.76, skin='young_caucasian_female', seed=9), [('leggings', 'char'), ('tee', 'white')], 'tail', 'brown', 'crossed', -26, 1),
    'blake-pattern': (dict(muscle=0.74, weight=0.6, height=1.79, age=41, skin='middleage_caucasian_male', seed=12), [('joggers', 'white'), ('hoodie', 'white', dict(hem=-0.17))], 'bun', 'dark', 'behind_back', 30, -1),
    'drew-pattern': (dict(muscle=0.7, weight=0.7, height=1.76, skin='middleage_african_male', race='african', age=44), [('joggers', 'black'), ('tee', 'red')], 'crop', 'black', 'crossed', 22, -1),
}


@scene(
    'trainer',
    {
        name: cam((2.75, 0.10 * t[6], 1.36), (0, 0.02 * t[6], 1.30 * t[0]['height'] / 1.76), 84, 2.8, (0.1, 0, 1.4), time='overcast', **L)
        for name, t in TRAINERS.items()
    },
    dict(key=0.13, con=1.08, vig=0.2),
)
def trainer(c):
    build, wears, hair, color, pose, turn, side = TRAINERS[c]
    reset()
    xw = -4.2
    slab(-4.6, 4.5, -5, 5, 0, 'floor2')
    slab(-4.6, 4.5, -5, 5, 4.4, 'ceil', 0.2, False)
    y0 = -1.3 + 0.9 * side
    wall_x(xw, -5, 5, 4.4, [(y0, y0 + 2.6, 0.95, 3.3)], 'brick2', side=-1)
    window_x(xw - 0.15, y0, y0 + 2.6, 0.95, 3.3, 4, 3)
    outside(xw - 0.4, -1)
    area((xw + 0.05, y0 + 1.3, 2.15), (0, -90, 0), (2.3, 2.5), 260, (0.88, 0.94, 1), 170)
    area((-1.3, -1.9 * side, 2.3), (0, -62, 90 if side > 0 else -90), (0.7, 1.8), 46, (1, 0.88, 0.74))
    area((-1.2, 1.9 * side, 2.1), (0, -62, -90 if side > 0 else 90), (0.5, 1.6), 22, (0.9, 0.95, 1))
    area((3.2, 0, 3.2), (0, 50, 0), (2.0, 2.0), 9)
    gi = wears[-1][0] == 'hoodie' and wears[-1][1] == 'white'
    w = person(build, wears, hair, pose, (0, 0, 0), 90 + turn, haircol=color)
    if gi:
        belt(w, 'hoodie', V(w['J']['spine04']).z - 0.01, 'dark')
