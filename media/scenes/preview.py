# blender -b -P preview.py -- OUTDIR SCENE[:CAM,CAM] ... : small fast pictures of many cameras, one scene build per time of day; look before rendering
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); sys.dont_write_bytecode=True
import bpy,scenes,kit,inspect,time
a=sys.argv[sys.argv.index('--')+1:]; out=a[0]; os.makedirs(out,exist_ok=True); S=scenes.load()
for item in a[1:]:
    name,_,cs=item.partition(':'); cs=cs.split(',') if cs else list(S[name]['cams'])
    for c in cs:
        [f.cache_clear() for m in list(sys.modules.values()) if getattr(m,'__file__',None) and os.path.dirname(m.__file__ or '')==kit.HERE for f in list(vars(m).values()) if hasattr(f,'cache_clear')]
        t=time.time(); look=scenes.build(name,c); sc=bpy.context.scene; sc.render.engine='CYCLES'; cy=sc.cycles; cy.samples=int(os.environ.get('SPP',5)); cy.use_denoising=False; cy.use_adaptive_sampling=False
        pano=bool(look.get('pano')); sc.render.resolution_x,sc.render.resolution_y=(400,200) if pano else (360,225); cy.max_bounces=4; cy.diffuse_bounces=2; cy.glossy_bounces=2; cy.sample_clamp_indirect=2; cy.caustics_reflective=cy.caustics_refractive=False; cy.light_sampling_threshold=.05
        sc.render.image_settings.file_format='OPEN_EXR'; sc.render.image_settings.color_depth='16'; sc.render.filepath=f'{out}/{name}-{c}.exr'; bpy.ops.render.render(write_still=True)
        print('PREVIEW',name,c,look.get('key',.2),f'{time.time()-t:.1f}s',flush=True)
