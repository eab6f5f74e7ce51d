"""Food and linen for the plate and counter pictures. F is a builder whose points carry a colour of their own, so that a slice can go from rind to flesh."""
from props import *
from mathutils import noise as nz
import numpy as np
U=random.Random
mixc=lambda a,b,t: tuple(x+(y-x)*max(0,min(1,t)) for x,y in zip(a,b))
sst=lambda a,b,x: (lambda t:t*t*(3-2*t))(max(0,min(1,(x-a)/(b-a))))
class F(B):
    def __init__(s,n,angle=75): super().__init__(n); s.c=[]; s.col=(.5,.5,.5); s.angle=angle
    def add(s,vs,fs,mt,m=None,col=None):
        col=s.col if col is None else col; super().add(vs,fs,mt,m); s.c+=list(col) if isinstance(col[0],(tuple,list)) else [tuple(col)]*len(vs); return s
    def sheet(s,P,mt,m=None,C=None,ru=False,rv=False):
        """rows of points, with a colour each; ru, rv: closed along the row, along the column"""
        nv,nu=len(P),len(P[0]); fs=[[j*nu+i,j*nu+(i+1)%nu,(j+1)%nv*nu+(i+1)%nu,(j+1)%nv*nu+i] for j in range(nv if rv else nv-1) for i in range(nu if ru else nu-1)]
        return s.add([V(p) for r in P for p in r],fs,mt,m,[c for r in C for c in r] if C else None)
    def blob(s,c,r,mt,sub=2,m=None,f=None,col=None):
        """a ball; f(direction) scales it"""
        vs,fs=ico(sub); r=(r,r,r) if not hasattr(r,'__len__') else r; P=[V((v.x*r[0],v.y*r[1],v.z*r[2]))*(f(v) if f else 1)+V(c) for v in vs]; return s.add(P,fs,mt,m,[col(v) for v in vs] if callable(col) else col)
    def mesh(s):
        if s.me is None:
            me=super().mesh(); me.auto_smooth_angle=R(s.angle); a=me.color_attributes.new('Col','FLOAT_COLOR','POINT'); a.data.foreach_set('color',[x for c in s.c for x in (*c[:3],1)])
        return s.me
@lru_cache(None)
def ico(sub):
    bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=sub,radius=1.0); bm.verts.index_update(); r=[v.co.copy() for v in bm.verts],[[v.index for v in f.verts] for f in bm.faces]; bm.free(); return r
def foodm(name,rough=.45,spec=.45,sss=0,rad=(.004,.002,.001),bs=0,bstr=.3,bd=.0008,cc=0,isl=0,var=.12,vs=120,tint=(1,1,1)):
    """colour from the points; isl: how much single grains differ from each other"""
    def f():
        s=N(name); co=s.obj(); c=s.n('Attribute',attribute_name='Col').outputs['Color']; c=s.mix(s.ramp(s.noise(co,vs,4,.6),.3,.7,0,var),c,s.mix(1,c,(.45,.45,.45),'MULTIPLY'))
        if isl: r=s.n('NewGeometry').outputs['Random Per Island']; c=s.mix(s.math('MULTIPLY',r,isl),c,s.mix(1,c,tint,'MULTIPLY'))
        s.p(Base_Color=c,Roughness=rough,Specular=spec,Clearcoat=cc,Clearcoat_Roughness=.08)
        if sss: s.p(Subsurface=sss,Subsurface_Color=c); s.bsdf.inputs['Subsurface Radius'].default_value=rad
        if bs: s.p(Normal=s.bump(s.noise(co,bs,4,.6),bstr,bd))
        return s.mat
    return f
def fibre():      # cut meat: fibres run along the slice's height and a little askew
    s=N('fibre'); co=s.obj(); c=s.n('Attribute',attribute_name='Col').outputs['Color']; mp=s.n('Mapping',{'Vector':co,'Scale':(1,1,.22),'Rotation':(.5,.3,0)}).outputs[0]; n=s.noise(mp,330,5,.6); n2=s.noise(co,70,4)
    c=s.mix(s.ramp(n,.35,.65,0,.35),c,s.mix(1,c,(.72,.60,.48),'MULTIPLY')); c=s.mix(s.ramp(n2,.4,.7,0,.3),c,s.mix(1,c,(.9,.78,.66),'MULTIPLY')); s.p(Base_Color=c,Roughness=.42,Specular=.5,Normal=s.bump(n,.5,.0009)); return s.mat
def grainm():      # a grain lets some light through
    s=N('grainm'); c=s.n('Attribute',attribute_name='Col').outputs['Color']; r=s.n('NewGeometry').outputs['Random Per Island']; c=s.mix(s.math('MULTIPLY',r,.45),c,s.mix(1,c,(.92,.88,.76),'MULTIPLY')); s.p(Base_Color=c,Roughness=.28,Specular=.5)
    t=s.n('BsdfTranslucent',{'Color':c}); m=s.n('MixShader',{0:.34}); s.t.links.new(s.bsdf.outputs[0],m.inputs[1]); s.t.links.new(t.outputs[0],m.inputs[2]); s.t.links.new(m.outputs[0],s.out.inputs[0]); return s.mat
def linenw(c1,c2,stripe=None):
    def f():
        s=N('linenw'); co=s.obj(); sp=s.n('SeparateXYZ',{0:co}); w=lambda k: s.math('SINE',s.math('MULTIPLY',sp.outputs[k],3600.0)); slub=s.noise(s.n('Mapping',{'Vector':co,'Scale':(6,140,6)}).outputs[0],8,3); slub2=s.noise(s.n('Mapping',{'Vector':co,'Scale':(140,6,6)}).outputs[0],8,3)
        c=s.mix(s.ramp(s.math('ADD',slub,slub2),.75,1.25),c2,c1)
        if stripe: c=s.mix(1,c,s.n('Attribute',attribute_name='Col').outputs['Color'],'MULTIPLY')
        s.p(Base_Color=c,Roughness=.9,Specular=.15,Sheen=.3,Normal=s.bump(s.math('ADD',s.math('MULTIPLY',s.math('MULTIPLY',w(0),w(1)),.35),s.math('ADD',slub,slub2)),.35,.0006)); return s.mat
    return f
