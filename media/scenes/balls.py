"""Balls with real panels: where two panels meet the surface sinks into a seam."""
import numpy as np
from props import *
def _sphere(n):
    bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=n,radius=1.0); bm.verts.index_update(); v=np.array([tuple(x.co) for x in bm.verts]); f=np.array([[q.index for q in x.verts] for x in bm.faces]); bm.free(); return v,f
def panelled(r,score,mats,groove=.030,width=.035,n=7,seam=None):
    """score: for directions (k,3), how much each panel claims each (k,panels); the best claim owns, a narrow lead makes the seam"""
    v,f=_sphere(n); s=np.sort(score(v),axis=1); gap=s[:,-1]-s[:,-2]; rad=r*(1-groove*np.exp(-(gap/width)**2)); c=v[f].mean(1); c/=np.linalg.norm(c,axis=1)[:,None]; sc=score(c); own=sc.argmax(1); s2=np.sort(sc,axis=1); thin=(s2[:,-1]-s2[:,-2])<width*.35
    b=B('ball'); b.v=[V(p) for p in v*rad[:,None]+np.array([0,0,r])]; b.f=f.tolist(); names=list(dict.fromkeys(list(mats)+([seam] if seam else []))); b.mats=[mat(m) for m in names]
    b.mi=[names.index(seam if seam and t else mats[o]) for o,t in zip(own,thin)]; return b
def turned(v,a=.5,c=.3): return v@np.array(Euler((a,.2,c)).to_matrix()).T
def soccer(r=.11):
    g=(1+5**.5)/2; P=np.array([p for a in (1,-1) for b in (1,-1) for p in ((0,a,b*g),(a,b*g,0),(b*g,0,a))]); P=P/np.linalg.norm(P,axis=1)[:,None]; H=[]
    for i in range(12):
        for j in range(i):
            for k in range(j):
                if min(P[i]@P[j],P[j]@P[k],P[i]@P[k])>.44: h=P[i]+P[j]+P[k]; H.append(h/np.linalg.norm(h))
    N_=np.concatenate([P/2.327,np.array(H)/2.267]); return panelled(r,lambda v:turned(v,.55,.9)@N_.T*2.3,['ballk']*12+['ballw']*20,.035,.022)
def volley(r=.105):
    def score(v):
        v=turned(v,.7,.5); a=np.abs(v); ax=a.argmax(1); k=ax*2+(v[np.arange(len(v)),ax]<0); u=v[np.arange(len(v)),(ax+1)%3]/np.maximum(a.max(1),1e-6); w=a.copy(); w[np.arange(len(v)),ax]=0
        out=np.full((len(v),18),-9.0); ang=np.arctan(u)/(np.pi/4)                                  # -1..1 across the face, three strips
        for i in range(3): d=.333-np.abs(ang-(i-1)*.667); out[np.arange(len(v)),k*3+i]=d
        f=np.sort(a,axis=1); edge=(f[:,2]-f[:,1]); s=np.sort(out,axis=1); lead=np.minimum(s[:,-1]-s[:,-2],edge*2.2); best=out.argmax(1); out[:]=-9; out[np.arange(len(v)),best]=lead; out[np.arange(len(v)),(best+1)%18]=0; return out
    return panelled(r,score,[m for i in range(6) for m in (('ballw','ballr','ballw') if i//2==0 else ('ballw','ballk','ballw') if i//2==1 else ('ballw','ballw','ballw'))],.028,.06)
def baseball(r=.037):
    b=B('ball'); v,f=_sphere(5); b.add([V(p)*r for p in v],f.tolist(),mat('ballw')); n=108; a=.42; P=[]
    for i in range(n*4): t=4*math.pi*i/(n*4); q=math.pi/2-(math.pi/2-a)*math.cos(t); w=t/2+a*math.sin(2*t); P.append(V((math.sin(q)*math.cos(w),math.sin(q)*math.sin(w),math.cos(q))))
    b.tube([p*r*1.0005 for p in P],r*.008,mat('ballseam'),5,True)
    for i in range(0,len(P),4):
        p=P[i]; t=(P[(i+1)%len(P)]-P[i-1]).normalized(); s=p.cross(t).normalized()
        for e in (1,-1): b.tube([(p+s*e*.004)*r*1.004,(p+s*e*.055+t*.018).normalized()*r*1.016,(p+s*e*.105+t*.034)*r*.998],r*.0125,mat('redm'),5)
    w=B('ball'); m=M.Translation((0,0,r))@M.Rotation(.9,4,'X')@M.Rotation(.5,4,'Z'); w.v=[m@x for x in b.v]; w.f,w.mi,w.mats,w.flat=b.f,b.mi,b.mats,b.flat; return w
MATS.update(ballw=simple('ballw',(.72,.71,.68),.42,0,.45,bs=900,bstr=.16,var=.06,vs=14),ballk=simple('ballk',(.012,.012,.013),.40,0,.45,bs=900,bstr=.16),ballr=simple('ballr',(.60,.006,.022),.42,0,.45,bs=900,bstr=.16),ballseam=simple('ballseam',(.30,.28,.25),.7))
