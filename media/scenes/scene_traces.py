"""Traces of people and more props, laid out for single cameras of the existing rooms: shoes, gloves, chalk, figures against the light, balls, food."""
from scenes import *
from scene_views import dress, views, L
from scene_rooms import ball, plant, stack, netm, meal
from scene_train import cone, locker, hurdle
import scene_halls
from food import F,sst,nz
q_=random.Random
MATS.update(rubw=simple('rubw',(.70,.69,.66),.6,0,.3,bs=200,bstr=.2),grey=simple('grey',(.16,.16,.17),.75,0,.25,bs=300,bstr=.3),navy=simple('navy',(.012,.03,.09),.75,0,.25,bs=300,bstr=.3),teal=simple('teal',(.02,.16,.17),.7,0,.3,bs=300,bstr=.3),denim=simple('denim',(.05,.08,.14),.85,0,.2,bs=500,bstr=.3),
 paper=simple('paper',(.78,.77,.73),.8,0,.2,var=.03),figure=simple('figure',(.010,.010,.011),.8,0,.1),skin=simple('skin',(.045,.03,.022),.7,0,.2),brown=simple('brown',(.18,.065,.025),.55,0,.4,bs=220,bstr=.4,var=.3,vs=20),orangeb=simple('orangeb',(.55,.16,.035),.6,0,.35,bs=420,bstr=.6,var=.15),cork=simple('cork',(.42,.27,.14),.85,0,.2,bs=140,bstr=.4,var=.4,vs=60),
 avo=simple('avo',(.48,.55,.16),.45,0,.4,var=.3,vs=30),avod=simple('avod',(.07,.13,.025),.5,0,.4),quinoa=simple('quinoa',(.66,.55,.36),.7,0,.3,bs=500,bstr=1.0,var=.3,vs=90),spin=simple('spin',(.022,.085,.012),.5,0,.4,bs=50,bstr=.6,var=.5,vs=40),oat=simple('oat',(.62,.52,.37),.8,0,.2,bs=260,bstr=1.0,var=.35,vs=70),ceram=simple('ceram',(.72,.71,.68),.22,0,.5,cc=.3),ceramk=simple('ceramk',(.03,.03,.032),.3,0,.5,cc=.2))
# ---- shoes
def shoe(c='redm',sole='rubw',lace='whitep',k=1.0):
    """one trainer, toe towards -y, about 29 cm long times k"""
    b=B('shoe'); n=22; m=18; rows=[]
    for i in range(n):
        t=i/(n-1); y=.145-.29*t                                  # heel to toe
        w=.036+.013*math.sin(pi*min(1,t*1.05))+.010*math.exp(-((t-.72)/.16)**2); w*=(1-max(0,t-.9)*6*.55) if t>.9 else 1; w*=(.80+.2*min(1,t/.10))
        top=.092-.020*math.exp(-((t-.18)/.10)**2)+.018*math.exp(-((t-.36)/.08)**2)-.052*max(0,min(1,(t-.40)/.45))-.018*max(0,(t-.86)/.14)
        x0=.006*math.sin(t*3.2)
        rows.append((y,w,top,x0,t))
    vs=[];fs=[]
    for y,w,top,x0,t in rows:
        for j in range(m):
            a=pi*j/(m-1); cx=math.copysign(abs(math.cos(a))**.62,math.cos(a)); cz=math.sin(a)**.7; dip=.030*math.exp(-((t-.20)/.11)**2)*max(0,1-(cx/.62)**2)
            vs.append(V((x0+w*.93*cx,y,.026+(top-.026)*cz-dip*cz)))
    for i in range(n-1):
        for j in range(m-1): a=i*m+j; fs.append([a,a+1,a+m+1,a+m])
    fs+=[list(range(m)),list(range((n-1)*m,n*m))[::-1]]; b.add([v*k for v in vs],fs,mat(c))
    vs=[];fs=[]
    for z,g in ((0,.93),(.006,1.0),(.022,1.02),(.030,.99)):
        for s in (1,-1):
            for (y,w,top,x0,t) in (rows if s>0 else rows[::-1]): vs.append(V((x0+s*w*g,y*1.02,z+ .010*max(0,t-.8)/.2*(1 if z<.02 else .5))))
    N2=2*n
    for r in range(3):
        for i in range(N2): j=(i+1)%N2; fs.append([r*N2+i,r*N2+j,(r+1)*N2+j,(r+1)*N2+i])
    fs.append(list(range(N2))[::-1]); fs.append(list(range(3*N2,4*N2))); b.add([v*k for v in vs],fs,mat(sole))
    e=[V((.006*math.sin(.2*3.2)+.030*math.cos(a),.09+.045*math.sin(a),.082)) for a in [2*pi*i/24 for i in range(24)]]; b.add([v*k for v in e],[list(range(24))],mat('dark')); b.tube([v*k for v in e],.006*k,mat(c),8,True)
    for i in range(5):
        t=.40+.075*i; y=.145-.29*t; z=.092+.018*math.exp(-((t-.36)/.08)**2)-.052*max(0,(t-.40)/.45)+.004; b.tube([V(v)*k for v in ((-.024,y,z-.012),(-.010,y-.004,z+.001),(.012,y+.004,z+.001),(.026,y,z-.012))],.0028*k,mat(lace),6)
    for s in (1,-1):
        w_=lambda t: [r for r in rows if r[4]>=t][0]
        P=[]
        for t,z in ((.34,.034),(.46,.050),(.56,.072)): r=w_(t); P.append(V((r[3]+s*(r[1]*.95),r[0],z))*k)
        b.tube(smooth(P,5),.0045*k,mat(lace),6)
    return b