MATS.update(f_bud=foodm('f_bud',.62,.35,bs=0,isl=.75,var=.25,vs=160,tint=(1.5,1.22,.8)),f_stem=foodm('f_stem',.42,.45,0,var=.2,vs=90,bs=300,bstr=.2),f_rice=grainm,
 f_flesh=foodm('f_flesh',.38,.45,0,bs=260,bstr=.22,var=.08,vs=160,cc=.08),f_skin=foodm('f_skin',.42,.5,bs=420,bstr=.9,bd=.0012,var=.5,vs=200),f_wet=foodm('f_wet',.16,.5,0,bs=240,bstr=.18,cc=.35,var=.10,vs=220),f_gloss=foodm('f_gloss',.14,.5,0,cc=.5,var=.08,vs=60),
 f_leaf=foodm('f_leaf',.40,.45,bs=240,bstr=.35,isl=.6,var=.25,vs=90,tint=(1.5,1.25,.9)),f_roast=foodm('f_roast',.36,.5,bs=210,bstr=.7,bd=.0014,var=.35,vs=130,cc=.12),f_fibre=fibre,f_seed=foodm('f_seed',.5,.4,0,isl=.7,var=.1,bs=500,bstr=.3,tint=(.72,.62,.5)),f_white=foodm('f_white',.30,.5,.0,var=.04,cc=.1),f_fruit=foodm('f_fruit',.34,.5,0,bs=700,bstr=.25,var=.10,vs=40,cc=.15),
 linenw=linenw((.70,.655,.57),(.56,.51,.43)),linens=linenw((.62,.58,.50),(.50,.46,.39),True),glaze=simple('glaze',(.022,.022,.024),.20,0,.5,cc=.35,var=.25,vs=6,rv=.10,rs=9,bs=16,bstr=.05))
