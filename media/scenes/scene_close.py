"""Close views made anew: grappling dummies, a worn weight vest, climbing shoes, shirts of cloth, berries, sliced chicken; and views of their own where the tour showed parts of others."""
from scenes import *
from scene_views import dress, views, L
from scene_traces import _sp, pair, smear
from scene_rooms import ball
import scene_extra
from scene_extra import dish, deepbowl, mound, grains, leaves, tomatoes, fork, egg, Zc
import numpy as np
def grid(b,f,nu,nv,m,close=False):
    """a sheet: f(u,v) with u, v from 0 to 1"""
    b.add([f(i/nu,j/nv) for j in range(nv+1) for i in range(nu+1)],[[j*(nu+1)+i,j*(nu+1)+i+1,(j+1)*(nu+1)+i+1,(j+1)*(nu+1)+i] for j in range(nv) for i in range(nu)],mat(m))
# ---- grappling
def dummy(pose,c='leather',trim='redm'):
    """a stuffed grappling dummy with head, arms and legs"""
    b=B('doll'); Q=dict(
      kneeling=dict(spine=((0,-.30,.43),(0,-.12,.455),(0,.06,.475),(0,.20,.49),(0,.30,.505),(0,.37,.52)),head=(0,.50,.56),arm=((.19,.22,.45),(.26,.27,.25),(.22,.37,.055)),leg=((.10,-.30,.40),(.17,-.13,.105),(.15,-.53,.075)),foot=(.15,-.64,.06)))[pose]
    def limb(P,r,n=8):
        P=[V(p) for p in P]; q=smooth(P,n); b.tube(q,_sp(r,len(P),n),mat(c),22); ball(b,q[0],r[0]*.99,c,1,4); ball(b,q[-1],r[-1]*.99,c,1,4); return q
    def band(q,k,r):
        d=(q[k+1]-q[k-1]).normalized(); b.lathe([(r*.99,-.016),(r*1.03,-.014),(r*1.03,.014),(r*.99,.016)],mat(trim),frame(q[k]-d*.0,q[k]+d),28)
    s=limb(Q['spine'],[.125,.128,.132,.150,.120,.062]); band(s,9,.131); h=V(Q['head']); ball(b,h,.098,c,1.12,4); band([h-V((0,0,.01)),h-V((0,0,.01)),h+V((0,.0,.01))],1,.100) if False else None
    for e in (1,-1):
        m=lambda P: [(e*x,y,z) for x,y,z in P]; a=limb(m(Q['arm']),[.068,.056,.046]); ball(b,a[-1],.056,c,1,4); band(a,4,.064); band(a,13,.0505)
        l=limb(m(Q['leg']),[.098,.074,.050]); band(l,5,.091); band(l,13,.060); f=V((e*Q['foot'][0],*Q['foot'][1:])); b.tube(smooth([l[-1],(l[-1]+f)/2,f],6),[.050,.053,.054,.055,.056,.056,.055,.054,.052,.050,.046,.040,.030],mat(c),20); ball(b,f,.034,c,1,4)
    return b
views('bjj',grapple=cam((2.75,-2.95,1.05),(-2.24,-.22,.30),22.5,2.8,(.5,-.4,.35),time='morning',**L),nogi=cam((-3.35,1.90,1.35),(-5.15,6.4,1.16),31,4.0,(-3.7,6.35,1.4),time='morning',key=.2))
@dress('bjj')
def _(c):
    if c not in('grapple','nogi'): return
    for o in list(bpy.data.objects):
        n=o.name.split('.')[0]
        if n=='mg' or (c=='grapple' and n in('bot','rack','dummy')): bpy.data.objects.remove(o)
    if c=='grapple':
        dummy('kneeling').put((.5,-.4,.04),-62); towel('fabr',.30,.5,.01,seed=6).put((-.98,.95,.046),24)
    if c=='nogi':      # what is worn without a gi, on the pegs over the bench
        import cloth as cl; b=B('pegs'); b.box((-3.75,6.46,1.90),(2.3,.03,.11),mat('turned'),.004)
        for i in range(5): b.cyl((-4.75+.5*i,6.45,1.90),(-4.75+.5*i,6.335,1.915),.011,mat('brassp'),16)
        b.put()
        for x,m_,sd in ((-4.25,'jer_k',2),(-3.25,'jer_r',6)): cl.shirt2(m_,.50,.70,sd,text=(('EVO',.12,'printw',.24),)).put((x,6.356,1.858),3)
        cl.pegtowel(.50,.74,'terry',5).put((-3.75,6.36,1.925),3); bottle('black',cap='red').put((-2.62,6.10,.492)); pair(-3.9,5.55,.04,176,'dark','rubw','redm')