def pair(x,y,z=0,rz=0,c='redm',sole='rubw',lace='whitep',k=1.0,gap=.115,seed=1):
    q=q_(seed); s=shoe(c,sole,lace,k); a=R(rz)
    for d in (-1,1): s.put((x+d*gap/2*k*math.cos(a)+q.uniform(-.008,.008),y+d*gap/2*k*math.sin(a)+q.uniform(-.02,.02),z),rz+q.uniform(-6,6))
def figure(pose='stand',skin='figure',top='figure',legs='figure',h=1.76):
    """a person as a dark shape: only for use out of focus against the light; faces -y"""
    b=B('fig'); k=h/1.76; T=lambda P,r,m_: b.tube(smooth([V(p)*k for p in P],6),[x*k for x in _sp(r,len(P),6)],mat(m_),16)
    hip=.94; sh=1.44
    if pose=='squat': hip,sh=.52,.98
    lean={'walk':-.05,'row':-.25}.get(pose,0); C=V((0,lean,0))
    T([(0,0,hip-.06),(0,.01,hip+.10),(0,.0+lean*.5,hip+.28),(0,lean,sh-.06),(0,lean,sh+.02),(0,lean-.01,sh+.10)],[.135,.125,.135,.165,.10,.055],top)
    T([(-.19,lean,sh-.03),(0,lean+.01,sh-.005),(.19,lean,sh-.03)],[.07,.085,.07],top)
    ball(b,V((0,lean-.015,sh+.20))*k,.098*k,skin,1.22,4); b.lathe([(1e-4,.11),(.07,.09),(.105,.03),(.108,0)],mat(skin),M.Translation(V((0,lean-.005,sh+.215))*k),24)
    A={'stand':[((.20,0,sh-.03),(.27,.01,sh-.30),(.25,-.07,sh-.56))]*2,'walk':[((.20,lean,sh-.03),(.27,.14,sh-.28),(.25,.08,sh-.50)),((.20,lean,sh-.03),(.26,-.12,sh-.26),(.22,-.28,sh-.42))],
       'over':[((.20,0,sh-.02),(.34,.0,sh+.22),(.36,.02,sh+.52))]*2,'hang':[((.20,0,sh-.02),(.30,0,sh+.26),(.30,.02,sh+.56))]*2,'squat':[((.20,0,sh-.02),(.30,.06,sh-.16),(.20,-.05,sh-.02))]*2,'hips':[((.20,0,sh-.03),(.36,.05,sh-.26),(.17,-.06,hip+.06))]*2,'high':[((.20,0,sh-.02),(.34,-.05,sh+.16),(.46,-.12,sh+.40)),((.20,0,sh-.03),(.27,.01,sh-.30),(.24,-.05,sh-.56))],'guard':[((.20,-.02,sh-.03),(.27,-.10,sh-.26),(.12,-.27,sh-.02)),((.20,-.02,sh-.03),(.27,-.06,sh-.26),(.10,-.22,sh-.04))]}[pose]
    for s,a in zip((1,-1),A): T([(s*p[0],p[1],p[2]) for p in a],[.062,.052,.040],skin); e=V(a[-1]); ball(b,V((s*e.x,e.y,e.z))*k,.048*k,skin,1.2,3)
    Lg={'walk':[((.09,0,hip),(.10,-.20,hip-.42),(.10,-.12,.10),(.10,-.14,.05)),((.09,0,hip),(.10,.10,hip-.44),(.10,.38,.22),(.10,.42,.16))],'squat':[((.11,0,hip),(.26,-.36,hip+.02),(.22,-.12,.10),(.22,-.16,.05))]*2,'guard':[((.10,0,hip),(.16,-.16,hip-.44),(.14,-.10,.10),(.14,-.14,.05)),((.10,0,hip),(.14,.10,hip-.44),(.16,.26,.10),(.16,.24,.05))]}.get(pose,[((.09,0,hip),(.12,-.01,hip-.44),(.13,.02,.10),(.13,-.02,.05))]*2)
    for s,a in zip((1,-1),Lg): T([(s*p[0],p[1],p[2]) for p in a],[.095,.068,.042,.045],legs); e=V(a[-1]); b.box(V((s*e.x,e.y-.05,.045 if pose!='walk' or s>0 else e.z))*k,(.10*k,.27*k,.09*k),mat('figure'),.04,None,4)
    return b