def rotm(q,tilt=.4): return M.Rotation(q.uniform(0,6.28),4,'Z')@M.Rotation(q.uniform(-tilt,tilt),4,'X')
def fib(n): return [V((math.sqrt(max(0,1-z*z))*math.cos(2.39996*i),math.sqrt(max(0,1-z*z))*math.sin(2.39996*i),z)) for i in range(n) for z in (1-2*(i+.5)/n,)]
# ---- broccoli: a pale stalk that branches, each branch under a head of its own, all of buds
@lru_cache(None)
def floret(seed=1,k=1.0):
    q=U(seed); f=F('floret'); st=lambda t: mixc((.40,.50,.20),(.16,.27,.07),t); n=q.choice((6,7,8)); hub=V((0,0,.012*k)); H=[(V((0,0,.030*k)),.0105*k)]
    H+=[(V((.0135*k*math.cos(a),.0135*k*math.sin(a),q.uniform(.021,.027)*k)),q.uniform(.0078,.0098)*k) for a in [2*pi*(i+q.uniform(-.16,.16))/n for i in range(n)]]
    def tube(P,r,c0,c1):
        b=B('t'); b.tube(P,r,None,10); m=len(P); f.add(b.v,b.f,mat('f_stem'),None,[mixc(c0,c1,(i//10)/(m-1)) for i in range(len(b.v))])
    tube([V((0,0,-.012*k)),V((.0005,0,-.004*k)),V((0,.0005,.004*k)),hub],[.0066*k,.0062*k,.0066*k,.0085*k],(.50,.58,.30),st(.2))
    for c,r in H:
        d=(c-hub); tube([hub-d*.25,hub+d*.35+V((0,0,-.001*k)),c],[.0042*k,.0034*k,r*.6],st(.15),st(.8)); f.blob(c+V((0,0,.0008*k)),r*.93,mat('f_stem'),3,None,lambda v:1,(.035,.085,.014))
        out=(d.normalized()+V((0,0,.35))).normalized(); off=V((q.uniform(0,50),0,0))
        for u in fib(int(430*(r/(.0105*k))**2)):
            w=u.dot(out)
            if w<-.22: continue
            p=c+u*r*(1+.13*nz.noise(u*3.3+off)+.05*nz.noise(u*7+off))
            if any((p-c2).length<r2*.93 for c2,r2 in H if c2 is not c): continue
            t=.5+.55*nz.noise(p*(130/k)+off)+q.uniform(-.12,.12); g=mixc((.024,.082,.016),(.088,.190,.028),t); g=mixc(g,(.15,.24,.055),sst(.25,-.22,w)*.75+(.25 if q.random()<.06 else 0)); s=q.uniform(.00072,.00112)*k
            f.blob(p,s,mat('f_bud'),1,None,None,g)
    return f
# ---- rice: cooked grains that lie on a heap and roll off it
def grainv():
    out=[]; n,m=8,6
    for j in range(n+1):
        t=j/n*2-1; r=max(.02,(1-abs(t)**2.8)**.55); out.append([(t*.5,.178*r*math.cos(a)+.03*(1-t*t),.162*r*math.sin(a)) for a in [2*pi*i/m for i in range(m)]])
    return out
def rice(f,c,rx,ry,h,n=2300,q=None,mt='f_rice',L=.0066,stray=26,col=(.95,.93,.87)):
    q=q or U(3); c=V(c); G=grainv(); top=lambda x,y: h*(max(0,1-x*x-y*y)**.62)*(1+.20*nz.noise(V((x*2.6,y*2.6,3))))+h*.10*nz.noise(V((x*6,y*6,1)))
    f.sheet([[V((c.x+rx*.95*r*math.cos(a),c.y+ry*.95*r*math.sin(a),c.z+max(.0003,top(r*math.cos(a),r*math.sin(a))-.0020))) for a in [2*pi*i/40 for i in range(40)]] for r in [1-j/14 for j in range(14)]+[.001]],mat(mt),None,None,True) if f.__setattr__('col',mixc(col,(.62,.60,.54),.25)) is None else 0
    for i in range(n+stray):
        a=q.uniform(0,6.28); r=math.sqrt(q.random()) if i<n else q.uniform(1.0,1.22); x,y=r*math.cos(a),r*math.sin(a); z=max(.0011,top(x,y)+q.uniform(-.0024,.0012)) if r<1 else .0011; e=.06; nx=V((-(top(x+e,y)-top(x-e,y))/(2*e*rx),-(top(x,y+e)-top(x,y-e))/(2*e*ry),1)).normalized() if r<1 else V((0,0,1))
        mm=M.Translation(c+V((x*rx,y*ry,z)))@nx.to_track_quat('Z','Y').to_matrix().to_4x4()@Euler((q.uniform(-.5,.5)*(r<1),q.uniform(-.42,.42)*(r<1),q.uniform(0,6.28))).to_matrix().to_4x4(); l=L*q.uniform(.82,1.12)
        f.sheet([[V(p)*l for p in row] for row in G],mat(mt),mm,[[col]*6]*9,True)
def quinoa(f,c,rx,ry,h,n,q):
    """cooked quinoa: small round seeds, each with its pale ring"""
    c=V(c); top=lambda x,y: h*max(0,1-x*x-y*y)**.6*(1+.22*nz.noise(V((x*3,y*3,5))))
    f.col=(.58,.46,.27); f.sheet([[V((c.x+rx*r*math.cos(a),c.y+ry*r*math.sin(a),c.z+top(r*math.cos(a),r*math.sin(a))-.0006)) for a in [2*pi*i/36 for i in range(36)]] for r in [1-j/12 for j in range(12)]+[.01]],mat('f_seed'),None,None,True)
    for i in range(n):
        a,r=q.uniform(0,6.28),math.sqrt(q.random()); x,y=r*math.cos(a),r*math.sin(a); p=c+V((x*rx,y*ry,top(x,y)+q.uniform(-.0008,.0012))); s=q.uniform(.00105,.00140); k=q.random(); g=(.70,.58,.36) if k<.9 else (.36,.12,.07) if k<.96 else (.10,.05,.04); f.blob((0,0,0),(s,s,s*.72),mat('f_seed'),1,M.Translation(p)@rotm(q,1.4),None,g)
        if i%6==0: b=B('t'); b.tube([V((s*1.3*math.cos(t),s*1.3*math.sin(t),.0003*t)) for t in [.5*j for j in range(8)]],.00028,None,5); f.add(b.v,b.f,mat('f_seed'),M.Translation(p+V((0,0,.0005)))@rotm(q,1.2),(.86,.80,.64))
# ---- avocado
AL=.080
def ar(x):      # its outline: half width at x of the length (0 stalk, 1 round end)
    x=max(0,min(1,x)); return AL*(.335*math.sqrt(max(0,1-((x-.62)/.385)**2)) if x>.62 else max(0,.335*math.cos((.62-x)/.62*pi/2)**.5*(1-.26*math.sin(pi*(.62-x)/.62)**1.1)))
def acol(d):      # by the distance from the skin
    return mixc(mixc((.030,.050,.012),(.22,.34,.05),(d-.0006)/.0014),mixc((.46,.54,.13),(.68,.64,.27),sst(.004,.013,d)),sst(.0008,.0052,d))
def avohalf(f,m):
    xs=[(1-math.cos(pi*i/44))/2 for i in range(45)]; P=[];C=[]; pc=V((.62*AL,0,0)); pr=.0150
    for x in xs:
        w=max(.0002,ar(x)); row=[];cr=[]
        for j in range(41):
            s=math.sin((j/40-.5)*pi); y=s*w; d=(V((x*AL,y,0))-pc).length; z=-max(0,math.sqrt(max(0,pr*pr-d*d))-.0046)*.95; near=min(w-abs(y),(x*AL) if x<.3 else 9,(AL-x*AL)*1.0 if x>.8 else 9); e=sst(pr+.0012,pr-.003,d)*.62; row.append(V((x*AL,y,z-.0007*sst(.0015,0,w-abs(y))))); cr.append(mixc(acol(max(0,near)),(.50,.38,.10),e))
        P.append(row);C.append(cr)
    f.sheet(P,mat('f_flesh'),m,C); P=[];C=[]
    for x in xs: w=max(.0002,ar(x)); P.append([V((x*AL,-w*1.004*math.cos(a),-w*.93*math.sin(a)*1.0-.0006)) for a in [pi*i/32 for i in range(33)]]); C.append([(.016,.026,.010)]*33)
    f.sheet(P,mat('f_skin'),m,C)
def avoslice(f,m,a=.50,hollow=False):
    """a segment as of an orange, one cut face on z=0, its skin to +y"""
    xs=[.015+.97*(1-math.cos(pi*i/40))/2 for i in range(41)]; ri=lambda x: max(.0012*math.sin(pi*x),(math.sqrt(max(0,.0135**2-((x-.62)*AL)**2))-.004) if hollow else .0035*math.sin(pi*x)); at=lambda x,r,t: V((x*AL,r*math.cos(t),r*math.sin(t)))
    for t in (0,a):
        P=[];C=[]
        for x in xs:
            w,i0=ar(x),ri(x); i0=min(i0,w*.85); P.append([at(x,i0+(w-i0)*k/14,t) for k in range(15)]); C.append([acol(min((w-i0)*(1-k/14),x*AL*.8+.001,(1-x)*AL*.8+.0008)) for k in range(15)])
        f.sheet(P,mat('f_flesh'),m,C)
    P=[[at(x,ar(x)*1.002,a*k/8) for k in range(9)] for x in xs]; f.sheet(P,mat('f_skin'),m,[[mixc((.022,.036,.012),(.06,.11,.02),.4+.9*nz.noise(p*160)) for p in r] for r in P])
    P=[[at(x,min(ri(x),ar(x)*.85),a*k/4) for k in range(5)] for x in xs]; f.sheet(P,mat('f_flesh'),m,[[(.64,.58,.24)]*5 for x in xs])
# ---- a halved cherry tomato: wall, three chambers with seeds in jelly, pale core
def tomato(f,m,q,r=.0135):
    ph=q.uniform(0,6); n=q.choice((2,3)); P=[];C=[]; seeds=[]
    def cham(u,a):      # how deep inside a chamber
        b=((a-ph)/(2*pi/n))%1; side=abs(b-.5)*2; return sst(.26,.40,u)*sst(.86,.76,u)*sst(1.0,.80,side)if n==3 else sst(.22,.36,u)*sst(.86,.76,u)*sst(.96,.72,side)
    for j in range(19):
        u=j/18; row=[];cr=[]
        for i in range(48):
            a=2*pi*i/48; k=cham(u,a); row.append(V((r*u*math.cos(a),r*u*math.sin(a),-.0011*k+(0 if u<.97 else -.0007)+.0003*nz.noise(V((u*4*math.cos(a),u*4*math.sin(a),ph)))))); cc=mixc((.62,.10,.045),(.52,.032,.018),sst(.1,.85,u)); cc=mixc(cc,(.74,.30,.17),.55*sst(.30,.0,u)); cc=mixc(cc,(.44,.050,.012),k); cr.append(mixc(cc,(.46,.008,.008),sst(.93,1,u)))
        P.append(row);C.append(cr)
    f.sheet(P,mat('f_wet'),m,C,True); e=1.12
    f.sheet([[V((r*math.cos(b)*math.cos(a),r*math.cos(b)*math.sin(a),-r*e*math.sin(b)-.0007)) for a in [2*pi*i/40 for i in range(40)]] for b in [pi/2*j/14*.999 for j in range(15)]],mat('f_gloss'),m,[[mixc((.46,.008,.008),(.56,.030,.010),j/14)]*40 for j in range(15)],True)
    for k in range(n):
        for j in range(7):
            a=ph+2*pi*(k+.5+(-.24,-.13,0,.13,.24,-.07,.08)[j])/n+q.uniform(-.06,.06); u=(.50,.68,.60,.69,.50,.47,.46)[j]+q.uniform(-.03,.03)
            f.blob((0,0,0),(r*.105,r*.062,r*.04),mat('f_wet'),2,m@M.Translation((r*u*math.cos(a),r*u*math.sin(a),-.00045))@M.Rotation(a+q.uniform(-.4,.4),4,'Z'),None,(.70,.47,.20))
# ---- chicken breast, grilled, sliced across and pushed over a little
def breast(f,c,rz,n=9,Lg=.145,W=.039,H=.027,tilt=16,spread=.012,q=None):
    q=q or U(4); m=M.Translation(V(c))@M.Rotation(R(rz),4,'Z'); K=44
    for i in range(n):
        t0,t1=i/n+.002,(i+1)/n-.004; rings=[];cols=[]
        ml=m@M.Translation(V(((i/(n-1)-.5)*spread,.0016*math.sin(i*2.1+1),0)))@M.Rotation(R(q.uniform(-2,2)+1.3*(i-n/2)),4,'Z'); px=(t0-.5)*Lg; ml=ml@M.Translation(V((px,0,0)))@M.Rotation(R(tilt+q.uniform(-2,2)),4,'Y')@M.Translation(V((-px,0,0)))
        T=[t0,t0+.0035]+[t0+.0035+(t1-t0-.007)*j/14 for j in range(1,14)]+[t1-.0035,t1]
        for t in T:
            w=W*(math.sin(pi*min(1,max(.05,.12+.84*t)))**.60)*(1-.10*t); hh=H*(math.sin(pi*min(.95,.17+.70*t))**.55); g=.955 if t in(t0,t1) else 1; row=[];cr=[]
            for j in range(K):
                a=2*pi*j/K; s,co=math.sin(a),math.cos(a); p=V(((t-.5)*Lg,w*g*math.copysign(abs(co)**.82,co),.0015+hh*(.5+.5*g)*(max(0,s)**.72 if s>0 else .10*s))); p*=1; p+=V((0,0,.0016*nz.noise(V((t*9,co*2.2,1)))*(s>0))); row.append(p)
                br=.5+.5*nz.noise(V((t*11,co*3+4,s))); cc=mixc((.62,.36,.13),(.40,.17,.048),br); cc=mixc(cc,(.70,.50,.27),sst(.45,-.1,s)*.6)
                bar=((t*Lg+.55*p.y+.05)/.0225)%1; k=sst(.36,.42,bar)*sst(.64,.58,bar)*sst(.10,.4,s)*(.92+.5*nz.noise(p*170)); cr.append(mixc(cc,(.030,.013,.007),k))
            rings.append(row);cols.append(cr)
        f.sheet(rings,mat('f_roast'),ml,cols,True)
        for end,ring in ((0,rings[0]),(1,rings[-1])):      # the cut: pale and fibrous, browner just under the crust
            ctr=V((0,0,0))
            for p in ring: ctr+=p/K
            P=[[ctr+(p-ctr)*(1-k/7) for p in ring] for k in range(7)]+[[ctr]*K]; P=[[p+V(((-1 if not end else 1)*.0010*sst(0,.5,k/7)*(1+1.3*nz.noise(p*190)),0,0)) for p in r] for k,r in enumerate(P)]
            f.sheet(P,mat('f_fibre'),ml,[[mixc((.60,.40,.21),(.80,.68,.52),sst(.0,.2,k/7)) for p in r] for k,r in enumerate(P)],True)
# ---- a leaf of spinach, cupped and wavy
def leaf(f,m,q,L=.055,W=.036,cup=.35,bend=.5,col=(.030,.115,.014)):
    nu,nv=12,14; ph=q.uniform(0,9); P=[];C=[]
    for j in range(nv+1):
        t=j/nv; w=W*.5*(math.sin(pi*min(1,.04+.95*t**.80))**.75); row=[];cr=[]
        for i in range(nu+1):
            s=i/nu*2-1; x=t*L; y=s*w; vein=abs(math.sin((t*1.0-abs(s)*.25)*pi*5)); z=cup*abs(s)**1.5*w+.10*W*math.sin(t*9+ph+s*2)*abs(s)**2+.0009*vein*(abs(s)>.08)-.0010*math.exp(-(s*8)**2); b=bend*t; row.append(V((math.sin(b+1e-6)/(bend+1e-6)*L*1.0-z*math.sin(b),y,(1-math.cos(b))/(bend+1e-6)*L*-1+z*math.cos(b)))); cr.append(mixc(mixc(col,tuple(x*.72 for x in col),vein*.6),(.16,.28,.06),math.exp(-(s*11)**2)*.8))
        P.append(row);C.append(cr)
    f.sheet(P,mat('f_leaf'),m,C); b=B('t'); b.tube([V((.004,0,-.0006)),V((-.006,0,-.001)),V((-.015,.002,.0))],[.0009,.0011,.0012],None,7); f.add(b.v,b.f,mat('f_leaf'),m,(.17,.29,.07))
def leaves(f,c,q,n=14,rx=.04,ry=.04,h=.012,L=.055):
    for i in range(n):
        a=2.4*i+q.uniform(-.4,.4); r=math.sqrt((i+.3)/n); p=V(c)+V((rx*r*math.cos(a),ry*r*math.sin(a),h*(1-r*r)+q.uniform(0,.004))); m=M.Translation(p)@M.Rotation(a+q.uniform(-.7,.7),4,'Z')@M.Rotation(q.uniform(-.45,.15)-.15,4,'Y')@M.Rotation(q.uniform(-.35,.35),4,'X')@M.Translation((-L*.45,0,0)); leaf(f,m,q,L*q.uniform(.75,1.1),L*.62*q.uniform(.85,1.1),q.uniform(.2,.55),q.uniform(.3,1.0),mixc((.024,.095,.012),(.05,.15,.02),q.random()))
# ---- half an egg, cut face along +z
def egghalf(f,m,r=.0215,e=1.32):
    out=lambda a,k: (lambda x: V((x*r*k*e*(1.0 if x<0 else .94),math.sin(a)*r*k*(1-.10*math.cos(a)),0)))(math.cos(a)); A=[2*pi*i/56 for i in range(56)]
    P=[[out(a,k) for a in A] for k in [j/18+1e-4 for j in range(18)]+[.985,1.0]]; yc=V((-.0015,0,0)); ry=.0122
    def z(p,k): d=(p-yc).length; y=sst(ry,ry-.0012,d); return p+V((0,0,.0008*y-(.0014 if k>17.5 and k==19 else .0002 if k==18 else 0)+.0003*y*nz.noise(p*400)))
    def c(p): d=(p-yc).length; return mixc((.84,.82,.76),mixc((.80,.36,.030),(.86,.50,.07),sst(ry,.004,d)),sst(ry+.0002,ry-.0005,d))
    f.sheet([[z(p,k) for p in row] for k,row in enumerate(P)],mat('f_white'),m,[[c(p) for p in row] for row in P],True)
    f.sheet([[out(a,math.cos(b))+V((0,0,-.0014-r*.98*math.sin(b))) for a in A] for b in [pi/2*j/12*.999 for j in range(13)]],mat('f_white'),m,[[(.84,.82,.76)]*56]*13,True)
def specks(f,c,rx,ry,n,q,cols,top=lambda x,y:0,s=.0011):
    for i in range(n): a,r=q.uniform(0,6.28),math.sqrt(q.random()); x,y=rx*r*math.cos(a),ry*r*math.sin(a); f.blob((0,0,0),(s*q.uniform(.5,1.3),s*q.uniform(.4,.8),s*.3),mat('f_stem'),1,M.Translation(V(c)+V((x,y,top(x,y))))@rotm(q,.4),None,q.choice(cols))
# ---- table things
def coupe(b,c,r,h=.024,m='glaze',foot=.55):
    P=[(1e-4,.0035),(r*foot*.92,.0035),(r*foot*.94,0),(r*foot,0),(r*(foot+.02),.003)]+[(r*(foot+.02+(.96-foot-.02)*t),.003+(h-.004)*t**2.1) for t in [i/12 for i in range(1,13)]]
    P+=[(r*.992,h+.0006),(r,h+.0022),(r*.998,h+.0036),(r*.985,h+.0040),(r*.965,h+.0030)]+[(r*(.955-(.955-foot*.98)*t),.0085+(h-.0065)*(1-t)**2.1) for t in [i/12 for i in range(0,13)]]+[(r*.3,.0076),(1e-4,.0074)]; b.lathe(P,mat(m),M.Translation(V(c)),128)
def roundbowl(b,c,r,h,m='glaze',t=.0045):
    """a bowl turned on a wheel: foot ring, round belly, soft lip"""
    o=lambda a,k=0: ((r-k)*math.sin(a)**.86,.008+(h-.008)*(1-math.cos(a)) if False else .008+(h-.008-k*0)*(1-math.cos(a)))
    A=[.30+(pi/2-.30)*i/70 for i in range(71)]; P=[(1e-4,.0045),(r*.36,.0045),(r*.375,.0005),(r*.40,.0),(r*.415,.0015),(r*.415,.007)]; z0=o(A[0])[1]; P+=[(x,.0095+(z-z0)*(h-.0095)/(h-z0)) for x,z in [o(a) for a in A] if x>r*.43]
    P+=[(r+.0002,h+.0012),(r-.0008,h+.0028),(r-t*.5,h+.0034),(r-t+.0006,h+.0024)]+[(max(1e-4,x-t),.0095+t*.8+(z-z0)*(h-.0095-t*.8)/(h-z0)) for x,z in [o(a) for a in A][::-1]]+[(1e-4,.0095+t*.8)]; b.lathe(P,mat(m),M.Translation(V(c)),128)
def napkin(f,c,w,l,rz,layers=4,mt='linenw',seed=1,th=.0016,loose=1,col=None):
    """folded linen: sheets on each other, round folds at one long side, hems, soft waves"""
    q=U(seed); m=M.Translation(V(c))@M.Rotation(R(rz),4,'Z'); nu,nv=46,60; top=0
    for k in range(layers):
        ww,ll=w*(1-.012*k)+q.uniform(-.003,.003),l*(1-.008*k)+q.uniform(-.003,.003); ox,oy,ra=loose*q.uniform(-.002,.002),loose*q.uniform(-.003,.003),loose*q.uniform(-.012,.012); g=lambda x,y,k=k: loose*.0011*(k+1)/layers*(1+nz.noise(V((x*14,y*11,seed))))+loose*.0026*(k+1)/layers*max(0,nz.noise(V((x*9+y*5,y*4-x*3,seed+3))))+.0035*k/layers*max(0,(abs(x/ww)*2-.55))**2
        for sgn in (0,1):
            P=[]
            for j in range(nv+1):
                row=[]
                for i in range(nu+1):
                    x,y=(i/nu-.5)*ww,(j/nv-.5)*ll; x+=.0012*math.sin(y*37+k+seed); y+=.0012*math.sin(x*41+k*2); ed=min((i/nu)*ww,(1-i/nu)*ww,(j/nv)*ll,(1-j/nv)*ll); hem=.0005*sst(.0,.0012,ed)*sst(.0095,.0085,ed); rd=th*.5*(1-sst(0,.0011,ed)); z=.0004+k*th*1.25+g(x,y)+(th-rd+hem if sgn else rd); row.append(V((x*math.cos(ra)-y*math.sin(ra)+ox,x*math.sin(ra)+y*math.cos(ra)+oy,z)))
                P.append(row)
            f.sheet(P,mat(mt),m,[[col(i/nu,j/nv) for i in range(nu+1)] for j in range(nv+1)] if col else None)
        top=.0004+k*th*1.25+th+.003
    return top
def loft(f,S,mt,m,n=16,k=3.0):
    """a bar along y: sections (y, x, z, half width, half height), rounded"""
    P=[]
    for y,x,z,w,h in S: P.append([V((x+w*math.copysign(abs(math.cos(a))**(2/k),math.cos(a)),y,z+h*math.copysign(abs(math.sin(a))**(2/k),math.sin(a)))) for a in [2*pi*i/n for i in range(n)]])
    f.sheet(P,mat(mt),m,None,True); f.add([p for p in P[0]],[list(range(n))[::-1]],mat(mt),m); f.add([p for p in P[-1]],[list(range(n))],mat(mt),m)
def smoothrows(S,n=6):
    S=[np.array(s) for s in S]; S=[2*S[0]-S[1]]+S+[2*S[-1]-S[-2]]; out=[]
    for i in range(1,len(S)-2):
        for k in range(n): t=k/n; a,b,c,d=S[i-1:i+3]; out.append(tuple(.5*((2*b)+(c-a)*t+(2*a-5*b+4*c-d)*t*t+(3*b-a-3*c+d)*t**3)))
    return out+[tuple(S[-2])]
def cutlery(f,c,rz,kind='fork',mt='cutl'):
    """20 cm long, handle to -y; lies on z=0 at its handle's end and its neck's arch"""
    m=M.Translation(V(c))@M.Rotation(R(rz),4,'Z'); hd=[(-.100,0,.0016,.0050,.0008),(-.098,0,.0018,.0086,.0011),(-.085,0,.0022,.0092,.0013),(-.05,0,.0042,.0062,.0014),(-.01,0,.0072,.0038,.0016),(.02,0,.0086,.0030,.0017)]
    if kind=='knife': loft(f,smoothrows([(-.105,0,.0030,.0050,.0012),(-.102,0,.003,.0082,.0026),(-.06,0,.0032,.0078,.0028),(-.01,0,.0032,.0066,.0027),(.004,.001,.0028,.0078,.0016),(.012,.002,.0026,.0096,.0010),(.06,.0022,.0026,.0100,.0009),(.085,.0005,.0026,.0082,.0008),(.100,-.0028,.0026,.0035,.0006),(.103,-.0045,.0026,.0008,.0004)]),mt,m); return
    if kind=='spoon':
        loft(f,smoothrows(hd+[(.038,0,.0080,.0042,.0014)]),mt,m); P=[]
        for s in (1,-1): P=[[V((.019*r*math.cos(a)*(1-.14*math.sin(a)),.068+.030*r*math.sin(a),.0085-.0068*(1-r*r)+(.0008 if s>0 else 0)-.0015*max(0,math.sin(a)*r))) for a in [2*pi*i/40 for i in range(40)]] for r in [j/12+1e-3 for j in range(13)]]; f.sheet(P,mat(mt),m,None,True)
        return
    loft(f,smoothrows(hd+[(.036,0,.0072,.0055,.0014),(.045,0,.0052,.0108,.0011),(.052,0,.0038,.0122,.0010),(.058,0,.0031,.0122,.0010)]),mt,m)
    for k in range(4): x=-.0101+.00673*k; loft(f,smoothrows([(.057,x,.0031,.0021,.0010),(.070,x,.0026,.0019,.0010),(.085,x*.97,.0036,.0016,.0009),(.097,x*.95,.0062,.0010,.0007),(.099,x*.95,.0068,.0005,.0004)],4),mt,m,10)
# ---- whole fruit and a bowl of it
def apple(f,m,q,r=.039,green=False):
    ph=q.uniform(0,50); nu,nv=48,30; P=[];C=[]
    for j in range(nv+1):
        a=pi*j/nv*.998+.003; row=[];cr=[]
        for i in range(nu):
            t=2*pi*i/nu; k=1+.022*math.cos(5*t+ph)*(1-math.cos(a))*.5+.02*nz.noise(V((math.cos(t),math.sin(t),ph))); rr=r*math.sin(a)**.92*(1+.085*math.cos(a))*k; z=r*(.90*math.cos(a)-.30*math.exp(-(a/.40)**2)+.16*math.exp(-((pi-a)/.30)**2)); p=V((rr*math.cos(t),rr*math.sin(t),z)); row.append(p)
            n=nz.noise(V((t*9 if i<nu else 0,a*1.1,ph)))*.6+nz.noise(V((math.cos(t)*1.3,math.sin(t)*1.3,a+ph)))*.9; red=mixc((.50,.012,.014),(.26,.006,.010),.5+n); yel=(.70,.44,.07)
            c=mixc((.30,.42,.05),(.42,.50,.08),.5+n) if green else mixc(red,yel,sst(.25,.95,n)*.75+.55*math.exp(-(a/.38)**2)+.5*math.exp(-((pi-a)/.5)**2)); cr.append(c)
        P.append(row);C.append(cr)
    f.sheet(P,mat('f_peel'),m,C,True); b=B('t'); b.tube([V((0,0,r*.50)),V((.001,0,r*.75)),V((.004,.001,r*1.02))],[.0013,.0012,.0018],None,8); f.add(b.v,b.f,mat('f_seed'),m,(.10,.055,.025))
def orange(f,m,q,r=.040): ph=q.uniform(0,50); f.blob((0,0,0),r,mat('f_rind'),5,m,lambda v:(1-.035*abs(v.z)**3)*(1-.03*math.exp(-((1-v.z)/.012)))*(1+.012*nz.noise(v*2+V((ph,0,0)))),lambda v: mixc(mixc((.82,.27,.012),(.74,.20,.008),.5+nz.noise(v*1.5+V((ph,0,0)))),(.30,.36,.06),sst(.985,.995,v.z)))
def bananap(L=.19,rad=.115,r=.0172,n=34):
    """centre line and radii along an arc about z, from angle 0 on"""
    A=[L/rad*i/n for i in range(n+1)]; R_=[r*(.42+.0*t) if t<.06 else r*(.42+.58*sst(.05,.24,t))*(1-.72*sst(.80,.975,t)**1.4) for t in [i/n for i in range(n+1)]]; return A,R_
def bananas(f,at,q,N=3,r=.0172,rad=.118,L=.195,up=.024,inw=.016):
    """a hand of bananas on its side; at(radius, angle, height) gives the place. They share their crown at angle 0"""
    tops=[]
    for k in range(N):
        A,R_=bananap(L*(1-.04*k),rad-inw*k,r*(1-.03*k)); rows=[];cols=[]; n=len(A)
        for i,(a,rr) in enumerate(zip(A,R_)):
            t=i/(n-1); j=sst(0,.22,t); rk=rad-inw*.6*N*.0-(inw*k*j+inw*(N-1)*.5*(1-j)); zk=up*k*j+up*(N-1)*.5*(1-j); c=at(rk,a,zk); c2=at(rk,a+.02,zk); d=(c2-c).normalized(); x=(c-at(0,a,zk)); x=(x-d*x.dot(d)).normalized(); y=d.cross(x); row=[];cr=[]
            for s in range(20):
                b=2*pi*s/20; e=rr*(1+.07*math.cos(5*b+k)*sst(.08,.3,t)); p=c+(x*math.cos(b)+y*math.sin(b))*e; row.append(p); g=mixc((.70,.47,.035),(.78,.56,.07),.5+nz.noise(p*40)); g=mixc(g,(.42,.44,.05),sst(.16,.02,t)*.8); g=mixc(g,(.60,.36,.03),max(0,math.cos(5*b+k))**6*.35); g=mixc(g,(.09,.05,.02),max(sst(.965,.985,t),.8*sst(.34,.5,nz.noise(p*95+V((k*9,0,0)))))); cr.append(g)
            rows.append(row);cols.append(cr)
        f.sheet(rows,mat('f_peel'),None,cols,True); f.add(rows[-1],[list(range(20))],mat('f_peel'),None,(.06,.035,.015))
    c=[at(rad-inw*(N-1)*.5,a,up*(N-1)*.5) for a in (.05,-.05,-.16)]; b=B('t'); b.tube(c,[r*.9,r*.85,r*.62],None,14); f.add(b.v,b.f,mat('f_peel'),None,[mixc((.50,.46,.06),(.14,.10,.03),(i//14)/2.0) for i in range(len(b.v))])
def fruitbowl(q):
    """a turned wooden bowl; fruit is dropped in one after the other and lies on what is under it, the bananas lean on it and on the rim"""
    b=B('bowl'); zi=lambda r: .016+.084*(r/.158)**2.3; ro=lambda r: max(.0,.100*((r-.060)/.105))**1 if r>.06 else 0
    P=[(1e-4,.003),(.050,.003),(.054,.0),(.060,.0),(.064,.003),(.066,.009)]+[(.066+.099*t,.010+.090*t**1.45) for t in [i/20 for i in range(1,21)]]+[(.1650,.1015),(.1636,.1032),(.1612,.1036),(.1590,.1020)]+[(.158*(1-i/24),zi(.158*(1-i/24))) for i in range(1,24)]+[(1e-4,.016)]; b.lathe(P,mat('turned'),None,128)
    f=F('bowl'); S=[]
    def drop(x,y,R0):
        z=max(zi(s)+math.sqrt(max(0,R0*R0-(math.hypot(x,y)-s)**2)) for s in [.158*i/60 for i in range(61)] if abs(math.hypot(x,y)-s)<R0)
        for X,Y,Z,r in S:
            d=math.hypot(x-X,y-Y)
            if d<R0+r: z=max(z,Z+math.sqrt((R0+r)**2-d*d))
        S.append((x,y,z,R0)); return M.Translation((x,y,z))
    for i,(k,a,rr,R0) in enumerate((('o',.2,.083,.040),('a',1.45,.083,.039),('o',2.7,.084,.039),('a',3.95,.084,.039),('o',5.2,.084,.040),('g',0,.0,.037),('a',4.60,.043,.039),('g',.55,.045,.037))):
        m=drop(rr*math.cos(a),rr*math.sin(a),R0)@rotm(q,.9); orange(f,m,q,R0) if k=='o' else apple(f,m,q,R0*.985,k=='g')
    a0,rb=1.70,.0172; best=None; pts=[]
    for k in range(3):
        for i in range(26): t=i/25; a=a0+t*1.62; j=sst(0,.22,t); rk=.128-(.017*k*j+.017*(1-j)); pts.append((rk*math.cos(a),rk*math.sin(a),.024*k*j+.024*(1-j)))
    X=np.array(pts); req=np.full(len(X),-9.0)
    for x,y,z,r in S: d=np.hypot(X[:,0]-x,X[:,1]-y); h=z+np.sqrt(np.maximum(0,(r+rb)**2-d*d)); req=np.maximum(req,np.where(d<r+rb,h,-9))
    rho=np.hypot(X[:,0],X[:,1]); req=np.maximum(req,np.where(abs(rho-.162)<rb,.1036+np.sqrt(np.maximum(0,rb**2-(rho-.162)**2)),-9)); req=np.maximum(req,[zi(min(.158,s))+rb for s in rho]); req-=X[:,2]
    for p in np.linspace(-1.3,1.3,53):
        for s in np.linspace(-1.3,1.3,53):
            l=X[:,0]*p+X[:,1]*s; a=(req-l).max(); e=(a+l+X[:,2]).mean()
            if best is None or e<best[0]: best=(e,a,p,s)
    _,az,px,py=best; at=lambda r,a,z: (lambda x,y: V((x,y,az-.0015+z+px*x+py*y)))(r*math.cos(a0+a),r*math.sin(a0+a)); bananas(f,at,q,3,rb,.128,1.62*.128,.024,.017)
    return b,f
# ---- cut oranges, a cook's knife
def oslice(f,m,q,r=.035,th=.0065,n=10,cap=True):
    ph=q.uniform(0,6); J=22; I=n*9
    for s in (1,-1):
        P=[];C=[]
        for j in range(J+1):
            u=j/J; row=[];cr=[]
            for i in range(I):
                t=2*pi*i/I; fr=((t/(2*pi)*n)+.18*math.sin(u*3+ph))%1; e=abs(fr-.5)*2; mem=max(sst(1-.030/max(.1,u),1-.012/max(.1,u),e),sst(.13,.08,u),sst(.865,.895,u)); st=nz.noise(V((math.cos(t)*7,math.sin(t)*7,u*2.2+ph)))*.6+nz.noise(V((math.cos(t)*19,math.sin(t)*19,u*5))) *.5; c=mixc((.86,.36,.018),(.70,.20,.006),.5+st*.9); c=mixc(c,(.88,.66,.30),mem*(.55 if u<.85 else .9)); c=mixc(c,(.82,.27,.012),sst(.955,.975,u)); cr.append(c); row.append(V((r*u*math.cos(t),r*u*math.sin(t),s*(th/2+(-.0005*(1-mem)+.0003*st if u<.87 else 0)-(.0006 if u>.985 else 0)))))
            P.append(row);C.append(cr)
        f.sheet(P,mat('f_wet'),m,C,True)
    f.sheet([[V((r*k*math.cos(t),r*k*math.sin(t),z)) for t in [2*pi*i/72 for i in range(72)]] for k,z in ((1,th/2-.0006),(1.006,th/4),(1.008,0),(1.006,-th/4),(1,-th/2+.0006))],mat('f_rind'),m,[[(.80,.25,.010)]*72]*5,True)
def ohalf(f,m,q,r=.037):
    oslice(f,m@M.Translation((0,0,-.0010)),q,r,.002); f.sheet([[V((r*math.cos(b)*math.cos(a),r*math.cos(b)*math.sin(a),-.0010-r*.96*math.sin(b))) for a in [2*pi*i/56 for i in range(56)]] for b in [pi/2*j/16*.999 for j in range(17)]],mat('f_rind'),m,[[(.80,.25,.010)]*56]*17,True)
def knife(f,c,rz,L=.19,W=.042):
    """a cook's knife lying on its side, tip to +x"""
    m=M.Translation(V(c))@M.Rotation(R(rz),4,'Z'); n=40; top=lambda t: .5*W-.20*W*max(0,t-.35)**1.5*1.6-.0; bot=lambda t: -.5*W+ (W*.86)*max(0,(t-.42)/.58)**2.1
    rows=[[V((L*t,bot(t),.0030)),V((L*t,bot(t)+.003,.0038)),V((L*t,.5*(bot(t)+top(t)),.0042)),V((L*t,top(t)-.0005,.0045)),V((L*t,top(t),.0040)),V((L*t,top(t),.0020)),V((L*t,.5*(bot(t)+top(t)),.0019)),V((L*t,bot(t)+.0005,.0026))] for t in [i/n for i in range(n+1)]]; f.sheet(rows,mat('steel'),m,None,True); f.add(rows[0],[list(range(8))],mat('steel'),m)
    H=[(0,.012,.0085),(-.004,.0135,.0095),(-.03,.0125,.0092),(-.07,.0125,.0092),(-.10,.0135,.0095),(-.118,.0150,.0092),(-.124,.0120,.0070),(-.126,.006,.004)]; rows=smoothrows([(x,.0065-.004*math.sin(-x*30)*0,.0098,w,h) for x,w,h in H],5); P=[[V((x,y+w*math.copysign(abs(math.cos(a))**.7,math.cos(a)),z+h*math.copysign(abs(math.sin(a))**.7,math.sin(a)))) for a in [2*pi*i/22 for i in range(22)]] for x,y,z,w,h in rows]
    f.sheet(P,mat('black'),m,None,True); f.add(P[0],[list(range(22))],mat('steel'),m); f.add(P[-1],[list(range(22))[::-1]],mat('black'),m)
    for x in (-.025,-.060,-.095): b=B('t'); b.cyl((x,.0065,.0175),(x,.0065,.0196),.0036,None,18,.0004); f.add(b.v,b.f,mat('steel'),m)
MATS.update(f_peel=foodm('f_peel',.26,.5,var=.10,vs=300,cc=.25),f_rind=foodm('f_rind',.36,.5,bs=620,bstr=.55,bd=.0009,var=.05,vs=40,cc=.12))
def turned(c1,c2):      # one block of wood: grain along x, no planks
    def f():
        s=N('turned'); co=s.obj(); g=s.noise(s.n('Mapping',{'Vector':co,'Scale':(1.6,16,16),'Location':(3,5,7)}).outputs[0],1.9,8,.62); fi=s.noise(s.n('Mapping',{'Vector':co,'Scale':(8,160,160)}).outputs[0],2.0,3); c=s.mix(s.ramp(g,.35,.65),c2,c1); c=s.mix(s.ramp(fi,.45,.75,0,.35),c,tuple(x*.55 for x in c2)); s.p(Base_Color=c,Roughness=.36,Specular=.45,Clearcoat=.12,Clearcoat_Roughness=.2,Normal=s.bump(fi,.12,.0008)); return s.mat
    return f
MATS.update(cutl=simple('cutl',(.70,.70,.70),.20,1,.5,var=.03,rv=.05,rs=12),turned=turned((.34,.185,.085),(.20,.10,.045)))
def strawb(f,m,q,k=1.0):
    """lies as m says, its tip to -z"""
    Z=np.array([-.0215,-.0205,-.017,-.011,-.004,.003,.009,.0125,.0138])*k; W=np.array([0,.0036,.0078,.0120,.0152,.0166,.0152,.0100,.0])*k; ph=q.uniform(0,50); zz=[Z[0]+(Z[-1]-Z[0])*(1-math.cos(pi*i/28))/2 for i in range(29)]; w=lambda z,t: float(np.interp(z,Z,W))*(1+.07*nz.noise(V((math.cos(t),math.sin(t),z*60+ph))))
    f.sheet([[V((w(z,t)*math.cos(t),w(z,t)*math.sin(t)*.94,z)) for t in [2*pi*i/36 for i in range(36)]] for z in zz],mat('f_gloss'),m,[[mixc(mixc((.40,.006,.010),(.52,.018,.012),.5+nz.noise(V((math.cos(t)*2,math.sin(t)*2,z*90+ph)))),(.70,.34,.20),sst(.009*k,.0135*k,z)*.7) for t in [2*pi*i/36 for i in range(36)]] for z in zz],True)
    for j in range(64):
        z=float(np.interp((j+.5)/64,[0,1],[Z[0]+.0022*k,Z[-1]-.0045*k])); t=j*2.39996+q.uniform(-.15,.15); p=V((w(z,t)*math.cos(t),w(z,t)*math.sin(t)*.94,z)); f.blob((0,0,0),(.00062*k,.00036*k,.00088*k),mat('f_seed'),1,m@M.Translation(p*.992)@M.Rotation(t,4,'Z')@M.Rotation(-.35,4,'Y')@M.Rotation(pi/2,4,'Z'),None,(.56,.36,.07))
    for j in range(9):
        t=j*.70+q.uniform(-.1,.1); L=q.uniform(.011,.015)*k; e=V((math.cos(t),math.sin(t),0)); s=V((-e.y,e.x,0)); P=[[e*(.001+L*u)+s*(wd*(v-1)*k)+V((0,0,(.0138+.0028*math.sin(u*2.6)-.006*u*u*(j%2+.4)+.0006*abs(v-1))*k)) for v in (0,1,2)] for u,wd in ((0,.0016),(.25,.0029),(.5,.0031),(.75,.0020),(1,.0001))]; f.sheet(P,mat('f_leaf'),m,[[(.05,.16,.02)]*3]*5)
    b=B('t'); b.tube([V((0,0,.0135))*k,V((.001,.001,.020))*k,V((.003,.001,.026))*k],[.0011*k,.0009*k,.0008*k],None,7); f.add(b.v,b.f,mat('f_leaf'),m,(.16,.26,.06))
stripes=lambda u,v: (.95,.03,.03) if .10<u<.145 or .165<u<.178 or .855<u<.90 or .822<u<.835 else (1,1,1)
