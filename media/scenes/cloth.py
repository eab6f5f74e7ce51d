"""Cloth that hangs and bags that sag: shirts draped by Blender's own cloth, towels over pegs and folded, a canvas sports bag."""
from props import *
from food import F,sst,mixc,smoothrows,nz,foodm
import numpy as np
def drape(vs,fs,col=(),pins=(),frames=60,mass=.16,bend=.35,tension=18,pressure=0,grow=0,selfc=False,seed=0):
    """lets a sheet fall on the colliders (lists of points and faces) in a scene of its own; gives its points back"""
    sc=bpy.data.scenes.new('drape'); sc.frame_start=1; sc.frame_end=frames+1; sc.gravity=(0,0,-9.81); new=[]
    def ob(n,v,f): me=bpy.data.meshes.new(n); me.from_pydata([tuple(p) for p in v],[],f); me.update(); o=bpy.data.objects.new(n,me); sc.collection.objects.link(o); new.append(o); return o
    for v,f in col: o=ob('col',v,f); o.modifiers.new('c','COLLISION'); o.collision.thickness_outer=.0025; o.collision.thickness_inner=.004; o.collision.cloth_friction=14; o.collision.damping=.6
    o=ob('sheet',vs,fs); m=o.modifiers.new('c','CLOTH'); s=m.settings; s.quality=6; s.mass=mass; s.tension_stiffness=s.compression_stiffness=tension; s.shear_stiffness=tension*.35; s.bending_stiffness=bend; s.air_damping=1.6; s.tension_damping=s.compression_damping=6; s.shear_damping=4; s.shrink_min=-grow
    if pins: g=o.vertex_groups.new(name='p'); g.add(list(pins),1,'REPLACE'); s.vertex_group_mass='p'; s.pin_stiffness=2
    if pressure: s.use_pressure=True; s.uniform_pressure_force=pressure
    m.collision_settings.distance_min=.0025; m.collision_settings.collision_quality=3; m.collision_settings.use_self_collision=selfc; m.collision_settings.self_distance_min=.003; m.point_cache.frame_start=1; m.point_cache.frame_end=frames+1
    for fr in range(1,frames+2): sc.frame_set(fr)
    dg=sc.view_layers[0].depsgraph; e=o.evaluated_get(dg).to_mesh(); out=[v.co.copy() for v in e.vertices]; o.evaluated_get(dg).to_mesh_clear()
    for x in new: bpy.data.objects.remove(x)
    bpy.data.scenes.remove(sc); return out
def teemesh(w=.50,h=.70,nu=44,nv=58,neck=.085,ns=13,sag=.0):
    """front and back of a T-shirt, sewn at the sides, the shoulders and under the arms; origin at the middle of the neck, faces -y"""
    hw=w/2; sh=lambda x: -.004-.30*max(0,abs(x)-.03)**1.05; arm=int(nv*.31); key={}; vs=[]; fs=[]; tag=[]
    def vert(p):
        k=(round(p[0],5),round(p[1],5),round(p[2],5))
        if k not in key: key[k]=len(vs); vs.append(V(p))
        return key[k]
    for s in (-1,1):
        drop=.075 if s<0 else .018
        def pt(i,j):
            u=i/nu*2-1; v=j/nv; x0=u*hw; x=u*(hw-.012*math.sin(pi*min(1,v*1.4))*(v<.72)); a=max(0,1-(x0/neck)**2) if abs(x0)<neck else 0; top=sh(x0)-drop*a**.55; z=top+(-h-top)*v
            edge=(abs(u)>.999 and j>=arm) or (j==0 and abs(x0)>=neck-1e-6); y=0 if edge else s*(.006+.016*(1-u**6)*min(1,v*5+.25)); return (x,y,z)
        G=[[vert(pt(i,j)) for i in range(nu+1)] for j in range(nv+1)]
        for j in range(nv):
            for i in range(nu): f=[G[j][i],G[j][i+1],G[j+1][i+1],G[j+1][i]]; fs.append(f if s>0 else f[::-1])
        for e in (0,1):
            sg=1 if e else -1; S=[]
            for j in range(arm+1):
                p=vs[G[j][nu if e else 0]]; t=j/arm; row=[G[j][nu if e else 0]]
                for i in range(1,ns+1):
                    k=i/ns; L=.165; d=V((.80,0,-.60)); o=V((p.x,0,p.z))+V((sg*d.x,0,d.z))*L*k*(1-.34*t); o.z+=.020*k*t; o.x+=-sg*.012*k*t; edge=j in(0,arm); o.y=0 if edge else s*(.006+.016*math.sin(pi*t)); row.append(vert(tuple(o)))
                S.append(row)
            for j in range(arm):
                for i in range(ns): f=[S[j][i],S[j][i+1],S[j+1][i+1],S[j+1][i]]; fs.append(f if (s>0)==(e==1) else f[::-1])
    return vs,fs
def hangerpts(w=.40):
    z=lambda x: -.30*max(0,abs(x)-.03)**1.05+.004*math.exp(-(x/.03)**2); return [V((w*(i/48-.5),0,z(w*(i/48-.5)))) for i in range(49)]
def hanger(b,w=.40,m='oak',hook=.075):
    P=hangerpts(w)[14:35]; n=len(P); b.tube(P,[.0050 for i in range(n)],mat(m),12); b.tube([(0,0,0)]+[(0,0,hook-.045),(.004,0,hook-.038),(.0135,0,hook-.026),(.0160,0,hook-.012),(.0110,0,hook+.001),(.0,0,hook+.005),(-.0110,0,hook+.000),(-.0150,0,hook-.010)],.0022,mat('steel'),8)