def _sp(r,n,m):
    out=[]
    for i in range(n-1):
        for k in range(m): t=k/m; t=t*t*(3-2*t); out.append(r[i]*(1-t)+r[i+1]*t)
    return out+[r[-1]]
def clipboard():
    b=B('clip'); b.box((0,0,.004),(.23,.32,.005),mat('ply'),.002); b.box((0,-.008,.0075),(.21,.285,.0015),mat('paper'),0); b.box((0,.145,.012),(.09,.03,.012),mat('steel'),.004)
    b.text('SQUAT  3 X 5',.024,mat('dark'),M.Translation((0,.10,.0085)),ext=.0002); b.box((0,.082,.0084),(.18,.0022,.0004),mat('redm'),0)
    for i,t in enumerate(('185  OK','195  OK','205','','ROW  4 X 8','95  OK','')): 
        if t: b.text(t,.018,mat('dark'),M.Translation((-.08,.055-.024*i,.0085)),ext=.0002,align='LEFT')
        b.box((0,.042-.024*i,.0084),(.18,.0010,.0003),mat('grey'),0)
    b.tube([(.06,-.02,.013),(.09,-.13,.013)],.004,mat('redm'),8); return b
def dusted(b,m,w,l,f,mt,st=.002):
    """a flat grid w by l whose points carry how much chalk lies there: f(x,y), 0 to 1; b must be an F"""
    nx,ny=int(w/st),int(l/st); P=[((i/nx-.5)*w,(j/ny-.5)*l) for j in range(ny+1) for i in range(nx+1)]; d=[max(0,min(1,f(x,y))) for x,y in P]; k=nx+1
    b.add([V((x,y,0)) for x,y in P],[q for j in range(ny) for i in range(nx) for q in ([j*k+i,j*k+i+1,(j+1)*k+i+1,(j+1)*k+i],) if max(d[t] for t in q)>.01],mat(mt),m,[(t,t,t) for t in d])
