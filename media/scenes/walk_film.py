#!/usr/bin/python3
"""walk_film.py look T... | make : joins what walk.py rendered into home's film. The light of a few key views is carried to every frame by where each point stands in the room, so nothing flickers;
a frame's own pass brings colours and edges. What lies between two rendered frames is drawn from both. Two cuts: 1280x720 and an upright one for phones. Needs python3-opencv, ffmpeg."""
import os,sys,json,glob,math,subprocess,numpy as np,cv2
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
        return s.pos[:,None,None]+d*(through_glass(s,d) if z is None else z)
    def project(s,p):
        q=p-s.pos[:,None,None]; z=np.einsum('i,ihw->hw',s.fw,q); x=np.einsum('i,ihw->hw',s.rt,q); k=s.f/np.maximum(z,.05); return x*k+s.w/2-.5,s.h/2-.5-q[2]*k,np.sqrt((q*q).sum(0)),z>.05
def through_glass(s,d):
    """the renderer dims distances behind a pane; undo it for rays that go through the panes of the door"""
    z=s.z
    if s.pos[0]<=X0: return z
    k=(X0-.14-s.pos[0])/np.minimum(d[0],-1e-4); y=s.pos[1]+d[1]*k-Y0; h=(s.pos[2]+d[2]*k-s.rise)/(DH/5); pane=(np.abs(y)<DW/2)&(h>2)&(h<4)&(z>k+.4); return np.where(pane,z/.809,z)
def on_door(p,rise): return (np.abs(p[0]-(X0-.14))<.12)&(np.abs(p[1]-Y0)<DW/2)&(p[2]>rise-.02)&(p[2]<DH)
def load(f,names):
    a=D.load(f); return [D.pas(a,n,c) if len(c)>1 else a[n+'.'+c] for n,c in names]
class Key(View):
    def __init__(s,base):
        c=base+'.npz'
        if not os.path.exists(c):
            d,g,n,z=D.light(base); np.savez(c,l=np.concatenate([d,g,n]).astype(np.float16),z=z.astype(np.float32))
        a=np.load(c); super().__init__(int(os.path.basename(base))/1000,a['z']); s.l=a['l'].astype(np.float32).transpose(1,2,0)
def keys(): return sorted((Key(f[:-5]) for f in glob.glob(f'{WORK}/keys/?????.json')),key=lambda k:k.t)
def frame(base,K):
    """one frame in linear light, and its view"""
    dc,gc,em,en,z,n=load(base+'.exr',(('DiffCol','RGB'),('GlossCol','RGB'),('Emit','RGB'),('Env','RGB'),('Denoising Depth','Z'),('Denoising Normal','XYZ'))); v=View(int(os.path.basename(base))/1000,np.minimum(z,80)); p=v.points(); door=on_door(p,v.rise)
    acc=np.zeros((v.h,v.w,6),np.float32); ws=np.zeros((v.h,v.w),np.float32); wide=acc.copy(); wsw=ws.copy(); near=sorted(K,key=lambda k:abs(k.t-v.t))[:5]; gap=max(.35,abs(near[1].t-near[0].t))
    for k in near:
        tw=math.exp(-((k.t-v.t)/(.55*gap))**2)+2e-3; q=p
        if door.any(): q=p.copy(); q[2]=np.where(door,p[2]-v.rise+k.rise,p[2])
        x,y,dist,ok=k.project(q); x0,y0=np.floor(x),np.floor(y); ok&=(x>-.5)&(x<k.w-.5)&(y>-.5)&(y<k.h-.5)
        for ax in (0,1):
            for ay in (0,1):
                ix=np.clip(x0+ax,0,k.w-1).astype(np.int32); iy=np.clip(y0+ay,0,k.h-1).astype(np.int32); b=(1-np.abs(x-x0-ax))*(1-np.abs(y-y0-ay))+.02
                kz=k.z[iy,ix]; l=k.l[iy,ix]; e=(kz-dist)/(.015*dist+.02); c=((l[...,6:]-n.transpose(1,2,0))**2).sum(2)
                w=np.where(ok,b*tw*np.exp(-np.minimum(e*e,30)-np.minimum(c*3,12)),0).astype(np.float32); acc+=w[...,None]*l[...,:6]; ws+=w
                e=(kz-dist)/(.10*dist+.2); w=np.where(ok,b*tw*np.exp(-np.minimum(e*e,20)-np.minimum(c,6)),0).astype(np.float32); wide+=w[...,None]*l[...,:6]; wsw+=w
    lost=ws<1e-4; U=np.where(lost[...,None],wide/np.maximum(wsw,1e-8)[...,None],acc/np.maximum(ws,1e-8)[...,None]); hole=lost&(wsw<1e-6)
    if hole.any():      # seen by no key view: the light of its surroundings
        g=(~hole).astype(np.float32); k=(0,0); F=cv2.GaussianBlur(U*g[...,None],k,12)/np.maximum(cv2.GaussianBlur(g,k,12),1e-3)[...,None]; U=np.where(hole[...,None],F,U)
    U=U.transpose(2,0,1); return U[:3]*dc+U[3:]*gc+np.minimum(em+en,12),v,p
