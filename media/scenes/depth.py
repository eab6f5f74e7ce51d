# blender -b -P depth.py -- OUT.exr SCENE CAMERA W H : only the distance of each pixel (film.py moves the camera over a finished still with it); a few seconds
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); sys.dont_write_bytecode=True
import bpy,scenes,kit
a=sys.argv[sys.argv.index('--')+1:]; out,name,c,w,h=a[0],a[1],a[2],int(a[3]),int(a[4]); scenes.build(name,c); sc=bpy.context.scene; sc.render.engine='CYCLES'; cy=sc.cycles
cy.samples=1; cy.use_denoising=False; cy.use_adaptive_sampling=False; cy.max_bounces=0; cy.pixel_filter_type='BOX'; cy.filter_width=.01; sc.camera.data.dof.use_dof=False
for o in list(sc.objects):
    if o.type=='LIGHT': bpy.data.objects.remove(o)
    elif o.type=='MESH' and [m for m in o.data.materials if m and m.name.split('.')[0]=='glass']:       # a pane counts as a wall
        for k,m in enumerate(o.data.materials):
            if m and m.name.split('.')[0]=='glass': o.data.materials[k]=kit.mat('black')
sc.render.resolution_x,sc.render.resolution_y=w,h; bpy.context.view_layer.use_pass_z=True; sc.render.image_settings.file_format='OPEN_EXR_MULTILAYER'; sc.render.image_settings.exr_codec='ZIP'; sc.render.filepath=out; bpy.ops.render.render(write_still=True)
open(out+'.lens','w').write(f'{sc.camera.data.lens} {sc.camera.data.shift_y}')