def handprint(b,x,y,z,rz,s=1,sd=1):
    """chalk print of a hand, flat on the floor: pads press hardest, the hollow of the palm and the joints hardly touch"""
    q=q_(sd); g=lambda px,py,cx,cy,rx,ry,a: (lambda u,v: math.hypot(u/rx,v/ry))(*(lambda dx,dy,c,s_: (dx*c+dy*s_,dy*c-dx*s_))(px-cx,py-cy,math.cos(R(a)),math.sin(R(a))))
    pad=lambda r,soft=.26: 1-sst(1-soft,1+soft,r); press=[q.uniform(.80,1.0) for _ in range(6)]
    def cap(px,py,a,c,r0,r1): dx,dy=c[0]-a[0],c[1]-a[1]; L2=dx*dx+dy*dy; t=((px-a[0])*dx+(py-a[1])*dy)/L2; tc=max(0,min(1,t)); return math.hypot(px-a[0]-dx*tc,py-a[1]-dy*tc)/(r0+(r1-r0)*tc),tc
    FI=[((-.028,.046),(-.044,.106),.0108,.0094,.34,.67),((-.008,.050),(-.013,.119),.0110,.0096,.33,.66),((.013,.047),(.022,.110),.0106,.0092,.33,.66),((.032,.035),(.055,.083),.0096,.0084,.34,.67),((-.038,-.014),(-.079,.024),.0138,.0108,.56,2)]
    def f(px,py):
        px*=s; wob=1+.10*nz.noise(V((px*60,py*60,sd*5.3))); e=[]
        body=.70*pad(g(px,py,.000,-.006,.046*wob,.053*wob,0),.20); e+=[.96*pad(g(px,py,-.027,-.022,.019*wob,.037*wob,26),.42),.90*pad(g(px,py,.027,-.020,.017*wob,.037*wob,-3),.46)]; r,t=cap(px,py,(-.031,.031),(.034,.021),.0150,.0140); e.append(.92*pad(r*wob,.42)); d=max([body]+e)
        d-=.26*pad(g(px,py,.005,.000,.020,.021,10),.8)+.16*math.exp(-((py+.012+.5*px)/.0030)**2)*(abs(px)<.04)+.16*math.exp(-((py-.013-.25*px)/.0026)**2)*(abs(px)<.036)      # hollow, and two lines of the palm
        for i,(a,c,r0,r1,j1,j2) in enumerate(FI):
            r,t=cap(px,py,a,c,r0,r1); k=press[i]*(.50+.50*sst(.0,.26,t))*(1-.34*math.exp(-((t-j1)/.065)**2)-.28*math.exp(-((t-j2)/.055)**2)); d=max(d,k*pad(r*wob,.34))
        return .71*d*(.92+.62*nz.noise(V((px*34,py*34,sd*2.1)))+.30*nz.noise(V((px*120,py*120,sd))))+.10*math.exp(-(max(0,g(px,py,0,.03,.07,.095,0)-.72)/.20)**2)
    dusted(b,M.Translation((x,y,z))@M.Rotation(R(rz),4,'Z'),.25,.29,f,'chalkd')
def chalkm(name,lo,hi,top,film):
    def f():
        s=N(name); co=s.obj(); d=s.n('SeparateXYZ',{0:s.n('Attribute',attribute_name='Col').outputs['Color']}).outputs[0]; n=s.math('ADD',s.math('MULTIPLY',s.noise(co,260,4,.7),.55),s.math('MULTIPLY',s.noise(co,1100,2,.6),.45)); v=s.math('ADD',d,s.math('MULTIPLY',s.math('SUBTRACT',n,.5),2.4))
        a=s.math('MAXIMUM',s.math('MULTIPLY',s.ramp(v,lo,hi,0,top),s.ramp(d,.02,.25)),s.math('MULTIPLY',d,film)); s.p(Base_Color=(.74,.74,.73),Roughness=.97,Specular=.08,Alpha=a); return s.mat
    return f
MATS.update(chalkd=chalkm('chalkd',.36,.82,.92,.22),chalks=chalkm('chalks',.50,1.15,.50,.06))
def smear(b,x,y,z,w,l,rz,sd):
    """chalk dust wiped thin: w and l are half its size"""
    f=lambda px,py: (lambda r: .50*max(0,1-r*r)**2*(.62+.55*nz.noise(V((px*9/w*.2,py*3/l*.2,sd*3.7)))+.40*nz.noise(V((px*55,py*8,sd)))))(math.hypot(px/w,py/l)*(1+.22*nz.noise(V((px*1.6/w,py*1.6/l,sd*1.3)))))
    dusted(b,M.Translation((x,y,z))@M.Rotation(R(rz),4,'Z'),w*2.4,l*2.4,f,'chalks',.005)
# ---- main hall
views('lift',
 pt=cam((3.0,10.2,1.0),(4.8,8.4,.42),42,2.0,(4.62,8.75,.47),time='morning',**L),
 start=cam((-.25,-1.65,.42),(.7,3.6,.30),35,9.0,(.35,.0,.12),time='morning',**L),
 pegs=cam((-4.75,4.15,.92),(-6.2,5.5,.66),42,2.2,(-6.0,5.25,.66),**L),
 prints=cam((-2.52,4.58,.76),(-3.26,5.345,.095),44,3.2,(-3.16,5.24,.04),**L),
 silhouette=cam((-1.6,10.7,.85),(7,11.35,1.75),32,1.8,(.3,10.25,.75),key=.13),
 two=cam((.35,-1.3,.50),(.6,14,1.05),40,1.4,(.2,1.0,.1),time='golden'),
 rackrow=cam((-2.75,1.0,1.2),(-6.0,9.0,1.25),30,2.8,(-5.2,4.6,1.2),time='morning'),
 night=cam((3.2,17.4,1.5),(-5.2,4.5,1.35),24,4.0,(-2,9,1.2),time='dusk',key=.12))