# ---- the rower's handle, two benches after class
views('cardio',handle=cam((-4.02,4.22,.90),(-3.36,3.52,.46),52,2.5,(-3.5,3.62,.5),time='morning',key=.15,**L)); views('lift',two=cam((-.42,-1.15,.82),(-1.72,1.75,.36),35,2.2,(-1.5,1.25,.4),time='golden',key=.13,**L))
@dress('cardio')
def _(c):
    if c=='handle':
        for o in list(bpy.data.objects):
            if o.name.split('.')[0]=='tow': bpy.data.objects.remove(o)
def kitbag():
    import cloth as cl; return cl.duffel(strap=None)
@dress('lift')
def _(c):
    if c=='two':
        for o in list(bpy.data.objects):
            if o.name.split('.')[0] in('fig','sign') or (o.name.split('.')[0] in('jr','bot') and abs(o.location.x)<.5 and o.location.y<2): bpy.data.objects.remove(o)
        x=-1.75; bench().put((x+.1,1.55,0),6); towel('fabr',.30,.58,.30,seed=4).put((x-.22,1.37,.454),6); towel('fabw',.30,.58,.27,seed=9).put((x+.33,1.43,.454),4); bottle('red').put((x+.56,1.60,.454)); bottle('trans',cap='red').put((x+.62,1.53,.454))
        pair(x-.30,1.02,0,168,'redm','rubw','whitep',seed=2); pair(x+.24,.90,0,192,'navy','rubw','whitep',.94,seed=5); kitbag().put((x+.98,1.35,0),-22); jumprope(3).put((x-.72,1.3,0),30)
# ---- climbing shoes
def climbshoe(c='leatherr',side=1):
    b=B('cs'); n,m=34,28
    def sec(t):
        w=.0285+.010*math.sin(pi*min(1,t*.95))+.0075*math.exp(-((t-.70)/.15)**2); w*=math.sqrt(max(0,1-max(0,(t-.80)/.205)**2.2)); w*=math.sqrt(max(.02,1-max(0,(.09-t)/.095)**2)); x0=side*(.010*max(0,t-.45)/.55+.004*math.sin(t*3))
        top=.074+.012*math.exp(-((t-.30)/.12)**2)-.050*(1/(1+math.exp(-(t-.56)*11)))-.012*max(0,(t-.85)/.15); zb=.007*math.exp(-(t/.2)**2)+.014*math.exp(-((t-.42)/.16)**2); return w,x0,max(top,zb+.016),zb
    def pt(t,a,k=0.0):
        w,x0,top,zb=sec(t); ca,sa=math.cos(a),math.sin(a); x=math.copysign(abs(ca)**.72,ca)*(w+k)
        z=zb+.013+(top-zb-.013+k)*max(0,sa)**.80 if sa>=0 else zb+.013*(1-abs(sa)**.5)-k*.3
        dip=.030*math.exp(-((t-.21)/.10)**2)*max(0,1-(ca/.75)**2) if sa>0 else 0; return V((x0+x,.125-.25*t,max(.0005,z-dip)))
    g=lambda f,nu,nv,mt: grid(b,f,nu,nv,mt)
    g(lambda u,v: pt(.001+.998*v,2*pi*u),m*2,n*2,c)
    g(lambda u,v: pt(.001+.998*v,pi+pi*u,.0018),m,n*2,'crub')                                    # sole
    for s in (0,1): g(lambda u,v,s=s: pt(.001+.998*v,(pi*s)+(1-2*s)*(-.02+.42*u+.30*u*max(0,(v-.6)/.4)+.25*u*max(0,(.2-v)/.2)),.0016),8,n*2,'crub')     # rand
    for t0 in (.44,.56): g(lambda u,v,t0=t0: pt(t0+.085*v-.02*math.sin(pi*u),.16+(pi-.32)*u,.0032),24,5,'crub'); g(lambda u,v,t0=t0: pt(t0+.012+.06*v-.02*math.sin(pi*u),.18+.75*u,.0048),10,5,'redd' if 'redd' in MATS else 'redm')
    e=[pt(.21+.115*math.sin(a),pi/2+1.02*math.cos(a),.001) for a in [2*pi*i/36 for i in range(36)]]; b.tube(e,.0042,mat('crub'),8,True); k=V((0,0,0))
    for p in e: k+=p/36
    b.add([p+(k-p)*.06 for p in e]+[k-V((0,0,.022))],[[i,(i+1)%36,36] for i in range(36)],mat('dark')); b.tube(smooth([pt(.02,pi/2-.3,.0),V((0,.150,.098)),V((0,.158,.075)),pt(.0,pi/2+.3,0)],6),.0035,mat('redm'),8); return b
