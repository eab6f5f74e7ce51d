# blender -b -t 2 -P walk.py -- OUT W H SPP TIME... : pictures along the way in (scene_walk.py), one for each time; those that are there already are left
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); sys.dont_write_bytecode=True
import bpy,scenes,kit,math
a=sys.argv[sys.argv.index('--')+1:]; out,w,h,spp=a[0],*map(int,a[1:4]); times=[float(x) for x in a[4:]]
os.makedirs(out,exist_ok=True); scenes.build('walk','film'); W=sys.modules['scene_walk']; cam=bpy.context.scene.camera; cam.data.dof.use_dof=False; cam.data.sensor_fit='HORIZONTAL'; cam.data.shift_y=0
for t in times:
    o=f'{out}/{round(t*1000):05d}'
    if os.path.exists(o+'.done'): continue
    p,yaw=W.way(t); cam.location=p; cam.rotation_euler=(math.pi/2,0,math.radians(yaw-90)); W.set_door(t); kit.render(o,w,h,spp,2,.02); open(o+'.done','w').close()