@dress('lift')
def _(c):
    if c=='pt':
        clipboard().put((4.72,8.62,.4535),-28); bottle('trans',cap='red').put((4.28,8.98,0)); towel('fabr' if 'fabr' in MATS else 'leatherr',.26,.5,.26,seed=4).put((5.12,8.45,.458),0)
        d=props_dbell(25); d.put((4.15,8.45,.083),35); d.put((4.32,8.22,.083),20)
        w=B('sw'); w.lathe([(1e-4,.0),(.026,.0),(.028,.004),(.028,.012),(.024,.015),(1e-4,.015)],mat('brass'),None,32); w.lathe([(1e-4,.0152),(.021,.0152)],mat('paper'),None,32); w.cyl((0,.026,.008),(0,.04,.008),.005,mat('steel'),10); w.box((0,.004,.0156),(.0015,.016,.0006),mat('redm'),0); w.put((4.50,8.74,.4535),10)
    if c=='start':
        for x,o in ((.25,0),(.48,.22)):
            k=B('blk'); k.box((0,0,.03),(.07,.7,.03),mat('steel'),.004) if o==0 else None
            k.box((0,-.12+o,.10),(.12,.03,.17),mat('redm'),.006,(-38,0,0)); k.box((0,-.10+o,.05),(.05,.12,.06),mat('black'),.004); k.put((x,.1,.012))
        pair(-.28,.10,.012,8,'whitep','redm','dark',1.0,seed=3); w=B('tp'); w.box((.35,.62,.0135),(1.1,.05,.002),mat('whitep'),0); w.put(); bottle('red').put((-.52,.35,.012))
    if c in('prints','pegs'):
        b=F('prints'); handprint(b,-3.20,5.12,.0346,80,1,1); handprint(b,-3.165,5.41,.0346,106,-1,4); smear(b,-3.24,5.25,.0343,.15,.26,8,2); b.put()
        for i in range(5):
            vs,fs=hold(30+i,.0022+.0016*(i%3)); o=B('cr'); o.add(vs,fs,mat('chalk')); o.put((-3.25+.11*math.sin(i*2.1),5.03+.105*i,.0352))
    if c=='silhouette':
        f=figure('over'); f.put((2.6,11.2,.0),-90); barbell((2.6-.02,11.2,1.99),['20'],90); plyo().put((.35,10.2,0),14); chalkbucket().put((.28,10.12,.612),20); towel('fabr',.3,.5,.24,seed=4).put((.56,9.985,.615),14)
    if c=='two':
        figure('walk').put((.15,9.6,.012),178); figure('walk',h=1.66).put((1.05,9.9,.012),184); jumprope(3).put((.2,1.0,.012),30); bottle('red').put((-.2,1.35,.012))
    if c=='night': towel('leatherw',seed=7).put((4.6,14.4,.462),8)
from props import dbell as props_dbell
# ---- boxing, mats, wall
views('ring',gloves=cam((-.55,-4.35,2.0),(.42,-2.7,2.0),52,2.0,(.32,-2.75,2.05),**L),chain=cam((-3.7,4.7,2.1),(-4.75,6.9,2.62),48,2.0,(-4.7,6.7,2.7),**L),card=cam((5.9,-6.8,1.62),(-1.8,1.2,1.55),24,5.0,(1,-2,1.3),time='golden'),guard=cam((-1.2,-6.2,1.25),(.3,2.5,1.75),30,1.6,(-.4,-3.0,1.5),key=.12))
def hangglove(x,y,z,rz,c='leatherr',s=1):
    g=glove(c,s); o=g.put(); o.matrix_world=M.Translation((x,y,z))@M.Rotation(R(rz),4,'Z')@M.Rotation(R(-82),4,'X')