MATS['crub']=simple('crub',(.014,.014,.015),.55,0,.45,bs=300,bstr=.15,var=.3)
views('climb',shoes=cam((-.78,-.62,.80),(-.04,.50,.375),52,2.8,(-.10,.36,.40),time='morning',key=.15,**L))
@dress('climb')
def _(c):
    if c!='shoes': return
    for o in list(bpy.data.objects):
        if o.name.split('.')[0]=='shoe' or (o.name.split('.')[0]=='bag' and abs(o.location.z-.342)<.01): bpy.data.objects.remove(o)
    climbshoe('leatherr',1).put((-.20,.33,.342),32); climbshoe('leatherr',-1).put((-.065,.40,.342),14)
    b=B('cbag'); P=[(1e-4,0),(.060,0),(.070,.012),(.073,.06),(.071,.11),(.077,.138),(.079,.150),(.074,.152),(.069,.135),(.062,.10),(1e-4,.095)]; b.lathe(P,mat('dark'),None,48); b.lathe([(.0735,.05),(.0755,.052),(.0745,.085),(.0725,.087)],mat('redm'),None,48); b.tube([(.078*math.cos(a),.078*math.sin(a),.146) for a in [2*pi*i/40 for i in range(40)]],.004,mat('fabr'),8,True)
    vs,fs=hold(12,.045); b.add(vs,fs,mat('chalk'),M.Translation((0,.0,.098))); b.tube(smooth([(.078,0,.14),(.12,-.03,.10),(.16,-.10,.03),(.13,-.18,.008),(.02,-.20,.008),(-.08,-.16,.008)],8),.0045,mat('fabr'),8); b.put((.15,.46,.342),-10)
    w=B('brush'); w.box((0,0,.008),(.17,.016,.012),mat('ply'),.004); w.box((.062,0,.020),(.045,.015,.016),mat('whitep'),.002); w.put((.02,.18,.342),-34)