_tee={}
def shirt2(c,w=.50,h=.70,seed=1,wall=.05,text=(),neckc=None,hw=.40):
    """a shirt on a hanger; text: (words, size, material, height under the neck)"""
    b=B('shirt'); vs,fs=teemesh(w,h); q=random.Random(seed); ph=[q.uniform(0,6) for _ in range(4)]; Z0=-.012
    H=B('h'); hanger(H,hw); ht=B('x'); P=[V((x,y,z*1.0-.0+Z0)) for x,y,z in hangerpts(hw)]; ht.tube(P,.008,None,10)
    pins=[i for i,v in enumerate(vs) if abs(v.x)<=hw/2+.004 and v.z>-.019-.30*max(0,abs(v.x)-.03)**1.05 and abs(v.x)>.08]; V0=[V((v.x,v.y+.012*math.sin(v.x*26+ph[0]+v.z*1.5)*(-v.z/h)*(1 if v.y<0 else .6)+.008*math.sin(v.x*13+v.z*4+ph[1])*(-v.z/h),v.z)) for v in vs]
    out=drape(V0,fs,(),pins,frames=36,pressure=.012,grow=.065,bend=.18,tension=12,mass=.14)
    def fold(p):      # deep vertical folds towards the hem, and the pulls that run from the shoulders' ends
        x,z=p.x,p.z; d=sst(.04,.70,-z/h)*(1-sst(hw*.52,hw*.62,abs(x))*(z>-.30)); y=d*(.020*math.sin(x*33+ph[0]+1.1*math.sin(z*4.2+ph[2]))+.010*math.sin(x*47+ph[1]+2.2*z)+.004*math.sin(x*9+z*14+ph[3]))
        for sg in (1,-1):
            for an,L,a in ((.20,.42,.010),(.48,.36,.009),(.78,.26,.006)): ux,uz=-sg*math.sin(an),-math.cos(an); rx,rz=x-sg*hw*.47,z+.055; t=rx*ux+rz*uz; c_=rx*uz-rz*ux; y-=a*math.exp(-(c_/(.010+.05*max(0,t)))**2)*sst(0,.06,t)*sst(L,L*.4,t)
        return V((x*(1-.055*d),p.y+y*(1 if p.y<.0 else .75),z-.013*d*math.sin(x*16+ph[1])))
    out=[fold(p) for p in out]; b.add(out,fs,mat(c))
    # hem, cuffs and collar are a second, thicker band: edges that belong to one face only
    cnt={}
    for f in fs:
        for i in range(4): e=tuple(sorted((f[i],f[(i+1)%4]))); cnt[e]=cnt.get(e,0)+1
    nb={}
    for (a,d),n in cnt.items():
        if n==1: nb.setdefault(a,[]).append(d); nb.setdefault(d,[]).append(a)
    seen=set()
    for s0 in list(nb):
        if s0 in seen: continue
        loop=[s0]; seen.add(s0); cur=s0
        while True:
            nx=[x for x in nb[cur] if x not in seen]
            if not nx: break
            cur=nx[0]; seen.add(cur); loop.append(cur)
        P=[out[i] for i in loop]; ne=max(abs(p.x) for p in P)<.13 and max(p.z for p in P)>-.15; b.tube(P,.0062 if ne else .0021,mat(neckc or c) if ne else mat(c),8,True)
    H=H; b.add([V((x,y,z+Z0)) for x,y,z in H.v],H.f,mat('oak')) if False else None
    for mi in set(H.mi): idx=[f for f,k_ in zip(H.f,H.mi) if k_==mi]; b.add([V((x,y,z+Z0)) for x,y,z in H.v],idx,H.mats[mi])
    if text:      # lettering is printed on: each point is laid on the cloth under it
        from mathutils.bvhtree import BVHTree
        t=BVHTree.FromPolygons(out,fs)
        for words,size,m,dz in text:
            T=B('t'); T.text(words,size,None,M.Rotation(pi/2,4,'X'),ext=0); bm=bmesh.new(); vv=[bm.verts.new((p.x,0,p.z)) for p in T.v]
            for f in T.f:
                try: bm.faces.new([vv[i] for i in f])
                except ValueError: pass
            bmesh.ops.triangulate(bm,faces=bm.faces[:]); 
            for _ in range(4):
                es=[e for e in bm.edges if e.calc_length()>size*.055]
                if not es: break
                bmesh.ops.subdivide_edges(bm,edges=es,cuts=1); bmesh.ops.triangulate(bm,faces=[f for f in bm.faces if len(f.verts)>3])
            bm.verts.index_update(); pv=[]
            for p in bm.verts: hit=t.ray_cast(V((p.co.x,-.6,p.co.z-dz)),V((0,1,0))); pv.append((hit[0] if hit[0] else V((p.co.x,-.02,p.co.z-dz)))+V((0,-.0022,0)))
            b.add(pv,[[x.index for x in f.verts] for f in bm.faces],mat(m)); bm.free()
    return b
def jersey(name,col,rough=.85):
    def f():
        s=N(name); co=s.obj(); n=s.noise(co,26,5,.6); sp=s.n('SeparateXYZ',{0:co}); k=s.math('MULTIPLY',s.math('SINE',s.math('MULTIPLY',sp.outputs[0],3000.0)),s.math('SINE',s.math('MULTIPLY',sp.outputs[2],2200.0)))
        s.p(Base_Color=s.mix(s.ramp(n,.3,.7),tuple(x*.90 for x in col),col),Roughness=rough,Specular=.2,Sheen=.25,Normal=s.bump(s.math('ADD',s.math('MULTIPLY',k,.3),s.math('MULTIPLY',s.noise(co,900,2),.5)),.22,.0006)); return s.mat
    return f