@dress('ring')
def _(c):
    if c=='gloves':
        for dx,rz,s in ((-.07,6,-1),(.10,-12,1)): hangglove(.30+dx,-2.80,2.10,rz,s=s)
        b=B('lc'); b.tube(smooth([(.235,-2.83,2.12),(.25,-2.80,2.24),(.27,-2.735,2.335),(.31,-2.70,2.345),(.36,-2.735,2.335),(.385,-2.80,2.24),(.395,-2.83,2.12)],6),.004,mat('whitep'),8); b.put()
        towel('leatherw',.30,.60,.34,seed=9).put((1.05,-2.73,2.318),0)
    if c=='guard': figure('guard').put((.5,.9,.976),20)
views('bjj',gi=cam((-.62,-1.81,.76),(.105,-.60,.122),58,3.2,(.02,-.73,.13),time='morning',key=.20,**L),kids=cam((-4.15,-4.85,.50),(-4.9,-2.6,.02),38,2.0,(-4.75,-3.5,.1),**L),card=cam((4.9,-4.6,1.35),(-3.4,4.8,1.25),25,4.0,(1,0,.6),time='morning'),grapple=cam((-3.0,-2.7,.85),(1.0,1.8,.42),32,2.5,(-.2,.0,.2),**L))
@dress('bjj')
def _(c):
    if c=='gi':
        import cloth as cl; cl.gibundle().put((.05,-.60,.0395),12); bottle('red').put((.40,-.19,.04))
    if c=='kids':
        for i,(cc,so,la,k) in enumerate((('redm','rubw','whitep',.78),('navy','rubw','whitep',.70),('teal','rubw','dark',.82),('grey','redm','whitep',.74),('dark','rubw','redm',.9),('whitep','redm','dark',.72))): pair(-5.0,-4.15+.34*i,.04,90+(-6,4,0,8,-3,5)[i],cc,so,la,k,.13,seed=i)
    if c=='grapple':
        k=B('dummy'); k.lathe([(1e-4,0),(.16,.0),(.19,.05),(.185,1.2),(.15,1.28),(1e-4,1.28)],mat('leathert'),M.Rotation(pi/2,4,'Y'),40); 
        for z in (.35,.66,.97): k.lathe([(.193,z),(.2,z),(.2,z+.05),(.193,z+.05)],mat('redm'),M.Rotation(pi/2,4,'Y'),40)
        k.put((-.6,.1,.225),28); bottle('trans',cap='red').put((-1.35,.9,.04)); b=B('mg'); b.tube(smooth([(-1.2,-.35,.05),(-.95,-.5,.05),(-.7,-.42,.052),(-.6,-.62,.05),(-.3,-.7,.05)],6),.014,mat('beltp'),8); b.put()
MATS['giw']=simple('giw',(.74,.73,.70),.9,0,.15,bs=340,bstr=.6,var=.06)
views('climb',shoes=cam((-1.05,-1.15,.92),(.05,.55,.36),45,2.0,(-.22,.18,.42),time='morning',**L))
@dress('climb')
def _(c):
    if c=='shoes':
        pair(-.26,.46,.342,160,'redm','dark','dark',.86,.12,seed=5); b=B('bag'); b.lathe([(1e-4,0),(.055,0),(.066,.03),(.066,.13),(.070,.145),(.066,.15),(.058,.12),(1e-4,.10)],mat('navy'),None,36); b.lathe([(.0672,.09),(.0685,.092),(.0685,.108),(.0672,.11)],mat('redm'),None,36); vs,fs=hold(12,.05); b.add(vs,fs,mat('chalk'),M.Translation((0,0,.105))); b.put((.10,.44,.342)); p=F('pr'); smear(p,.24,.38,.3427,.10,.05,20,3); p.put()