# ---- shirts of cloth on a hanger, facing -y
def shirt(c,w=.54,h=.72,seed=1):
    b=B('shirt'); q=random.Random(seed); ph=[q.uniform(0,6) for _ in range(6)]
    def fold(x,z): d=min(1,max(0,-z/h)); return .016*d**.7*math.sin(x*(17+4*math.sin(ph[0]))+ph[1]+1.1*math.sin(z*5+ph[2]))+.007*d*math.sin(x*41+ph[3]+z*3)+.004*math.sin((x+z)*24+ph[4])
    half=lambda v: w*(.40-.015*math.sin(pi*v)+.015*v)
    for s in (1,-1):
        def body(u,v,s=s):
            hw=half(v); x=(2*u-1)*hw; sh=.075*max(0,(abs(2*u-1)-.32)/.68)**1.1*(1-v)**3; neck=(.045 if s<0 else .012)*max(0,1-(abs(2*u-1)/.30)**2)*(1-v)**6; z=-sh-neck-h*v*(1+.006*math.sin(u*9+ph[5])); e=1-abs(2*u-1)**6; return V((x,s*(.026*e)*(.55+.45*v)+fold(x,z)*(1 if s<0 else .6),z))
        grid(b,body,64,60,c)
        for e in (1,-1):
            def sleeve(u,v,s=s,e=e):
                a=V((e*half(0)*.80,0,-.052)); o=V((e*(half(0)+.085),0,-.245)); a2=V((e*half(0)*.965,0,-.235)); o2=V((e*(half(0)-.010),0,-.305)); p=(a+(o-a)*v)*(1-u)+(a2+(o2-a2)*v)*u; th=.024*math.sin(pi*min(1,max(0,u)))**.7; return V((p.x,s*th+.006*math.sin(v*7+ph[1]+u*5),p.z))
            grid(b,sleeve,16,20,c)
    P=[V((.30*half(0)*math.sin(a)*1.02,-.028*math.cos(a)-.0,-.030-.020*math.cos(a))) for a in [2*pi*i/40 for i in range(40)]]; b.tube(P,.007,mat(c),8,True); b.tube([(0,0,-.03),(0,0,.05),(.025,0,.075),(.012,0,.10),(-.012,0,.095)],.003,mat('steel'),8); b.tube(smooth([(-half(0)*.92,0,-.085),(-half(0)*.4,0,-.035),(0,0,-.008),(half(0)*.4,0,-.035),(half(0)*.92,0,-.085)],6),.007,mat('oak'),8); return b
views('lobby',founders=cam((2.85,2.95,1.72),(3.21,6,1.965),41,4.0,(3.15,5.85,1.75),time='morning',key=.125),crew=cam((-3.1,5.25,1.62),(3.6,.2,1.15),24,4.0,(-.6,3.2,1.2),time='overcast',key=.15))
@dress('lobby')
def _(c):
    if c=='founders':
        import cloth as cl
        for o in list(bpy.data.objects):
            if o.name.split('.')[0] in('tees','t','tow'): bpy.data.objects.remove(o)
        for x,m_,tc,sd in ((2.66,'jer_r','printw',3),(3.74,'jer_k','printr',8)): cl.shirt2(m_,.52,.72,sd,text=(('EVO',.135,tc,.235),('COACH',.052,tc,.335))).put((x,5.893,1.979),(3,-4)[x>3])
        a=area((.75,5.0,2.75),(0,0,0),(.9,.9),46,(1,.90,.78)); a.rotation_euler=V((2.5,.80,-1.05)).to_track_quat('-Z','Y').to_euler(); a=area((4.6,3.6,2.4),(0,0,0),(1.2,1.2),16,(.92,.95,1)); a.rotation_euler=V((-1.5,2.3,-.5)).to_track_quat('-Z','Y').to_euler()
    if c=='crew':
        area((-1.0,4.4,3.9),(0,0,0),(3.2,.5),120,(1,.82,.60)); area((-3.4,5.4,3.6),(50,0,-130),(1.6,1.2),60,(1,.88,.74))
        for x in (-2.0,-1.0,0.0): area((x,2.95,1.80),(0,0,0),(.24,.24),26,(1,.74,.46))
        pair(-2.15,4.35,0,150,'redm'); kitbag().put((-2.55,4.25,0),-40); import cloth as cl; cl.edgetowel(.34,.22,.25).put((-1.12,3.386,1.106),176)