MATS.update(jer_k=jersey('jer_k',(.030,.030,.032)),jer_r=jersey('jer_r',(.33,.004,.012)),printw=simple('printw',(.74,.73,.70),.6,0,.3,var=.06),printr=simple('printr',(.60,.008,.02),.6,0,.3,var=.08))
# ---- a canvas sports bag: a cylinder that sags a little, end panels with piping, a zip, two webbing handles that meet in a grip, a shoulder strap
def duffel(Lb=.50,W=.135,Hh=.255,seed=1,strap=True,drop=.0,c='canvask',web='webr',edge=None):
    b=B('bag'); off=V((seed*7.3,0,0)); sp=lambda x,k: math.copysign(abs(x)**k,x)
    def S(u,a,k=0.0):      # u along the bag, a around it from the top: front is -pi/2
        e=abs(2*u-1); w=W*(1-.07*e**5)*(1+.03*math.sin(u*5+1)); ht=Hh*.52; sag=math.sin(pi*u)
        y=w*sp(math.sin(a),.80); ca=math.cos(a); z=Hh*.46+(ht*ca**.86 if ca>0 else -Hh*.46*abs(ca)**.42); top=max(0,ca)
        z-=.038*sag**1.3*top**1.2*(1+.25*math.sin(u*9+2)); y+=.012*sag*top; y*=1+.045*sag*(1-top)*(1-abs(z/Hh-.35))
        p=V(((u-.5)*Lb*(1-.015*top),y,max(.001,z))); q=V((p.x*9,y*5,z*11))+off
        f=-.0085*abs(nz.noise(q*.8))-.008*max(0,.35-abs(nz.noise(V((p.x*16,y*3+z*7,seed)))))*(.3+top)*1.6+.006*nz.noise(q*.6+V((3,1,2)))-.0032*(e>.5)*(.5+.5*math.sin(a*6+math.sin(u*9)))*(e-.5)*2*(e<.97)
        calm_=math.exp(-((u-.5)/.22)**4)*math.exp(-((a+1.45)/.75)**4); f=f*(1-.85*calm_)+k; n=V((0,math.sin(a)*1.0,ca)).normalized(); 
        if z<.02: f=min(f,0)+.0*k
        return p+n*f
    nu,nv=110,120; A=[-pi+2*pi*j/nv for j in range(nv+1)]; b.add([S(i/nu,a) for a in A[:-1] for i in range(nu+1)],[[j*(nu+1)+i,j*(nu+1)+i+1,(j+1)%nv*(nu+1)+i+1,(j+1)%nv*(nu+1)+i] for j in range(nv) for i in range(nu)],mat(c))
    for s,u in ((-1,0),(1,1)):      # end panels, a little full, with piping along their seam
        R0=[S(u,a) for a in A[:-1]]; ctr=V((R0[0].x,0,Hh*.44)); rows=[[ctr+(p-ctr)*(1-k/12)+V((s*(.016*(1-(1-k/12)**2.2)+.004*nz.noise(p*13+V((0,0,k*.35)))*(k>0)),0,0)) for p in R0] for k in range(12)]+[[ctr+V((s*.016,0,0))]*nv]
        b.add([p for r in rows for p in r],[[k*nv+j,k*nv+(j+1)%nv,(k+1)*nv+(j+1)%nv,(k+1)*nv+j] for k in range(12) for j in range(nv)],mat(c)); b.tube(R0,.0042,mat(web),8,True)
    rib=lambda P,N,w,th,m: ribbon(b,P,N,w,th,m)
    # zip: tape, teeth, slider
    U_=[.05+.90*i/80 for i in range(81)]; nrm=lambda u,a: (lambda p: ((S(u,a+.06)-S(u,a-.06)).cross(S(min(1,u+.02),a)-S(max(0,u-.02),a))).normalized())(0)
    fixn=lambda n,a: n if n.dot(V((0,math.sin(a),math.cos(a)+.01)))>0 else -n
    b.add([S(u,a,.0016) for u in U_ for a in (-.17,-.09,0,.09,.17)],[[i*5+j,i*5+j+1,(i+1)*5+j+1,(i+1)*5+j] for i in range(80) for j in range(4)],mat('nyl'))
    for i in range(150): u=.06+.88*i/150; p=S(u,0,.0026); b.box(p,(.0016,.0056,.0016),mat('galv'),.0003,None,1)
    p=S(.78,0,.005); b.box(p,(.016,.011,.006),mat('steel'),.002); b.box(p+V((.016,.004,.001)),(.026,.008,.0022),mat('webr'),.001,(0,10,14))
    # handles
    for s in (-1,1):
        P=[];N_=[]
        for sg in (-1,1):
            u=.5+sg*.205; pts=[(S(u,s*a,.0026),s*a) for a in [2.9-(2.9-.62)*i/40 for i in range(41)]]; nn=[V((0,math.sin(a),math.cos(a))) for _,a in pts]; pp=[p for p,_ in pts]
            if sg<0: P+=pp; N_+=nn
            else: E2=(pp[::-1],nn[::-1])
        a0=P[-1]; a1=E2[0][0]; d0=(P[-1]-P[-4]).normalized(); ap=V((.004,s*.006+.004,Hh+.085)); mid=smooth([a0-d0*.03,a0,a0+d0*.035+V((.012,0,.030)),V((-.055,s*.010,Hh+.078)),ap,V((.062,s*.010,Hh+.074)),V((a1.x-.012,a1.y-s*.018,a1.z+.045)),a1,a1-d0*.02],10); i0=10; mid=mid[i0+1:-11]
        nm=[N_[-1].lerp(V((0,s*.35,1)),min(1,i/len(mid)*2.4)).lerp(E2[1][0],max(0,(i/len(mid)-.6)/.4)) for i in range(len(mid))]; P=P+mid+E2[0]; N_=N_+nm+E2[1]; rib(P,N_,.036,.0026,web)
    vs,fs=__import__('kit')._bevbox(.118,.034,.030,.013,4); b.add([V((v.x,v.y,v.z+.006*math.cos(v.x*20)-.004)) for v in vs],fs,mat('nyl'),M.Translation((.004,.004,Hh+.082)))
    # patch, sewn on
    pa=lambda x,y,k: S(.5+x/Lb,-1.50+y/.158,k)
    b.add([pa((i/24-.5)*.185,(j/12-.5)*.088,.0030-.0022*(i in(0,24) or j in(0,12))) for j in range(13) for i in range(25)],[[j*25+i,j*25+i+1,(j+1)*25+i+1,(j+1)*25+i] for j in range(12) for i in range(24)],mat('webr'))
    for y in (-.0405,.0405):
        for i in range(34): x=-.087+.174*i/33; b.tube([pa(x,y,.0034),pa(x+.0034,y,.0036)],.0005,mat('printw'),5)
    for x in (-.089,.089):
        for i in range(15): y=-.038+.076*i/14; b.tube([pa(x,y,.0034),pa(x,y+.0034,.0036)],.0005,mat('printw'),5)
    T=B('t'); T.text('EVO',.082,None,M.Scale(1.16,4,V((1,0,0))),ext=0); bm=bmesh.new(); vv=[bm.verts.new(p) for p in T.v]
    for f in T.f:
        try: bm.faces.new([vv[i] for i in f])
        except ValueError: pass
    bmesh.ops.triangulate(bm,faces=bm.faces[:])
    for _ in range(4):
        es=[e for e in bm.edges if e.calc_length()>.006]
        if not es: break
        bmesh.ops.subdivide_edges(bm,edges=es,cuts=1); bmesh.ops.triangulate(bm,faces=[f for f in bm.faces if len(f.verts)>3])
    bm.verts.index_update(); b.add([pa(v.co.x,v.co.y-.002,.0042) for v in bm.verts],[[v.index for v in f.verts] for f in bm.faces],mat('printw')); bm.free()
    # rings at the ends, shoulder strap
    for s in (-1,1):
        x=s*(Lb*.5+.018); z=Hh*.70; b.tube([(x+s*.006,.019*math.cos(t),z+.017*math.sin(t)) for t in [2*pi*i/26 for i in range(26)]],.0028,mat('steel'),8,True); rib([V((x-s*.014,0,z+.056)),V((x-s*.006,0,z+.046)),V((x+s*.002,0,z+.024)),V((x+s*.007,0,z+.014))],[V((s,0,.15))]*4,.034,.0024,web)
    if strap: P,N_=strap(Lb,Hh) if callable(strap) else ([],[]); P and rib(P,N_,.034,.0024,web)
    return b