# ---- small group
views('group',mats=cam((3.0,-3.4,1.55),(-.5,2.0,.25),28,3.5,(.6,-.4,.1),time='morning'),small=cam((-2.9,-3.3,1.15),(1.2,2.6,.55),30,2.8,(0,-1.2,.2)),ringclose=cam((1.05,.0,1.72),(.1,1.55,1.93),50,1.8,(.55,1.38,1.88),**L),card=cam((3.9,-1.6,1.15),(-3.85,1.45,1.2),24,5.6,(0,1.0,.6),time='morning'))
@dress('group')
def _(c):
    if c=='mats':
        for i in range(7):
            a=R(20+i*46); x,y=.1+2.05*math.cos(a),1.1+2.05*math.sin(a); b=B('ym'); b.box((0,0,.005),(.61,1.72,.010),mat(['redm','grey','navy','grey','redm','grey','teal'][i]),.003); b.put((x,y,.0),20+i*46-90+(3,-4,2,0,-2,5,1)[i])
            if i%2: bottle(['red','trans'][i//2%2],cap='red').put((x+.5*math.cos(a+.5),y+.5*math.sin(a+.5),0))
            pair(x+1.15*math.cos(a+.22),y+1.15*math.sin(a+.22),0,math.degrees(a)+95,['redm','navy','whitep','grey','teal','dark','redm'][i],'rubw','whitep',.95,seed=i) if i in(0,1,6,2) else None
        towel('fabw',seed=4).put((3.6,3.63,.62),8)
    if c=='small':
        for i,(x,y) in enumerate(((-1.6,-.6),(.0,-1.2),(1.6,-.2))): clipboard().put((x,y-.35,.0),20*i) if i==1 else None; bottle(['red','trans','black'][i],cap='red').put((x+.3,y+.1,0)); towel('fabw' if i!=1 else 'fabr',.3,.45,.01,seed=i).put((x-.4,y,.004),30*i) if False else None; props_dbell(20).put((x-.25,y,.08),80+10*i)
# ---- cardio, dumbbells
views('cardio',handle=cam((-4.35,4.25,1.15),(-3.2,3.55,.45),42,1.8,(-3.5,3.6,.5),time='golden',**L)); views('db',heads=cam((2.45,3.05,1.18),(3.55,4.05,.98),58,2.0,(3.42,3.75,1.0),**L))
# ---- lobby
views('lobby',shoes=cam((1.55,3.1,.62),(3.35,4.9,.06),38,2.0,(2.75,4.45,.1),time='morning',**L),wall=cam((1.6,2.6,1.55),(3.3,6.0,1.84),34,2.8,(3.2,5.9,1.75),time='morning',**L),sofa=cam((1.2,1.9,1.15),(3.5,5.1,.55),32,2.5,(3.0,4.9,.6),time='golden',**L),crew=cam((-3.1,5.25,1.62),(3.6,.2,1.15),24,4.0,(-.6,3.2,1.2),time='golden'),mat=cam((4.8,-2.2,1.5),(-1.5,3.8,1.1),25,4.0,(3.2,.4,.5)),founders=cam((2.2,3.0,1.6),(3.3,6,2.02),36,2.2,(3.1,5.8,1.7),time='golden',**L))
def picture(b,x,z,w,h,y,name,i):
    import glob
    b.box((x,y-.012,z),(w+.05,.024,h+.05),mat('black' if i%3 else 'oak'),.004); b.box((x,y-.0245,z),(w+.02,.002,h+.02),mat('paper'),0)
    p=os.path.join(os.environ.get('OUT',''),name+'.webp'); mt='redm'
    if os.path.exists(p):
        k='pic_'+name
        if k not in MATS:
            def f(p=p,k=k):
                s=N(k); im=s.n('TexImage'); im.image=bpy.data.images.load(p,check_existing=True); g=s.n('TexCoord'); s.t.links.new(g.outputs['UV'],im.inputs[0]); s.p(Base_Color=im.outputs[0],Roughness=.35); return s.mat
            MATS[k]=f
        me=bpy.data.meshes.new('pic'); yy=y-.0262; me.from_pydata([(x-w/2,yy,z-h/2),(x+w/2,yy,z-h/2),(x+w/2,yy,z+h/2),(x-w/2,yy,z+h/2)],[],[(0,1,2,3)]); uv=me.uv_layers.new()
        for j,t in enumerate(((0,0),(1,0),(1,1),(0,1))): uv.data[j].uv=t
        me.materials.append(mat(k)); o=bpy.data.objects.new('pic',me); bpy.context.scene.collection.objects.link(o)
    else: b.box((x,y-.0258,z),(w,.001,h),mat(mt),0)
@dress('lobby')
def _(c):
    if c=='shoes':
        for i,(cc,so,la) in enumerate((('redm','rubw','whitep'),('dark','rubw','redm'),('whitep','redm','dark'),('navy','rubw','whitep'),('grey','dark','whitep'),('teal','rubw','whitep'))): pair(2.22+.34*i,4.42+(.0,.02,-.02,.01,.03,0)[i],0,180+(-5,3,8,-4,2,6)[i],cc,so,la,(1,.92,.96,1.02,.9,.95)[i],seed=i)
    if c=='wall':
        b=B('frames'); ns=['lift-wide','ring-wide','climb-wide','front-wide','group-wide','sports-wide','bjj-wide','trail-wide','cardio-wide']
        for i,n in enumerate(ns): picture(b,2.30+.74*(i%3),2.28-.52*(i//3),.58,.36,6.0,n,i)
        b.text('OUR FIRST FIVE YEARS',.19,mat('whitep'),M.Translation((3.04,5.985,2.72))@M.Rotation(pi/2,4,'X'),ext=.012); b.put()
    if c=='founders':
        b=B('hooks'); b.box((3.2,5.97,2.02),(2.3,.04,.13),mat('oak'),.005)
        for i in range(6): b.cyl((2.3+.36*i,5.95,2.02),(2.3+.36*i,5.87,2.035),.012,mat('brass'),16)
        b.box((3.2,5.86,2.46),(2.3,.28,.035),mat('oak'),.005)
        b.put(); t=B('tees'); tee_(t,(2.66,5.85,1.97),'fabr',.56,.74); tee_(t,(3.74,5.85,1.97),'fab',.56,.74); t.put()
        for x,cc in ((2.66,'whitep'),(3.74,'redm')): w=B('t'); w.text('EVO',.16,mat(cc),M.Translation((x,5.823,1.62))@M.Rotation(pi/2,4,'X'),ext=.001); w.text('COACH',.06,mat(cc),M.Translation((x,5.823,1.51))@M.Rotation(pi/2,4,'X'),ext=.001); w.put()
        import cloth as cl; h=cl.helmet(); h.put((2.62,5.82,2.478),22)
        p=B('plq'); p.box((3.62,5.905,2.585),(.46,.014,.20),mat('oakd'),.004,(-9,0,0)); mm=M.Translation((3.62,5.8955,2.5835))@M.Rotation(R(81),4,'X'); p.add(*__import__('kit')._bevbox(.42,.16,.004,.0015,2),mat('brassp'),mm); p.text('EST. 2020',.100,mat('dark'),mm@M.Translation((0,-.002,.0022)),ext=.0005)
        for ex in (-.198,.198):
            for ey in (-.068,.068): p.lathe([(1e-4,.0042),(.003,.0040),(.0045,.0022)],mat('brassp'),mm@M.Translation((ex,ey,0)),14)
        p.put()
        w=B('whs'); w.tube(smooth([(3.02,5.87,2.03),(2.99,5.86,1.9),(3.01,5.86,1.72),(3.05,5.86,1.9),(3.02,5.87,2.03)],8),.005,mat('redm'),8); w.tube([(3.01+.009*math.cos(a),5.86,1.712+.009*math.sin(a)) for a in [2*pi*i/16 for i in range(16)]],.0018,mat('steel'),6,True); w.cyl((3.01,5.851,1.688),(3.01,5.869,1.688),.0135,mat('brassp'),24); w.box((3.029,5.86,1.694),(.030,.017,.013),mat('brassp'),.003); w.put(); tw=towel('fabw',.30,.9,.86,seed=5); tw.put((4.1,5.90,2.03),0)
    if c in('mat','sofa'):
        g=B('bag'); g.box((0,0,.15),(.50,.26,.28),mat('nyl'),.10,None,6); g.tube(smooth([(-.16,-.13,.14),(-.145,-.14,.27),(-.06,-.07,.365),(.06,-.06,.37),(.145,-.14,.27),(.16,-.13,.14)]),.010,mat('fabr'),8); g.box((0,-.132,.16),(.22,.01,.10),mat('redm'),.006); g.text('EVO',.085,mat('whitep'),M.Translation((0,-.139,.158))@M.Rotation(pi/2,4,'X'),ext=.0008)
        g.put((2.55,.5,.0) if c=='mat' else (2.75,5.05,.345),-30); pair(2.35,-.05,0,150,'redm') if c=='mat' else pair(2.5,4.45,0,170,'whitep','redm','dark')
def tee_(b,p,c,w,h):
    from scene_rooms import tee
    tee(b,p,c,w,h)