# ---- views of their own where the tour showed parts of others
views('lift',lane=cam((1.05,-1.35,1.35),(2.15,9,1.05),30,4.0,(1.6,4.5,.6),time='morning',key=.125),floor=cam((-1.35,.55,1.30),(-4.75,5.3,.72),30,4.0,(-3.6,4.0,.6),time='morning',key=.135,**L))
views('mayhem',wall=cam((-.55,-2.6,1.3),(-1.95,2.6,.98),27,3.2,(-1.9,.6,.5),time='golden',key=.135,**L)); views('front',flagtower=cam((-.9,-15.8,1.7),(6.9,-3.0,7.0),40,8,(6,-4,7),time='golden',key=.21,**L))
views('group',row=cam((.42,-1.95,.60),(1.98,1.35,.20),45,2.5,(1.42,.12,.22),time='morning',key=.15,**L))
# ---- food
def _blue():
    s=N('blueb'); co=s.obj(); n=s.noise(co,140,5,.6); n2=s.noise(co,30,3); s.p(Base_Color=s.mix(s.ramp(n,.35,.65),(.012,.018,.075),s.mix(s.ramp(n2,.35,.65),(.05,.065,.16),(.11,.13,.25))),Roughness=.55,Specular=.4); return s.mat
def _cut():       # a breast of chicken cut open: pale fibres
    s=N('chin'); co=s.obj(); n=s.noise(co,55,6,.65); n2=s.noise(co,260,4); s.p(Base_Color=s.mix(s.ramp(n,.3,.7),(.60,.46,.34),(.78,.66,.53)),Roughness=.5,Specular=.4,Subsurface=.06,Subsurface_Color=(.8,.5,.35),Normal=s.bump(n2,.35,.001)); return s.mat
MATS.update(blueb=_blue,chin=_cut,chout=simple('chout',(.50,.235,.075),.42,0,.5,bs=150,bstr=.5,var=.62,vs=42),rasp=simple('rasp',(.42,.012,.030),.30,0,.5,var=.25,vs=60),strawb=simple('strawb',(.52,.010,.014),.24,0,.5,var=.3,vs=25,cc=.2),ricew=simple('ricew',(.80,.77,.69),.45,0,.4,var=.08),avof=simple('avof',(.62,.66,.24),.45,0,.4,var=.16,vs=14),avog=simple('avog',(.30,.44,.10),.5,0,.4),broc1=simple('broc1',(.055,.165,.022),.7,0,.3,bs=420,bstr=1.0,var=.5,vs=70),stem=simple('stem',(.30,.42,.13),.5,0,.4))
def spot(q,c,rx,ry): a,r=q.uniform(0,6.28),math.sqrt(q.random()); return V((c[0]+rx*r*math.cos(a),c[1]+ry*r*math.sin(a),c[2]))
def strawberry(b,c,q,k=1.0):
    m=M.Translation(V(c))@M.Rotation(q.uniform(0,6.28),4,'Z')@M.Rotation(q.uniform(1.0,1.9),4,'X'); P=[(1e-4,-.019),(.005,-.0175),(.0105,-.010),(.0145,0),(.0150,.007),(.011,.0125),(1e-4,.0135)]; r=lambda z:np.interp(z,[p[1] for p in P],[p[0] for p in P])
    b.lathe([(a*k,z*k) for a,z in P],mat('strawb'),m,28)
    for j in range(46): z=-.016+.025*((j+.5)/46); a=j*2.4; rr=r(z)*1.0; b.add(*__import__('kit')._bevbox(.0011*k,.0016*k,.0009*k,.0003,1),mat('ricey'),m@M.Translation((rr*k*math.cos(a),rr*k*math.sin(a),z*k))@M.Rotation(a,4,'Z')@M.Rotation(pi/2,4,'Y'))
    for j in range(7): a=j*.9; e=V((math.cos(a),math.sin(a),0)); n_=V((-e.y,e.x,0)); b.add([m@(V((0,0,.0138))*k+p*k) for p in (n_*.0022,e*.007+n_*.0032+V((0,0,.0012)),e*.0145+V((0,0,-.0025)),e*.007-n_*.0032+V((0,0,.0012)),-n_*.0022)],[[0,1,2,3,4]],mat('leafg'))
