"""The open bay at four times of day, out of one render for each camera (scene_open.py).

blender -b -t 2 -P times.py -- CAMERA W H SPP   renders each group of lights by itself
python3 times.py CAMERA                         takes out the noise, mixes the groups: work/open-CAMERA-TIME.png
python3 times.py publish                        makes media/site/poster-hero….webp of these
"""

import os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get('SCENES_WORK', os.path.join(HERE, 'work'))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

GROUPS = ('sky', 'hall', 'lamps', 'spill')
SUNS = ('dawn', 'noon')
# How much of each group, with its tint where it has one, and how the picture is developed.
MIX = dict(
    dawn=(dict(sky=(0.26, 0.21, 0.24), hall=1.6, lamps=0.8, spill=0.3, dawn=0.55), dict(key=0.19)),
    noon=(dict(sky=(0.75, 0.8, 0.9), hall=7.0, noon=1.3), dict(key=0.29, wb=0.03)),
    dusk=(dict(sky=(0.045, 0.056, 0.092), hall=1.6, lamps=1.0, spill=0.35), dict(key=0.165)),
    night=(dict(sky=(0.022, 0.028, 0.048), hall=1.5, lamps=1.2, spill=0.28), dict(key=0.14)),
)
# The dark wall around the bay must not brighten what is inside.
EXPOSURE = dict(wide=0.78, tall=1.0)
LOOK = dict(con=1.06, wb=0.015, vig=0.15, grain=0, bloom=0.05)


def render(camera, w, h, spp):
    import time
    import bpy, scenes

    scenes.build('open', camera)
    sc, layer = bpy.context.scene, bpy.context.view_layer
    sc.render.engine = 'CYCLES'
    sc.render.resolution_x, sc.render.resolution_y = w, h
    sc.render.use_persistent_data = True
    sc.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    sc.render.image_settings.color_depth = '16'
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    cycles = sc.cycles
    settings = dict(use_denoising=False, use_adaptive_sampling=False, max_bounces=8, diffuse_bounces=3)
    settings |= dict(glossy_bounces=3, transmission_bounces=4, transparent_max_bounces=12, blur_glossy=1.0)
    settings |= dict(sample_clamp_indirect=1.6, caustics_reflective=False, caustics_refractive=False)
    settings |= dict(light_sampling_threshold=0.0, use_auto_tile=False, filter_width=1.4)
    for name, value in settings.items():
        setattr(cycles, name, value)
    lights = [o for o in sc.objects if o.type == 'LIGHT']
    start = time.time()
    for part, samples in (('lamps', spp), ('suns', max(2, spp // 2))):
        for o in lights:
            o.hide_render = (o.data.type == 'SUN') != (part == 'suns')
        if part == 'suns':
            seen = sc.world.cycles_visibility
            seen.diffuse = seen.glossy = seen.transmission = False
            sc.world.cycles.sampling_method = 'NONE'
        cycles.samples = samples
        sc.render.filepath = f'{WORK}/open-{camera}.{part}.exr'
        bpy.ops.render.render(write_still=True)
    print(f'RENDERTIME {camera} {w}x{h} {spp} {time.time() - start:.0f} s')


def mix(camera):
    import numpy as np
    from PIL import Image
    import develop
    from clean import clean

    clean_file = f'{WORK}/open-{camera}.npz'
    raw = [f'{WORK}/open-{camera}.{part}.exr' for part in ('lamps', 'suns')]
    if not os.path.exists(clean_file) or os.path.getmtime(clean_file) < os.path.getmtime(raw[1]):
        lamps, suns = (develop.load(f) for f in raw)
        guides = [develop.pas(lamps, 'Denoising Albedo'), develop.pas(lamps, 'Denoising Normal', 'XYZ')]
        layers = {}
        for names, passes in ((GROUPS, lamps), (SUNS, suns)):
            for name in names:
                light = np.minimum(develop.pas(passes, f'Combined_{name}'), 30)
                layers[name] = clean(light, *guides).astype(np.float16)
        np.savez(clean_file, **layers)
    layers = np.load(clean_file)
    for time, (shares, look) in MIX.items():
        x = sum(layers[n].astype(np.float32) * np.reshape(np.array(k, np.float32), (-1, 1, 1)) for n, k in shares.items())
        Image.fromarray(develop.develop(x, **{**LOOK, **look, 'key': look['key'] * EXPOSURE[camera]})).save(f'{WORK}/open-{camera}-{time}.png')


def publish():
    from PIL import Image

    for time in MIX:
        name = 'poster-hero' if time == 'dusk' else f'poster-hero-{time}'
        for camera, end in (('wide', ''), ('tall', '-tall')):
            image = Image.open(f'{WORK}/open-{camera}-{time}.png')
            image.save(f'{os.path.dirname(HERE)}/site/{name}{end}.webp', quality=82, method=6)


if __name__ == '__main__':
    if '--' in sys.argv:
        a = sys.argv[sys.argv.index('--') + 1 :]
        render(a[0], *map(int, a[1:4]))
    elif sys.argv[1] == 'publish':
        publish()
    else:
        mix(sys.argv[1])
