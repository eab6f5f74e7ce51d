#!/usr/bin/python3
"""walk_film.py clean | make | encode : joins what walk.py rendered into home's film. clean takes the noise out of each frame and keeps what the film needs of it (run it beside the rendering: the raw frames are large);
make draws what lies between two rendered frames from both, and cuts it twice: 1280x720, and upright for phones. Needs python3-opencv, ffmpeg."""
import os,sys,glob,math,subprocess,numpy as np,cv2
HERE=os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0,HERE); sys.dont_write_bytecode=True
import develop as D
from way import *
from PIL import Image
WORK=os.environ.get('SCENES_WORK',os.path.join(HERE,'work')); FPS=24; W,H=1280,1040
cv2.setNumThreads(1)
class View:
    """a picture with its camera: where its pixels stand in the room, and where points of the room stand in it"""
    def __init__(s,t,z):
        s.t=t; p,yaw=way(t); s.pos=np.array(p,np.float32); s.rise=door_up(t); a=math.radians(yaw); s.fw=np.array([math.cos(a),math.sin(a),0],np.float32); s.rt=np.array([math.sin(a),-math.cos(a),0],np.float32); s.h,s.w=z.shape; s.f=24/36*s.w; s.z=z
    def points(s,z=None):
        u,v=np.meshgrid((np.arange(s.w,dtype=np.float32)+.5-s.w/2)/s.f,(s.h/2-np.arange(s.h,dtype=np.float32)-.5)/s.f); r=np.sqrt(1+u*u+v*v); d=(s.fw[:,None,None]+s.rt[:,None,None]*u+np.array([0,0,1],np.float32)[:,None,None]*v)/r
        return s.pos[:,None,None]+d*(at_pole(s,d,through_glass(s,d)) if z is None else z)
    def project(s,p):
        q=p-s.pos[:,None,None]; z=np.einsum('i,ihw->hw',s.fw,q); x=np.einsum('i,ihw->hw',s.rt,q); k=s.f/np.maximum(z,.05); return x*k+s.w/2-.5,s.h/2-.5-q[2]*k,np.sqrt((q*q).sum(0)),z>.05
def through_glass(s,d):
    """what is seen through the door's panes counts as painted on them: the frames to both sides don't have all of what shows between them"""
    z=s.z
    if s.pos[0]<=X0: return z
    k=(X0-.14-s.pos[0])/np.minimum(d[0],-1e-4); y=s.pos[1]+d[1]*k-Y0; h=(s.pos[2]+d[2]*k-s.rise)/(DH/5); pane=(np.abs(y)<DW/2)&(h>2)&(h<4)&(z>k+.4); return np.where(pane,k,z)
def at_pole(s,d,z,x=-1.9,y=16.0,r=.04):
    """brass is given the distance of what it mirrors: back to its own"""
    ox,oy=s.pos[0]-x,s.pos[1]-y; a=d[0]**2+d[1]**2; b=ox*d[0]+oy*d[1]; disc=b*b-a*(ox*ox+oy*oy-r*r); k=(-b-np.sqrt(np.maximum(disc,0)))/a; return np.where((disc>0)&(k>0)&(z>k*.98),k,z)
def on_door(p,rise): return (np.abs(p[0]-(X0-.14))<.12)&(np.abs(p[1]-Y0)<DW/2)&(p[2]>rise-.02)&(p[2]<DH)
def cleaned(base):
    """a rendered frame in linear light, without its noise, and how far its pixels are"""
    c=base+'.npz'
    if not os.path.exists(c):
        x,z=D.whole(base,False); np.savez(c+'.part.npz',x=x.astype(np.float16),z=np.minimum(z,80).astype(np.float32)); os.replace(c+'.part.npz',c)
        for f in glob.glob(base+'.*.exr'): os.remove(f)
    a=np.load(c); return a['x'].astype(np.float32),a['z']