def ribbon(b,P,N_,w,th,m):
    """webbing along P, its broad side looking along N_"""
    n=len(P); vs=[]
    for i,(p,nn) in enumerate(zip(P,N_)):
        t=(P[min(n-1,i+1)]-P[max(0,i-1)]).normalized(); nn=(nn-t*nn.dot(t)).normalized(); x=t.cross(nn)
        for sx,sz in ((-.5,-.3),(-.46,.5),(-.30,.62),(-.15,.5),(.15,.5),(.30,.62),(.46,.5),(.5,-.3),(.46,-.5),(-.46,-.5)): vs.append(p+x*(sx*w)+nn*(sz*th))
    k=10; b.add(vs,[[i*k+j,i*k+(j+1)%k,(i+1)*k+(j+1)%k,(i+1)*k+j] for i in range(n-1) for j in range(k)]+[list(range(k))[::-1],list(range((n-1)*k,n*k))],mat(m))
def weave(name,col,fr=1500.0,rough=.85,var=.25,st=.35):
    def f():
        s=N(name); co=s.obj(); sp=s.n('SeparateXYZ',{0:co}); w=lambda k: s.math('SINE',s.math('MULTIPLY',sp.outputs[k],fr)); k=s.math('ADD',s.math('MULTIPLY',w(0),w(2)),s.math('MULTIPLY',w(1),w(2))); n=s.noise(co,18,6,.62); fi=s.noise(co,320,3)
        s.p(Base_Color=s.mix(s.ramp(n,.32,.7),tuple(x*(1-var) for x in col),col),Roughness=rough,Specular=.25,Normal=s.bump(s.math('ADD',s.math('MULTIPLY',k,.30),fi),st,.0007)); return s.mat
    return f
MATS.update(canvask=weave('canvask',(.030,.030,.032),1700.0,.80),webr=weave('webr',(.46,.008,.018),2600.0,.70),terry=weave('terry',(.74,.73,.70),900.0,.97,.10,.9),terryr=weave('terryr',(.50,.006,.018),900.0,.97,.2,.9))
# ---- towels
def slabpath(b,path,w,th,mt,m=None,wave=.0,seed=1,nx=30):
    """a thick cloth along a path of (y, z), w wide, with rounded edges"""
    P=[V((0,y,z)) for y,z in path]; n=len(P); T=[(P[min(n-1,i+1)]-P[max(0,i-1)]).normalized() for i in range(n)]; Nn=[V((0,-t.z,t.y)) for t in T]; rows=[]
    for i in range(nx+1):
        x=(i/nx-.5); e=sst(0,.035,min(i/nx,1-i/nx)+.001)**.6; row=[]
        for s in (1,-1):
            for j in (range(n) if s>0 else range(n-1,-1,-1)):
                ej=1 if 0<j<n-1 else .35; d=wave*nz.noise(V((x*w*11,j*.11,seed)))+wave*.6*nz.noise(V((x*w*28,j*.23,seed+5))); row.append(P[j]+Nn[j]*(s*th*.5*max(.12,e)*ej)+V((x*w+wave*1.2*nz.noise(V((j*.13,seed,i*.02))),0,d)))
        rows.append(row)
    k=2*n; b.add([p for r in rows for p in r],[[i*k+j,i*k+(j+1)%k,(i+1)*k+(j+1)%k,(i+1)*k+j] for i in range(nx) for j in range(k)]+[list(range(k))[::-1],list(range(nx*k,(nx+1)*k))],mat(mt),m)
def folded(b,c,w,d,rz=0,mt='terry',layers=3,th=.0095,seed=1):
    """a folded towel: the cloth goes to and fro, its folds look to the front"""
    path=[]; q=U_=random.Random(seed); n=18
    for k in range(layers):
        z=th*.55+k*th*1.04; ys=[-d/2+th*.5+(d-th)*i/n for i in range(n+1)]; ys=ys if k%2 else ys[::-1]; o=q.uniform(-.004,.004); path+=[(y,z+.0008*math.sin(y*40+k)) for y in ys]
        if k<layers-1: e=-1 if k%2==0 else 1; path+=[(e*(d/2-th*.5+.0055*math.cos(t)),z+th*.52+th*.52*math.sin(t)) for t in [-pi/2+pi*i/7 for i in range(1,7)]]
    slabpath(b,path,w,th*.94,mt,M.Translation(V(c))@M.Rotation(R(rz),4,'Z'),.0022,seed); return layers*th*1.04+.002
