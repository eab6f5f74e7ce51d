"""Quick looks at figures, side by side, without a room.

blender -b -P look.py -- OUT.png W H SAMPLES "pose,figure,bar,hair,sim|x,y,z|tx,ty,tz|lens" ...
"""

import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import bpy, scenes, kit, subprocess

a = sys.argv[sys.argv.index('--') + 1 :]
out = a[0]
W, H, S = map(int, a[1:4])
fs = []
scenes.load()
sp = sys.modules['scene_people']
last = None
for i, it in enumerate(a[4:]):
    p, c, t, l = it.split('|')
    q = p.split(',')
    if p != last:
        [
            f.cache_clear()
            for m in list(sys.modules.values())
            if getattr(m, '__file__', None)
            and os.path.dirname(m.__file__ or '') == kit.HERE
            and m.__name__ != 'people'
            for f in list(vars(m).values())
            if hasattr(f, 'cache_clear') and getattr(f, '__module__', '') != 'people'
        ]
        sp.TEST.update(
            poses=q[0].split('+'), fig=int(q[1]), bar=q[2] == '1', hair=q[3] or None, sim=q[4] == '1'
        )
        scenes.build('studio', 'a')
        last = p
    kit.camera(eval('(' + c + ')'), eval('(' + t + ')'), float(l), 8, level=False)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    cy = sc.cycles
    cy.samples = S
    cy.use_denoising = False
    sc.render.resolution_x, sc.render.resolution_y = W, H
    cy.max_bounces = 3
    cy.diffuse_bounces = 2
    cy.sample_clamp_indirect = 2
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.exposure = 1.2
    sc.render.filepath = f"{os.environ.get('SCENES_WORK','work')}/look{i}.png"
    sc.render.image_settings.file_format = 'PNG'
    bpy.ops.render.render(write_still=True)
    fs.append(sc.render.filepath)
subprocess.run(['montage', *fs, '-tile', f'{min(4,len(fs))}x', '-geometry', '+2+2', out])