squash=lambda x:x/(1+x.mean(0)[None]); unsquash=lambda y:y/np.maximum(1-y.mean(0)[None],.02)
def remap(img,x,y,how=cv2.INTER_CUBIC): return cv2.remap(np.ascontiguousarray(img.transpose(1,2,0)),x.astype(np.float32),y.astype(np.float32),how,borderMode=cv2.BORDER_REPLICATE).transpose(2,0,1)
def settle(now,v,p,last):
    """calm what the noise leaves restless: mix with the frame before, where it showed the same points"""
    if last is None: return now
    old,ov=last; q=p.copy(); door=on_door(p,v.rise); q[2]=np.where(door,p[2]-v.rise+ov.rise,p[2]); x,y,dist,ok=ov.project(q); h=remap(old,x,y)
    oz=cv2.remap(ov.z,x.astype(np.float32),y.astype(np.float32),cv2.INTER_NEAREST,borderValue=0); ok&=(x>1)&(x<ov.w-2)&(y>1)&(y<ov.h-2)&((np.abs(oz-dist)<.06*dist+.05)|(dist>70))
    k=np.ones((3,3)); lo=np.stack([cv2.erode(c,k) for c in now]); hi=np.stack([cv2.dilate(c,k) for c in now]); m=(hi-lo)*.25; h=np.clip(h,lo-m,hi+m); return np.where(ok[None],now*.5+h*.5,now)
def lamps_first(z,p,k): return np.where(p[2]>3.6,cv2.erode(z,np.ones((k,k))),z)      # up there a lamp's bright edge goes with the lamp, not with the ceiling behind it
class Shown:
    """a developed frame, to draw its neighbours from"""
    def __init__(s,img,v,p): s.img,s.v=img,v; s.dist=lamps_first(np.sqrt(((p-v.pos[:,None,None])**2).sum(0)).astype(np.float32),p,3); s.p=p[:,::2,::2].astype(np.float32); s.door=on_door(s.p,v.rise)
def moved(p,door,dz):
    if not door.any() or abs(dz)<1e-5: return p
    q=p.copy(); q[2]=np.where(door,p[2]+dz,p[2]); return q
def between(A,B,t):
    """the frame at a time between two finished ones: how far each of its pixels is, by where the points of both go (nearest wins, at half size), then what colour they had there"""
    h,w=H//2,W//2; T=View(t,np.zeros((h,w),np.float32)); depth=np.full(h*w,1e9,np.float32)
    for S in (A,B):
        x,y,d,ok=T.project(moved(S.p,S.door,T.rise-S.v.rise)); x,y,d=x[ok],y[ok],d[ok]; o=np.argsort(-d); x,y,d=x[o],y[o],d[o]
        for ax in (0,1):
            for ay in (0,1):
                ix,iy=np.floor(x).astype(np.int32)+ax,np.floor(y).astype(np.int32)+ay; g=(ix>=0)&(ix<w)&(iy>=0)&(iy<h); one=np.full(h*w,1e9,np.float32); one[iy[g]*w+ix[g]]=d[g]; depth=np.minimum(depth,one)
    Z=depth.reshape(h,w); hole=Z>1e8
    for _ in range(60):
        if not hole.any(): break
        F=cv2.dilate(np.where(hole,-1,Z).astype(np.float32),np.ones((3,3))); Z=np.where(hole&(F>0),F,Z); hole=Z>1e8
    Z[Z>1e8]=60; Z=cv2.resize(cv2.medianBlur(Z.astype(np.float32),3),(W,H),interpolation=cv2.INTER_NEAREST); T=View(t,Z); Z=lamps_first(Z,T.points(Z),7); P=T.points(Z).astype(np.float32); door=on_door(P,T.rise); acc=0; ws=0; dark=255; f=(t-A.v.t)/(B.v.t-A.v.t)
    for S,k in ((A,1-f),(B,f)):
        x,y,d,ok=S.v.project(moved(P,door,S.v.rise-T.rise)); x,y=x.astype(np.float32),y.astype(np.float32); ok&=(x>-1)&(x<W)&(y>-1)&(y<H); c=cv2.remap(S.img,x,y,cv2.INTER_CUBIC,borderMode=cv2.BORDER_REPLICATE); sd=cv2.remap(S.dist,x,y,cv2.INTER_NEAREST,borderMode=cv2.BORDER_REPLICATE); e=(sd-d)/(.03*d+.04); g=np.where(ok,k*np.exp(-np.minimum(e*e,20))+1e-5*k,1e-9).astype(np.float32)[...,None]; acc=acc+g*c; ws=ws+g; dark=np.minimum(dark,c)
    return np.where(ws<2e-5,dark,acc/ws)      # what neither saw lay behind a lamp, mostly