def pegtowel(w=.44,l=.80,mt='terry',seed=1):
    """a towel hung over a peg by its middle, facing -y; the peg is at the origin"""
    b=B('tow'); q=random.Random(seed); ph=[q.uniform(0,6) for _ in range(5)]; nu,nv=110,70
    def f(u,v,s):
        x=(u-.5)*2; g=.20+.62*sst(0,.55,v)**.8+.10*v; ple=(1-.62*sst(0,.8,v)); X=x*w*.5*g+.016*math.sin(v*4+ph[0])*v; y=.034*ple*math.sin(x*9.5+ph[1]+.9*math.sin(v*3+ph[2]))*(1-.3*abs(x))+.012*math.sin(x*21+ph[3]+v*2)*ple+.020*v; z=-l*v*(1-.035*abs(x)**2)-.045*abs(x)**1.4*(1-v)**2+.010*math.sin(x*4+ph[4])*v; dob=.0; 
        return V((X,y*.8-.022-.012*(1-v)+s*.0035,z+.012*(1-v)))
    for s in (1,-1): b.add([f(i/nu,j/nv,s) for j in range(nv+1) for i in range(nu+1)],[[j*(nu+1)+i,j*(nu+1)+i+1,(j+1)*(nu+1)+i+1,(j+1)*(nu+1)+i] for j in range(nv) for i in range(nu)],mat(mt))
    E=[f(i/nu,1,0) for i in range(nu+1)]; b.tube([f(0,j/nv,0) for j in range(nv+1)]+E[1:]+[f(1,1-j/nv,0) for j in range(1,nv+1)],.0044,mat(mt),8)
    for z in (.90,.925): b.tube([f(i/nu,z,-1.15) for i in range(nu+1)],.0016,mat(mt),6)
    b.tube([V((0,-.006,.004)),V((0,-.020,.016)),V((0,-.034,.004)),V((0,-.030,-.02))],.003,mat(mt),8); return b
def edgetowel(w=.36,on=.31,down=.22,mt='terry',seed=3):
    """a towel over an edge along x: lies on y>0, hangs over y<0"""
    tw=B('tow'); n=int(on/.01); slabpath(tw,[(on+.02-.010*i,.0065+.0012*math.sin(i*.5)) for i in range(n+1)]+[(.016-.014*math.sin(t)-.002,.0065-.014*(1-math.cos(t))) for t in [pi/2*i/6 for i in range(1,7)]]+[(-.0005-.006*math.sin(i*.35)-.0004*i,-.0085-.010*i) for i in range(1,int(down/.01)+1)],w,.011,mt,None,.006,seed); return tw
# ---- a fire helmet: dome with ribs, long brim behind, brass front piece
MATS.update(brassp=simple('brassp',(.78,.54,.23),.42,1,.5,var=.06,rv=.05,rs=14),helm=simple('helm',(.50,.006,.016),.22,0,.5,var=.05,cc=.45),leatherb=simple('leatherb',(.020,.018,.017),.55,0,.4,bs=240,bstr=.3))
def helmet():
    b=B('helm'); n=72; A=[2*pi*i/n for i in range(n)]; ex,ey=.108,.128
    dome=[(math.cos(t)**.82 if t<pi/2 else 0,math.sin(t)) for t in [pi/2*j/18 for j in range(19)]]
    b.add([V((ex*max(.004,k)*math.cos(a),ey*max(.004,k)*math.sin(a),.042+.128*s)) for k,s in dome for a in A],[[j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i] for j in range(18) for i in range(n)],mat('helm'))
    def brim(a,r,o): back=max(0,math.sin(a)); front=max(0,-math.sin(a)); w=.030+.085*back**1.6+.018*front**2; return V(((ex+w*r)*math.cos(a),(ey+w*r)*math.sin(a),.042-.030*r**1.4*(1+.55*back)+.010*abs(math.cos(a))*r+o))
    rows=[[brim(a,r,o) for a in A] for r,o in [(0,.003),(.02,.0015)]+[(i/10,.0012) for i in range(1,11)]+[(1.02,-.0008)]+[(1-i/10,-.0030) for i in range(0,11)]]; m=len(rows); b.add([p for r in rows for p in r],[[j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i] for j in range(m-1) for i in range(n)],mat('helm')); b.tube([brim(a,1.01,0) for a in A],.0030,mat('leatherb'),8,True)
    b.tube([V(((ex+.0015)*math.cos(a),(ey+.0015)*math.sin(a),.046)) for a in A],.0036,mat('leatherb'),8,True)
    for k in range(8):
        a=pi/8+k*pi/4; P=[V((ex*c_*math.cos(a),ey*c_*math.sin(a),.042+.128*s+.001)) for c_,s in [(math.cos(t)**.82,math.sin(t)) for t in [.06+(pi/2-.10)*j/18 for j in range(19)]]]; b.tube(P,[.0042*(1-.5*j/18) for j in range(19)],mat('helm'),8)
    b.tube(smooth([(0,-.040,.166),(0,-.030,.178),(0,0,.184),(0,.030,.178),(0,.040,.166)],6),[.0075]*25,mat('helm'),12) if False else b.lathe([(1e-4,.180),(.010,.179),(.014,.173),(.012,.166)],mat('brassp'),None,28)
    # front piece: a shield that leans on the dome
    O=[(-.040,-.002),(-.046,.040),(-.050,.085),(-.036,.098),(-.016,.104),(0,.116),(.016,.104),(.036,.098),(.050,.085),(.046,.040),(.040,-.002),(.0,-.010)]; P=smooth([(x,0,z) for x,z in O]+[(O[0][0],0,O[0][1])],5); m=M.Translation((0,-.1335,.040))@M.Rotation(R(-13),4,'X'); k=len(P); bow=lambda x: .55*x*x*2.2
    vs=[V((p.x*s_,o+bow(p.x*s_),.048+(p.z-.048)*s_)) for s_,o in ((1,.003),(1,-.0005),(.96,-.0026),(.90,-.0026),(.87,-.0012),(.5,-.0012),(.02,-.0012)) for p in P]; b.add(vs,[[j*k+i,j*k+(i+1)%k,(j+1)*k+(i+1)%k,(j+1)*k+i] for j in range(6) for i in range(k)],mat('brassp'),m)
    T=B('t'); T.text('1',.074,None,M.Rotation(pi/2,4,'X'),ext=.0006); b.add([V((p.x,p.y-.0022+bow(p.x),p.z+.048)) for p in T.v],T.f,mat('leatherb'),m); return b
