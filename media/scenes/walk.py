# blender -b -t 2 -P walk.py -- keys|frames OUT W H SPP TIME... : pictures along the way in (scene_walk.py). keys: the light, at few points of the way; frames: colours, edges and distances without light, for every frame
import sys,os,json; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); sys.dont_write_bytecode=True
import bpy,scenes,kit,time,math
a=sys.argv[sys.argv.index('--')+1:]; kind,out,w,h,spp=a[0],a[1],*map(int,a[2:5]); times=[float(x) for x in a[5:]]
os.makedirs(out,exist_ok=True); look=scenes.build('walk','film'); W=sys.modules['scene_walk']; sc=bpy.context.scene; cam=sc.camera; cam.data.dof.use_dof=False; lights=[o for o in sc.objects if o.type=='LIGHT']
cam.data.sensor_fit='HORIZONTAL'; json.dump(look,open(f'{out}/look.json','w')); first=True
def setup():
    cy=sc.cycles; sc.render.engine='CYCLES'; cy.device='CPU'; sc.render.resolution_x,sc.render.resolution_y=w,h; sc.render.resolution_percentage=100; sc.render.use_persistent_data=True
    cy.use_denoising=False; cy.tile_size=2048; cy.use_auto_tile=False; cy.caustics_reflective=cy.caustics_refractive=False; cy.pixel_filter_type='BLACKMAN_HARRIS'; cy.filter_width=1.5; cy.light_sampling_threshold=.02
    cy.max_bounces=cy.diffuse_bounces=cy.glossy_bounces=cy.transmission_bounces=0; cy.transparent_max_bounces=12; cy.use_adaptive_sampling=False; cy.samples=spp
    vl=bpy.context.view_layer; vl.use_pass_z=True; vl.use_pass_normal=False; vl.cycles.denoising_store_passes=True
    for p in 'diffuse_color glossy_color emit environment'.split(): setattr(vl,'use_pass_'+p,True)
    s=sc.render.image_settings; s.file_format='OPEN_EXR_MULTILAYER'; s.color_depth='16'; s.exr_codec='NONE'
    for o in lights: o.hide_render=True
    for m in bpy.data.materials:      # nothing is lit: bumps and roughness would only cost time
        for n in (m.node_tree.nodes if m.use_nodes else ()):
            if n.type=='BSDF_PRINCIPLED':
                if m.name.startswith('outd'): n.inputs['Emission Strength'].default_value=0
                for k in ('Normal','Roughness'):
                    for l in list(n.inputs[k].links): m.node_tree.links.remove(l)
for t in times:
    o=f'{out}/{round(t*1000):05d}'
    if os.path.exists(o+'.json'): continue
    p,yaw=W.way(t); cam.location=p; cam.rotation_euler=(math.pi/2,0,math.radians(yaw-90)); W.set_door(t); t0=time.time()
    if kind=='keys': kit.render(o,w,h,spp,2,.02)
    else:
        if first: setup(); first=False
        sc.cycles.seed=round(t*1000); sc.render.filepath=o+'.exr'; bpy.ops.render.render(write_still=True)
    json.dump(dict(t=t,pos=p,yaw=yaw,lens=cam.data.lens,shift=cam.data.shift_y,rise=W.door_up(t)),open(o+'.json','w')); print(f'WALK {kind} {t} {time.time()-t0:.1f}s',flush=True)