LUM=[(0,.066),(2.5,.082),(4.0,.086),(6,.088),(12,.097)]                 # what the eye is used to: brighter rooms, a smaller pupil,
WB=[(0,.012),(3.0,.005),(6.0,-.045),(12,-.055)]                        # and under warm lamps colder
MID=[(0,.55),(2.6,.53),(4.0,.30),(4.9,.12),(5.8,.02),(9.0,.02),(12.0,.03)]      # the upright cut's middle, in half widths right of the frame's
TOP=[(0,104),(3.0,112),(6.0,185),(12.0,215)]                           # the wide cut's upper edge
CUTS=dict(hero=(1280,720),tall=(576,1024)); END=12.5
def curve(P,t):
    t=min(max(t,P[0][0]),P[-1][0]); a,b=next((a,b) for a,b in zip(P,P[1:]) if t<=b[0]); return a[1]+(b[1]-a[1])*ease((t-a[0])/(b[0]-a[0]))
def cuts(img,t):
    """wide and upright, darker towards the corners, as a lens does"""
    y0=curve(TOP,t); x0=min(W-CUTS['tall'][0],max(0,W/2*(1+curve(MID,t))-CUTS['tall'][0]/2)); out={}
    for n,(u,v) in dict(hero=(0,y0),tall=(x0,8)).items():
        w,h=CUTS[n]; c=cv2.warpAffine(img,np.float32([[1,0,-u],[0,1,-v]]),(w,h),flags=cv2.INTER_CUBIC,borderMode=cv2.BORDER_REPLICATE); yy,xx=np.mgrid[0:h,0:w]; r2=((xx-w/2)**2+(yy-h/2)**2)/((w/2)**2+(h/2)**2); out[n]=np.clip(c*(1-.10*r2**1.3)[...,None],0,255).astype(np.uint8)
    return out
def shown(base,last):
    """a frame calmed by the one before it, and developed"""
    x,z=cleaned(base); v=View(int(os.path.basename(base))/1000,z); p=v.points(); s=settle(squash(x),v,p,last)
    return (s,v),Shown(D.develop(unsquash(s).astype(np.float32),lum=curve(LUM,v.t),key=.165,con=1.07,wb=curve(WB,v.t),vig=0,sat=1.06,grain=0,bloom=.05),v,p)
def encode():
    """the cuts as films, the last picture held; AV1 and H.264 at fixed rates (kbit/s), no sound"""
    for n,(av1,h264) in dict(hero=(668,1380),tall=(500,1000)).items():
        pics=sorted(glob.glob(f'{WORK}/walked/{n}-???.png')); name='hero' if n=='hero' else 'hero-tall'; end=round(END*FPS)-len(pics); ff=['nice','-n','12','ffmpeg','-y','-loglevel','error','-framerate',str(FPS),'-i',f'{WORK}/walked/{n}-%03d.png','-an','-vf',f'tpad=stop_mode=clone:stop={end},scale=out_color_matrix=bt709:out_range=tv','-pix_fmt','yuv420p','-colorspace','bt709','-color_primaries','bt709','-color_trc','bt709']; out=f'{os.path.dirname(HERE)}/film/{name}'
        subprocess.run(ff+['-c:v','libx264','-preset','medium','-profile:v','high','-b:v',f'{h264}k','-movflags','+faststart',out+'.mp4'],check=True); subprocess.run(ff+['-c:v','libsvtav1','-preset','8','-b:v',f'{av1}k','-g','300',out+'.webm'],check=True)
        print(name,len(pics),os.path.getsize(out+'.mp4'),os.path.getsize(out+'.webm'),flush=True)
def make():
    """every picture of the film; those that are there already are left"""
    out=f'{WORK}/walked'; os.makedirs(out,exist_ok=True); last=A=None
    def write(img,k):
        for n,c in cuts(img,k/FPS).items(): Image.fromarray(c).save(f'{out}/{n}-{k:03d}.png',compress_level=1)
    for base in rendered():
        last,B=shown(base,last)
        for k in range(math.floor(A.v.t*FPS+.01)+1 if A else 0,round(B.v.t*FPS)+1):
            if not os.path.exists(f'{out}/tall-{k:03d}.png'): write(B.img if abs(k/FPS-B.v.t)<.002 else between(A,B,k/FPS),k)
        A=B; print(os.path.basename(base),flush=True)
def rendered(): return sorted(f[:-5] for f in glob.glob(f'{WORK}/frames/*.done'))
if __name__=='__main__': {'clean':lambda:[cleaned(b) for b in rendered()],'make':make,'encode':encode}[sys.argv[1]]()