# ---- a folded gi: plies of quilted cotton, a sleeve laid over, the lapel, all tied with a flat belt. The points' colour holds where they are on the cloth, in metres: weave and stitches follow the folds
def clothm(name,col,gx,gy,st,dk=.16,bd=.0009):
    """grains gx by gy metres, every second row shifted"""
    def f():
        s=N(name); c=s.n('Attribute',attribute_name='Col').outputs['Color']; sp=s.n('SeparateXYZ',{0:c}); M_=s.math; b=M_('DIVIDE',sp.outputs[1],gy); row=M_('FLOOR',b); a=M_('ADD',M_('DIVIDE',sp.outputs[0],gx),M_('MULTIPLY',row,.5)); sq=lambda x: M_('ABSOLUTE',M_('SINE',M_('MULTIPLY',x,pi))); k=M_('MULTIPLY',sq(a),sq(b))
        fi=s.noise(c,700,3); n=s.noise(s.obj(),14,5,.6); d=tuple(x*(1-dk) for x in col); cc=s.mix(s.ramp(k,.05,.6,.0,1),tuple(x*(1-dk*1.5) for x in col),col); cc=s.mix(s.ramp(n,.35,.65,.5,0),cc,d)
        s.p(Base_Color=cc,Roughness=.95,Specular=.12,Sheen=.3,Normal=s.bump(M_('ADD',M_('MULTIPLY',k,.8),M_('MULTIPLY',fi,.6)),st,bd)); return s.mat
    return f
def beltm(name,col,thr):
    """ribs across, seven rows of stitching along"""
    def f():
        s=N(name); c=s.n('Attribute',attribute_name='Col').outputs['Color']; sp=s.n('SeparateXYZ',{0:c}); M_=s.math; r,g=sp.outputs[0],sp.outputs[1]; t=M_('ABSOLUTE',M_('SUBTRACT',M_('FRACT',M_('ADD',M_('DIVIDE',g,.0052),20.5)),.5)); ln=s.ramp(t,.07,.15,1,0); da=M_('LESS_THAN',M_('FRACT',M_('ADD',M_('DIVIDE',r,.0036),20)),.68); st=M_('MULTIPLY',ln,da)
        rib=M_('SINE',M_('MULTIPLY',M_('ADD',r,M_('MULTIPLY',t,.0016)),4600.0)); n=s.noise(c,60,5,.6); fi=s.noise(c,800,3); cc=s.mix(s.ramp(n,.3,.7,0,.5),col,tuple(x*.72 for x in col)); cc=s.mix(s.ramp(t,.05,.42,.45,0),cc,tuple(x*.45 for x in col)); cc=s.mix(M_('MULTIPLY',st,.8),cc,thr)
        s.p(Base_Color=cc,Roughness=.88,Specular=.15,Sheen=.15,Normal=s.bump(M_('ADD',M_('ADD',M_('MULTIPLY',rib,.16),M_('MULTIPLY',fi,.4)),M_('ADD',M_('MULTIPLY',s.ramp(t,.0,.35),.9),M_('MULTIPLY',st,.5))),.55,.0009)); return s.mat
    return f
MATS.update(gic=clothm('gic',(.72,.705,.66),.0044,.0023,.75),gil=clothm('gil',(.74,.725,.68),.0016,.0016,.4,.10,.0006),beltu=beltm('beltu',(.010,.040,.20),(.030,.085,.32)),beltk=beltm('beltk',(.014,.014,.015),(.035,.035,.037)),thread=simple('thread',(.56,.54,.49),.8,0,.2,var=.05))
def band(b,P,N_,w,th,mt,D,seams=(),s0=0,k=30,rag=0):
    """a flat band along P, its broad side along N_; seams: where across it (-.5 to .5) a row of stitches draws it in. D bends the finished points"""
    n=len(P); vs=[];cs=[]; s=s0; A=[-.5+i/k for i in range(k+1)]; hh=lambda a: (1-(abs(a)*2)**14)**.5*(1-.46*sum(math.exp(-((a-q)*w/.0022)**2) for q in seams)); sec=[(a,hh(a)) for a in A]+[(a,-hh(a)*.9) for a in A[::-3]]; m=len(sec)
    for i,(p,nn) in enumerate(zip(P,N_)):
        if i: s+=(p-P[i-1]).length
        t=(P[min(n-1,i+1)]-P[max(0,i-1)]).normalized(); nn=(nn-t*nn.dot(t)).normalized(); x=t.cross(nn); ww=w*(1+.018*nz.noise(V((s*30,w*90,1))))
        for a,h in sec: vs.append(D(p+x*(a*ww)+nn*(h*th*.5+.0009*nz.noise(V((s*40,a*2.2,th*900)))))); cs.append((s,a*w,0))
    b.add(vs,[[i*m+j,i*m+(j+1)%m,(i+1)*m+(j+1)%m,(i+1)*m+j] for i in range(n-1) for j in range(m)]+[list(range(m))[::-1],list(range((n-1)*m,n*m))],mat(mt),None,cs)
    for q in seams:      # the stitches themselves
        s=0
        for i in range(1,n):
            p=P[i]; s+=(p-P[i-1]).length
            if s<.0062: continue
            s=0; t=(p-P[i-1]).normalized(); nn=(N_[i]-t*N_[i].dot(t)).normalized(); o=p+t.cross(nn)*(q*w)+nn*(th*.5*.60+.0003); b.tube([D(o-t*.0021-nn*.0004),D(o),D(o+t*.0021-nn*.0004)],.0007,mat('thread'),6)