MATS['ricey']=simple('ricey',(.66,.50,.16),.5)
def raspberry(b,c,q,k=1.0):
    m=M.Translation(V(c))@M.Rotation(q.uniform(0,6.28),4,'Z')@M.Rotation(q.uniform(-.5,.9),4,'X')
    for row,(z,r,n) in enumerate(((.0,.0085,13),(.0042,.0080,12),(.0082,.0066,10),(.0115,.0045,7),(.0135,.0018,3))):
        for j in range(n): a=2*pi*(j+.5*(row%2))/n; ball(b,m@V((r*k*math.cos(a),r*k*math.sin(a),z*k)),.0026*k,'rasp',1,2)
def blueberry(b,c,q,k=1.0):
    r=.0078*k*q.uniform(.85,1.12); m=M.Translation(V(c))@M.Rotation(q.uniform(0,6.28),4,'Z')@M.Rotation(q.uniform(-1.3,1.3),4,'X'); b.lathe([(1e-4,-r*.93)]+[(r*math.cos(a),r*.93*math.sin(a)) for a in [-1.4+2.65*i/14 for i in range(15)]]+[(r*.26,r*.86),(1e-4,r*.80)],mat('blueb'),m,22); b.lathe([(r*.30,r*.84),(r*.40,r*.99),(r*.34,r*.95),(r*.26,r*.84)],mat('blueb'),m,10)
def prepbox(b,c,w=.235,d=.175,h=.052,split=(.0,)):
    x,y,z=c; m=mat('blackm'); b.box((x,y,z+.004),(w-.012,d-.012,.008),m,.003)
    for s in (1,-1): b.box((x,y+s*d/2,z+h/2),(w,.004,h),m,.0015); b.box((x+s*w/2,y,z+h/2),(.004,d,h),m,.0015); b.box((x,y+s*(d/2+.003),z+h),(w+.018,.012,.003),m,.001); b.box((x+s*(w/2+.003),y,z+h),(.012,d+.018,.003),m,.001)
    for sx in split: b.box((x+sx,y,z+h*.46),(.004,d-.006,h*.86),m,.0015)