squash=lambda x:x/(1+x.mean(0)[None]); unsquash=lambda y:y/np.maximum(1-y.mean(0)[None],.02)
def remap(img,x,y,how=cv2.INTER_CUBIC): return cv2.remap(np.ascontiguousarray(img.transpose(1,2,0)),x.astype(np.float32),y.astype(np.float32),how,borderMode=cv2.BORDER_REPLICATE).transpose(2,0,1)
def settle(now,v,p,last):
    """calm what a few samples leave restless: mix with the frame before, where it showed the same points"""
    if last is None: return now
    old,ov=last; q=p.copy(); door=on_door(p,v.rise); q[2]=np.where(door,p[2]-v.rise+ov.rise,p[2]); x,y,dist,ok=ov.project(q); h=remap(old,x,y)
    oz=cv2.remap(ov.z,x.astype(np.float32),y.astype(np.float32),cv2.INTER_NEAREST,borderValue=0); ok&=(x>1)&(x<ov.w-2)&(y>1)&(y<ov.h-2)&((np.abs(oz-dist)<.06*dist+.05)|(dist>70))
    k=np.ones((3,3)); lo=np.stack([cv2.erode(c,k) for c in now]); hi=np.stack([cv2.dilate(c,k) for c in now]); m=(hi-lo)*.25; h=np.clip(h,lo-m,hi+m); return np.where(ok[None],now*.30+h*.70,now)
class Shown:
    """a developed frame, to draw its neighbours from"""
    def __init__(s,img,v,p): s.img,s.v=img,v; s.dist=np.sqrt(((p-v.pos[:,None,None])**2).sum(0)).astype(np.float32); s.p=p[:,::2,::2].astype(np.float32); s.door=on_door(s.p,v.rise)
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
    Z[Z>1e8]=60; Z=cv2.resize(cv2.medianBlur(Z.astype(np.float32),3),(W,H),interpolation=cv2.INTER_NEAREST); T=View(t,Z); P=T.points(Z).astype(np.float32); door=on_door(P,T.rise); acc=0; ws=0; f=(t-A.v.t)/(B.v.t-A.v.t)
    for S,k in ((A,1-f),(B,f)):
        x,y,d,ok=S.v.project(moved(P,door,S.v.rise-T.rise)); x,y=x.astype(np.float32),y.astype(np.float32); ok&=(x>-1)&(x<W)&(y>-1)&(y<H); c=cv2.remap(S.img,x,y,cv2.INTER_CUBIC,borderMode=cv2.BORDER_REPLICATE); sd=cv2.remap(S.dist,x,y,cv2.INTER_NEAREST,borderMode=cv2.BORDER_REPLICATE); e=(sd-d)/(.03*d+.04); g=np.where(ok,k*np.exp(-np.minimum(e*e,20))+1e-5*k,1e-9).astype(np.float32)[...,None]; acc=acc+g*c; ws=ws+g
    return acc/ws
LUM=[(0,.066),(2.0,.074),(4.5,.086),(7,.098),(12,.100)]                  # what the eye is used to: brighter rooms, a smaller pupil
MID=[(0,.215),(3.0,.210),(4.6,.13),(5.8,.02),(9.0,.02),(12.0,.03)]      # the upright cut's middle, in half widths right of the frame's
TOP=[(0,104),(3.0,112),(6.0,185),(12.0,215)]                           # the wide cut's upper edge
CUTS=dict(hero=(1280,720),tall=(576,1024)); STILL=11.6667; END=12.5
def curve(P,t):
    t=min(max(t,P[0][0]),P[-1][0]); a,b=next((a,b) for a,b in zip(P,P[1:]) if t<=b[0]); return a[1]+(b[1]-a[1])*ease((t-a[0])/(b[0]-a[0]))