def ply(b,path,w,th,mt,D,seed=1,wr=1.0,edge=.006,nx=140,m=None,off=(0,0)):
    """a padded cloth along a path of (y, z) points, w wide, every edge a soft fold"""
    P=[V((0,y,z)) for y,z in path]; n=len(P); T=[(P[min(n-1,i+1)]-P[max(0,i-1)]).normalized() for i in range(n)]; Nn=[V((0,-t.z,t.y)) for t in T]; S=[0]
    for i in range(1,n): S.append(S[-1]+(P[i]-P[i-1]).length)
    r=th*.5; A=[pi/2*a for a in (.985,.86,.70,.52,.34,.16)]; X=[(-1,a,0) for a in A]+[(0,0,i/nx*2-1) for i in range(nx+1)]+[(1,a,0) for a in A[::-1]]; vs=[];cs=[]; I=list(range(n)); E=[min(1,(.25+min(j,n-1-j)*.35)) for j in I]
    xe=[[sg*(w/2-r+edge*nz.noise(V((S[j]*6.5,seed*3.1,sg*4)))+edge*.35*nz.noise(V((S[j]*24,seed*3.1,sg*4)))) for j in I] for sg in (-1,1)]
    for sg,a,u in X:
        for sd in (1,-1):
            for j in (I if sd>0 else I[::-1]):
                e0,e1=xe[0][j],xe[1][j]; x=(e0+(e1-e0)*(u+1)/2) if not sg else ((e1 if sg>0 else e0)+sg*r*1.15*math.sin(a)); f=math.cos(a)**.8 if sg else 1
                q=V((x*7,S[j]*6,seed*1.7)); d=wr*(.0030*nz.noise(q)-.0045*max(0,.22-abs(nz.noise(V((x*11+S[j]*3,S[j]*7-x*3,seed+9)))))*2+.0008*nz.noise(q*4.3))
                v=P[j]+V((x,0,0))+Nn[j]*(sd*r*f*E[j]+d*(1 if sd>0 else .6)*f); vs.append(D(m@v if m else v)); cs.append((x+off[0],S[j]+off[1],0))
    k=2*n; c=len(X); b.add(vs,[[i*k+j,i*k+(j+1)%k,(i+1)*k+(j+1)%k,(i+1)*k+j] for i in range(c-1) for j in range(k)],mat(mt),None,cs)