def breast(b,c,rz,n=9,Lg=.135):
    """a grilled breast of chicken, sliced and fanned a little"""
    m=M.Translation(V(c))@M.Rotation(R(rz),4,'Z'); k=26
    for i in range(n):
        t0,t1=i/n+.004,(i+1)/n-.012; out=[]
        for t in (t0,t0+.006,t1-.006,t1):
            w=.037*(math.sin(pi*min(1,max(.04,.10+.86*t)))**.62); hh=.0265*(math.sin(pi*min(.97,.16+.72*t))**.5); g=.93 if t in(t0,t1) else 1
            out.append([V(((t-.5)*Lg,0,0))+V((0,w*g*math.copysign(abs(math.cos(a))**.8,math.cos(a)),.002+hh*g*(max(0,math.sin(a))**.75 if math.sin(a)>0 else .10*math.sin(a)))) for a in [2*pi*j/k for j in range(k)]])
        lean=M.Translation(V(((i/n-.5)*.010,.004*math.sin(i*2.1),0)))@M.Rotation(R(2.2*(i-n/2)*.8),4,'Z'); px=(t0+t1)/2-.5; ml=m@lean@M.Translation(V((px*Lg,0,0)))@M.Rotation(R(13),4,'Y')@M.Translation(V((-px*Lg,0,0)))
        vs=[ml@p for ring in out for p in ring]; b.add(vs,[[r*k+j,r*k+(j+1)%k,(r+1)*k+(j+1)%k,(r+1)*k+j] for r in range(3) for j in range(k)],mat('chout')); b.add([vs[j] for j in range(k)]+[vs[3*k+j] for j in range(k)],[list(range(k))[::-1],list(range(k,2*k))],mat('chin'))
        if i%2==0:       # the grill's bars
            q=out[1]; b.tube([ml@(p+V((.004,0,.0004))) for p in q[2:k//2-1]],.0017,mat('char_'),6)
def floret(b,c,q,k=1.0):
    c=V(c); b.lathe([(.0075*k,-.020*k),(.006*k,-.010*k),(.010*k,.0)],mat('stem'),M.Translation(c)@M.Rotation(q.uniform(-.4,.4),4,'X'),12)
    for j in range(34):
        z=1-(j+.5)/34*1.05; a=j*2.4; r=math.sqrt(max(0,1-z*z)); p=c+V((r*math.cos(a)*.0165,r*math.sin(a)*.0165,max(-.1,z)*.0125+.002))*k; ball(b,p,q.uniform(.0036,.0052)*k,'broc1',.9,2,.5,j)
def fan(b,c,rz,n=9):
    """half an avocado, sliced and pushed over"""
    k=20
    for i in range(n):
        m=M.Translation(V(c))@M.Rotation(R(rz),4,'Z')@M.Translation((0,(i-n/2)*.0085,.004+.0012*math.sin(i)))@M.Rotation(R(5*(i-n/2)),4,'Z')@M.Rotation(R(34),4,'X')
        o=[(.043*math.cos(a)*(1.0 if math.cos(a)<0 else 1.18),.026*math.sin(a)) for a in [pi*j/(k-1) for j in range(k)]]; inn=[(.36*.043*math.cos(a),.36*.026*math.sin(a)) for a in [pi*j/(k-1) for j in range(k)]][::-1]; P=o+inn; n2=len(P)
        b.add([m@V((x,y,.0035)) for x,y in P],[[j,j+1,n2-2-j,n2-1-j] for j in range(k-1)],mat('avof')); b.add([m@V((x,y,-.0035)) for x,y in P],[[j,n2-1-j,n2-2-j,j+1] for j in range(k-1)],mat('avof')); b.add([m@V((x,y,z)) for z in (.0035,-.0035) for x,y in P],[[j,n2+j,n2+(j+1)%n2,(j+1)%n2] for j in range(n2)],mat('avof')); b.tube([m@V((x*.985,y*.985,.0036)) for x,y in o],.0013,mat('avog'),6); b.tube([m@V((x,y,0)) for x,y in o],.0034,mat('avod'),6)
SCENES['plate']['cams'].update(macro=cam((-.014,-.47,1.62),(-.015,-.098,.92),60,5.0,(0,-.13,.93),time='morning',level=False,key=.33),berries=cam((-.40,-.62,1.235),(.005,-.095,.935),70,3.2,(-.01,-.13,.955),time='morning',level=False,key=.22))
_plate=SCENES['plate']['build']
def plates(c):
    if c not in('macro','berries'): return _plate(c)
    _plate('none'); q=random.Random(5); b=B('food')
    for o in list(bpy.data.objects):
        if o.type=='MESH' and o.name.split('.')[0]=='board': bpy.data.objects.remove(o)
    area((.9,-.9,2.2),(30,0,35),(1.2,.8),26,(1,.95,.88))
    if c=='macro':
        import food as fd; f=fd.F('plated'); fd.coupe(b,(0,-.1,Zc),.150,.021); z=Zc+.0085; q=random.Random(12)
        fd.breast(f,(-.058,-.036,z),62,10,.150)
        fd.rice(f,(.058,-.034,z),.060,.053,.033,3300,q)
        for i,(x,y,k,t,u) in enumerate(((-.086,-.126,1.12,12,-14),(-.047,-.122,1.0,-8,10),(-.056,-.160,1.18,14,8),(-.012,-.158,.95,-66,0),(-.026,-.196,1.06,-20,20),(-.080,-.178,.86,-72,25),(-.112,-.112,.72,20,-62))): fd.floret(3+i%4,1.2*k).put((x,y,z+.011*k-.003*(abs(t)>50)),rot=(t,u,(0,70,140,18,280,-30,60)[i]))
        fd.avohalf(f,M.Translation((.026,-.216,z+.0235))@M.Rotation(R(72),4,'Z')@M.Rotation(R(-7),4,'X')@M.Rotation(R(2),4,'Y'))
        for i in range(4): fd.avoslice(f,M.Translation((.066+.0075*i,-.205+.0045*i,z+.0012+.0012*i))@M.Rotation(R(86-13*i),4,'Z')@M.Rotation(R(9),4,'X'),.46,i in(1,2))
        for i,(x,y,t,u) in enumerate(((.014,-.100,.2,.1),(.041,-.104,-.15,.2),(.020,-.126,.1,-.2),(.112,-.094,.2,.15),(.122,-.119,-.2,.2),(.048,-.129,.7,.3))): fd.tomato(f,M.Translation((x,y,z+.0142))@M.Rotation(i*1.3,4,'Z')@M.Rotation(t,4,'X')@M.Rotation(u,4,'Y'),q)
        fd.specks(f,(0,-.1,z+.0006),.11,.11,60,q,[(.03,.02,.012),(.10,.06,.03),(.06,.14,.02)],s=.0009)
        th=fd.napkin(f,(-.245,-.12,Zc),.125,.40,4); fd.cutlery(f,(-.213,-.105,Zc+th),4); fd.cutlery(f,(-.243,-.110,Zc+th),5.5,'knife'); f.put()
        fd.roundbowl(b,(.228,.066,Zc),.066,.042,'ceram')
        for i in range(26): p=spot(q,(.228,.066,Zc+.024+.010*(i>14)),.036,.036); blueberry(b,p,q) if i%3 else raspberry(b,p,q)
        b.put()
    else:
        prepbox(b,(0,-.1,Zc),split=(.022,)); z=Zc+.010
        for i in range(46):
            lay=i//20; p=V((-.110+.019*(i%20%5)+.008+q.uniform(-.003,.003),-.172+.0345*(i%20//5)+q.uniform(-.004,.004),z+.010+.015*lay))
            if lay<2: blueberry(b,p,q,1.12) if (i*7)%11>3 else raspberry(b,p,q,1.05)
        for i in range(16): blueberry(b,(q.uniform(-.10,.0),q.uniform(-.165,-.04),z+.036+q.uniform(0,.004)),q,1.12)
        for i,(x,y,zz) in enumerate(((-.082,-.150,.042),(-.048,-.158,.044),(-.018,-.128,.042),(-.066,-.110,.046),(-.030,-.085,.044),(-.088,-.072,.042))): strawberry(b,(x,y,z+zz-.004),q,1.05)
        for x,y,zz in ((-.052,-.055,.038),(-.010,-.060,.038),(-.095,-.118,.040)): raspberry(b,(x,y,z+zz),q,1.2)
        for i in range(3):
            m=M.Translation((.070,-.148+.047*i,z+.026))@M.Rotation(R(-16+9*i),4,'Z')@M.Rotation(R(-14),4,'X'); b.lathe([(1e-4,-.020),(.014,-.016),(.0215,-.003),(.0220,.0),(.0215,.0012),(.0135,.0016)],mat('white'),m@M.Scale(1.28,4,V((1,0,0))),36); b.lathe([(.0138,.0010),(.0132,.0024),(.009,.0034),(1e-4,.0038)],mat('yolk'),m@M.Translation((-.002,0,0)),28)
        leaves(b,(.070,-.100,z+.006),q,26,.050); b.put()
        w=B('fk'); w.box((.0,.16,Zc+.004),(.5,.16,.006),mat('linen' if 'linen' in MATS else 'fabw'),.003,(0,0,-8),2); w.put(); bottle('red').put((-.10,.30,Zc)); shaker('black','red').put((.10,.28,Zc),40)
SCENES['plate']['build']=plates