def cuts(img,t):
    """wide and upright, darker towards the corners, as a lens does"""
    y0=curve(TOP,t); x0=min(W-CUTS['tall'][0],max(0,W/2*(1+curve(MID,t))-CUTS['tall'][0]/2)); out={}
    for n,(u,v) in dict(hero=(0,y0),tall=(x0,8)).items():
        w,h=CUTS[n]; c=cv2.warpAffine(img,np.float32([[1,0,-u],[0,1,-v]]),(w,h),flags=cv2.INTER_CUBIC,borderMode=cv2.BORDER_REPLICATE); yy,xx=np.mgrid[0:h,0:w]; r2=((xx-w/2)**2+(yy-h/2)**2)/((w/2)**2+(h/2)**2); out[n]=np.clip(c*(1-.10*r2**1.3)[...,None],0,255).astype(np.uint8)
    return out
def calm_panes(img,v):
    """the panes of the raised door, flat under the ceiling, are too restless for so few samples"""
    p=v.points(); m=((p[2]>4.25)&(p[0]>X0-5)&(p[0]<X0-.1)&(np.abs(p[1]-Y0)<2.1)).astype(np.float32); return img if m.max()==0 else (img+(cv2.medianBlur(cv2.medianBlur(img,5),7).astype(np.float32)-img)*cv2.GaussianBlur(m,(0,0),2)[...,None]).astype(np.uint8)
def settled(b,K,last):
    """a rendered frame, calmed by the one before, developed"""
    x,v,p=frame(b,K); s=settle(squash(x),v,p,last); return (s,v),Shown(D.develop(unsquash(s).astype(np.float32),lum=curve(LUM,v.t),key=.165,con=1.07,wb=.012,vig=0,sat=1.06,grain=0,bloom=.05),v,p)
def encode():
    """the cuts as films, the last picture held; AV1 and H.264 at fixed rates (kbit/s), no sound"""
    for n,(av1,h264) in dict(hero=(668,1380),tall=(500,1000)).items():
        pics=sorted(glob.glob(f'{WORK}/walked/{n}-???.png')); name='hero' if n=='hero' else 'hero-tall'; end=round(END*FPS)-len(pics); ff=['nice','-n','12','ffmpeg','-y','-loglevel','error','-framerate',str(FPS),'-i',f'{WORK}/walked/{n}-%03d.png','-an','-vf',f'tpad=stop_mode=clone:stop={end},scale=out_color_matrix=bt709:out_range=tv','-pix_fmt','yuv420p','-colorspace','bt709','-color_primaries','bt709','-color_trc','bt709']; out=f'{os.path.dirname(HERE)}/film/{name}'
        subprocess.run(ff+['-c:v','libx264','-preset','medium','-profile:v','high','-b:v',f'{h264}k','-movflags','+faststart',out+'.mp4'],check=True); subprocess.run(ff+['-c:v','libsvtav1','-preset','8','-b:v',f'{av1}k','-g','300',out+'.webm'],check=True)
        print(name,len(pics),os.path.getsize(out+'.mp4'),os.path.getsize(out+'.webm'),flush=True)
if __name__=='__main__':
    if sys.argv[1]=='encode': encode(); sys.exit()
    t0,t1=(float(x) for x in (sys.argv[2:]+[-1,99])[:2]); K=keys(); fr=f'{WORK}/frames'; out=f'{WORK}/walked'; os.makedirs(out,exist_ok=True)
    def after(t): return next((b for b in sorted(f[:-5] for f in glob.glob(f'{fr}/?????.json')) if t+.001<int(os.path.basename(b))/1000<min(STILL,t1)+.01),None)
    def write(img,k):
        for n,c in cuts(img,k/FPS).items(): Image.fromarray(c).save(f'{out}/{n}-{k:03d}.png',compress_level=1)
    last=A=None
    while b:=after(A.v.t if A else t0-.005):
        c=f'{WORK}/settled/{os.path.basename(b)}.npz'; os.makedirs(f'{WORK}/settled',exist_ok=True)
        if os.path.exists(c): a=np.load(c); v=View(int(os.path.basename(b))/1000,a['z']); last,Bn=(a['s'].astype(np.float32),v),Shown(a['img'],v,v.points())
        else: last,Bn=settled(b,K,last); np.savez(c+'.part.npz',s=last[0].astype(np.float16),z=Bn.v.z,img=Bn.img); os.replace(c+'.part.npz',c)
        Bn.img=calm_panes(Bn.img,Bn.v)
        if A is None: write(Bn.img,round(Bn.v.t*FPS))
        else:
            for k in range(math.floor(A.v.t*FPS+1e-3)+1,math.floor(Bn.v.t*FPS+1e-3)+1):
                if not os.path.exists(f'{out}/tall-{k:03d}.png'): write(Bn.img if abs(k/FPS-Bn.v.t)<.002 else between(A,Bn,k/FPS),k)
        A=Bn; print(os.path.basename(b),flush=True)