def gibundle(W=.42,seed=3):
    """a gi, folded and tied; stands on z=0, front is -y"""
    b=F('gi',55); p=.0118; th=.0122; H=8*p; yb=.005; up=V((0,0,1)); Z=lambda k: (k+.5)*p
    def D(v):
        x,y,z=v; k=max(0,min(1.15,z/H)); g=math.exp(-((y-yb)/.05)**2); ya=min(.165,abs(y)); xa=min(.23,abs(x))
        return V((x*(1-.040*g*min(1,k*2))+.007*k*k+.004*math.sin(y*17+1)*k, y+.006*k*math.sin(x*8+.5), z*(1-.13*g)-k*(.013*(xa/.21)**4+.010*(ya/.15)**3)+k*.006*nz.noise(V((x*5.5,y*6,seed)))))
    line=lambda y0,y1,z: [(y0+(y1-y0)*i/int(abs(y1-y0)/.005),z) for i in range(int(abs(y1-y0)/.005)+1)]
    def fold(y0,a,c,k=.8): r=(c-a)/2*p; n=max(7,int(pi*r/.0035)); return line(.15,y0,Z(a))+[(y0-r*k*math.sin(t),Z(a)+r-r*math.cos(t)) for t in [pi*i/n for i in range(1,n)]]+line(y0,.15,Z(c))
    ply(b,fold(-.139,0,1),W,th,'gic',D,seed); ply(b,fold(-.122,2,5,.62),W-.004,th,'gic',D,seed+1,1.25,off=(.3,1)); ply(b,fold(-.105,3,4),W-.012,th,'gic',D,seed+2,.8); yC=-.136; ply(b,fold(yC,6,7),W+.004,th,'gic',D,seed+3,.8,off=(.7,2))
    # the sleeve: its two cloths, with the open cuff to the front
    ms=M.Translation((-.146,.012,H))@M.Rotation(R(-11),4,'Z'); ply(b,[(.135-.005*i,.0028) for i in range(52)],.122,.0062,'gic',D,11,.35,.003,44,ms,(1.1,.2)); ply(b,[(.135-.005*i,.0092+.0006*math.sin(i*.35)) for i in range(53)],.120,.0066,'gic',D,12,.65,.004,44,ms,(1.5,.6))
    from mathutils.bvhtree import BVHTree
    tr=BVHTree.FromPolygons(b.v,b.f)
    def sewn(P,mt='thread'):      # a row of stitches on whatever lies under it
        for i in range(len(P)-1):
            Q=[tr.ray_cast(D(P[i].lerp(P[i+1],t))+V((0,0,.05)),V((0,0,-1)))[0] for t in (.08,.40,.72)]
            if all(Q): b.tube([Q[0]-up*.0001,Q[1]+up*.0006,Q[2]-up*.0001],.0008,mat(mt),6)
    for y in (-.108,-.102,-.086): sewn([ms@V((-.056+.112*i/19,y,.02)) for i in range(20)])
    for x in (.150,.156): sewn([V((x+.02*(y_/46),.145-.27*y_/46,H+.02)) for y_ in range(47)])
    # lapels: the one below, and the one that crosses over it and goes round the front fold
    tl=.0064; seams=(-.37,.37); q=smooth([V((-.105,.156,H-.012)),V((-.098,.148,H+.0005)),V((-.06,.09,H+.0012)),V((.03,-.02,H+.0008))],26); band(b,q,[V((0,.9,.4)).lerp(up,min(1,i/26)) for i in range(len(q))],.045,tl,'gil',D,seams)
    zc=(Z(6)+Z(7))/2; Rr=p/2+th/2+tl*.36; L=[(.157,H-.012,(0,.95,.3)),(.149,H+.0022,(0,.5,.8))]+[(.14-.0045*i,H+tl*.40,(0,0,1)) for i in range(62)]+[(yC-(Rr*.90-.005*sst(1.7,2.6,t))*math.sin(t),zc+(Rr-.004*sst(1.7,2.6,t))*math.cos(t),(0,-math.sin(t),math.cos(t))) for t in [R(6+9*i) for i in range(17)]]
    s=0; P=[];N_=[]
    for i,(y,z,nn) in enumerate(L):
        if i: s+=math.hypot(y-L[i-1][0],z-L[i-1][1])
        x=min(s,.292); P.append(V((.098-.165*x/.30+.006*math.sin(x*14),y,z))); N_.append(V(nn))
    dense=lambda P,N_,k: (smooth(P,k),[n.normalized() for n in smooth(N_,k)]); band(b,*dense(P,N_,4),.046,tl,'gil',D,seams,2)
    # belt: twice round, a square knot, two ends
    bt=.0048; bw=.040; Ku=lambda pts,w=bw,m='beltu',s0=0,k=10: band(b,*dense([V(a) for a,_ in pts],[V(n) for _,n in pts],k),w,bt,m,D,(),s0)
    for o,dy,sk in ((0,.004,.000),(.0046,-.004,.012)):
        e=lambda x,z,n: ((x+math.copysign(o,x)*(abs(x)>.19),yb+dy+sk*x/.2,z+o*(z>H*.8)),n); Ku([e(-.185,-.006,(-.2,0,-1)),e(-.2085,.0005,(-.5,0,-.85)),e(-.2195,.010,(-.95,0,-.25)),e(-.2235,.03,(-1,0,0)),e(-.2235,.065,(-1,0,.05)),e(-.2225,H-.008,(-1,0,.2)),e(-.2165,H+.009,(-.75,0,.65)),e(-.200,H+.0150,(-.15,0,1)),e(-.15,H+.0152,(0,0,1)),e(-.095,H+.0146,(.05,0,1)),e(-.06,H+.0105,(.06,0,1)),e(0,H+.0088,(0,0,1)),e(.06,H+.0070,(0,0,1)),e(.13,H+.0032,(0,0,1)),e(.185,H+.0030,(.1,0,1)),e(.209,H-.001,(.6,0,.8)),e(.2185,H-.014,(.97,0,.2)),e(.221,.06,(1,0,0)),e(.2205,.014,(1,0,-.1)),e(.209,.0005,(.5,0,-.85)),e(.185,-.006,(.2,0,-1))],s0=o*90)
    kx,ky,kz=.042,yb-.002,H+.0175; K=lambda x,y,z: (kx+x,ky+y,kz+z)
    a=.0035
    Ku([(K(.012,.010,-.002),(0,0,1)),(K(-.010,-.004,.000),(0,0,1)),(K(-.032,-.030,-.003),(-.1,-.2,1)),((-.004,-.075,H+.0075),(0,0,1)),((-.012,-.112,H+.0058),(0,-.05,1)),((-.0165,-.139,H+.0030),(0,-.4,.9)),((-.019,-.1535,H-.0085),(0,-.95,.35)),((-.0205,-.1580,H-.030),(0,-1,.05)),((-.0225,-.1600,.040),(0,-1,.03)),((-.0245,-.1640,.018),(0,-.95,.25)),((-.0275,-.1755,.0052),(0,-.45,.9)),((-.032,-.197,a),(0,0,1)),((-.040,-.235,a+.001),(0,.05,1)),((-.051,-.275,a),(0,0,1)),((-.064,-.312,a),(0,0,1))],s0=.4)
    E2=[(K(-.012,.008,-.002),(0,0,1)),(K(.012,-.004,.000),(0,0,1)),(K(.034,-.028,-.004),(.1,-.2,1)),((.105,-.078,H+.0045),(0,0,1)),((.121,-.114,H+.0038),(0,-.05,1)),((.130,-.139,H+.0016),(0,-.4,.9)),((.135,-.1520,H-.010),(0,-.95,.35)),((.139,-.1575,H-.032),(0,-1,.05)),((.143,-.1605,.038),(0,-1,.05)),((.146,-.1660,.017),(0,-.92,.3)),((.150,-.1790,.0050),(0,-.4,.9)),((.157,-.203,a),(0,0,1)),((.170,-.245,a+.002),(.0,.03,1)),((.188,-.290,a+.001),(0,0,1)),((.209,-.335,a),(0,0,1))]; q,nn=dense([V(x) for x,_ in E2],[V(x) for _,x in E2],10)
    for i0,i1,m in ((0,-33,'beltu'),(-34,-10,'beltk'),(-11,None,'beltu')): band(b,q[i0:i1],nn[i0:i1],bw,bt,m,D,(),.9)
    for z,pts,w in ((0,[(-.036,.016,-.010),(-.026,.010,.000),(-.010,.003,.0045),(.010,-.003,.0045),(.026,-.012,.000),(.036,-.018,-.010)],.034),(0,[(.024,.030,-.012),(.019,.021,.001),(.008,.008,.0095),(-.006,-.008,.0095),(-.017,-.021,.001),(-.021,-.029,-.010)],.031)):
        m=len(pts); Ku([(K(x,y,zz),(x*.9/.03*abs(i/(m-1)*2-1)**2,y*.9/.03*abs(i/(m-1)*2-1)**2,1)) for i,(x,y,zz) in enumerate(pts)],w,s0=1.3+w)
    return b
