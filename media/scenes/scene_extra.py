"""More rooms and set-ups: the class board, Murph day, mayhem bay, partner rooms, sports set-ups, plates of food, evenings outside."""
from scenes import *
from scene_views import dress, views, L
from scene_traces import *
from scene_traces import props_dbell, hangglove, picture
from scene_rooms import ball, plant, stack, netm, meal, lounger, massgun, redpanel
from scene_train import cone, sled
from nature import flag, shrub
from balls import soccer, volley, baseball
import scene_front, scene_outdoor
MATS.update(chalkb=simple('chalkb',(.020,.022,.022),.75,0,.3,bs=80,bstr=.06,var=.35,vs=2.2),chalkt=simple('chalkt',(.66,.66,.63),.95,0,.1,var=.35,vs=40),digit=emit((1,.05,.03),3.2),cream=simple('cream',(.62,.58,.50),.8,0,.2,var=.05),sage=simple('sage',(.20,.25,.19),.85,0,.2,var=.05),linen=simple('linen',(.60,.55,.46),.95,0,.1,bs=400,bstr=.4),muscle=simple('muscle',(.42,.06,.05),.6,0,.3,var=.4,vs=40),lampw=emit((1,.80,.55),5.0),sandb=simple('sandb',(.020,.020,.021),.7,0,.3,bs=70,bstr=.5),straw2=simple('straw2',(.60,.02,.02),.5))
def vtext(b,t,size,x,y,z,m,align='CENTER',ext=.0006): b.text(t,size,mat(m),M.Translation((x,y,z))@M.Rotation(pi/2,4,'X'),ext=ext,align=align)
SEG={'0':'abcdef','1':'bc','2':'abged','3':'abgcd','4':'fgbc','5':'afgcd','6':'afgedc','7':'abc','8':'abcdefg','9':'abcdfg'}
def digits(b,t,x,y,z,h,m='digit'):
    w=h*.5; k=h*.10
    for ch in t:
        if ch==':':
            for d in (.3,.7): b.box((x,y,z-h/2+h*d),(k,.004,k),mat(m),0)
            x+=w*.55; continue
        S=dict(a=(w/2,h,w-k,k),g=(w/2,h/2,w-k,k),d=(w/2,0,w-k,k),f=(0,h*.75,k,h/2-k),b=(w,h*.75,k,h/2-k),e=(0,h*.25,k,h/2-k),c=(w,h*.25,k,h/2-k))
        for s in SEG[ch]: u,v,a,c=S[s]; b.box((x+u,y,z-h/2+v),(a,.004,c),mat(m),0)
        x+=w*1.5
# ---- class board
@scene('board',dict(
 wide=cam((2.3,-4.0,1.5),(.15,0,1.62),30,4.0,(.2,0,1.6),time='morning'),
 wod=cam((-2.15,-1.9,1.55),(-.55,0,1.62),40,2.2,(-.75,0,1.6),time='morning',**L),
 clock=cam((3.3,-1.7,2.0),(1.95,0,2.35),45,2.2,(1.95,0,2.35),**L),
 score=cam((4.6,-2.9,1.45),(2.9,0,1.5),40,2.2,(2.9,-.05,1.45),time='golden',**L)),dict(key=.17,con=1.05,wb=.01))
def board(c):
    reset(); slab(-6,7,-7,.3,0,'floor'); slab(-6,7,-7,.3,4.4,'ceil',.2,False); wall_y(0,-6,7,4.4,[],'brick2'); wall_x(-6,-7,0,4.4,[(-5.2,-1.4,.0,3.8)],'brick2',side=-1); baydoor(-6.16,-3.3,3.8,3.8,side=-1); wall_x(7,-7,0,4.4,[],'brickk'); wall_y(-7,-6,7,4.4,[],'brickk',side=-1); outside(-6.4,-1)
    area((-5.95,-3.3,2.2),(0,-90,0),(3.0,3.6),330,(.88,.94,1),168); sun((.86,.34,-.40),12.0,(1,.88,.70))
    for x in (-2.5,2.0): strip((x-1.9,-1.9,3.5),(x+1.9,-1.9,3.5),110,.07,ztop=4.4)
    b=B('bd'); b.box((-.3,-.02,1.62),(3.3,.04,1.62),mat('oak'),.006); b.box((-.3,-.042,1.62),(3.16,.01,1.48),mat('chalkb'),.002); b.box((-.3,-.07,.80),(3.2,.10,.03),mat('oak'),.004)
    y=-.0475
    vtext(b,'TODAY',.21,-1.78,y,2.20,'chalkt','LEFT'); vtext(b,'BAY 01',.12,1.16,y,2.22,'digitr','RIGHT')
    b.box((-.3,y,2.07),(3.0,.001,.010),mat('chalkt'),0); b.box((-.42,y,1.45),(.008,.001,1.14),mat('chalkt'),0)
    for i,(t,n) in enumerate((('5:30','ADULT CLASS'),('7:00','BOXING'),('9:00','SMALL GROUP'),('12:00','OPEN FLOOR'),('5:00','MAYHEM'),('6:00','KIDS MATS'),('7:00','JIU-JITSU'))):
        z=1.94-.152*i; vtext(b,t,.115,-1.32,y,z,'chalkt','RIGHT'); vtext(b,n,.115,-1.20,y,z,'chalkt' if i!=4 else 'digitr','LEFT')
    for i,t in enumerate(('WARM UP  400 M','5 ROUNDS','10  KETTLEBELL SWINGS','15  BOX STEP UPS','20  ROPE WAVES','REST 1:00','COOL DOWN  ROW 500 M')): vtext(b,t,.105,-.32,y,1.94-.152*i,'chalkt' if i!=1 else 'digitr','LEFT')
    for i in range(3): b.cyl((-.9+.13*i,-.075,.824),(-.81+.13*i,-.085-.01*i,.824),.008,mat('chalkt' if i else 'redm'),10)
    b.box((.5,-.075,.832),(.15,.05,.035),mat('dark'),.006); s=None
    smear(b,.7,-.0,0,.001,.001,0,1) if False else None
    # timer and score
    b.box((1.95,-.04,2.42),(1.0,.07,.34),mat('black'),.012); digits(b,'12:00',1.60,-.078,2.42,.21); 
    b.box((2.95,-.03,1.45),(1.25,.05,1.10),mat('black'),.010); vtext(b,'SCORE',.15,2.95,-.058,1.86,'whitep'); b.box((2.95,-.057,1.75),(1.1,.002,.008),mat('redm'),0)
    for i,(n,p) in enumerate((('ENGINE 1','142'),('LADDER 2','138'),('RESCUE 3','151'))):
        z=1.60-.23*i; vtext(b,n,.115,2.42,-.058,z,'whitep','LEFT'); digits(b,p,3.12,-.058,z,.13)
    b.put(); t=B('ch'); 
    bn=B('bench'); bn.box((-.3,-.42,.45),(2.8,.36,.05),mat('oak'),.008)
    for x in (-1.5,.9): bn.box((x,-.42,.22),(.05,.30,.42),mat('black'),.005)
    bn.put(); g=B('bag'); g.box((0,0,.15),(.50,.26,.28),mat('nyl'),.10,None,6); g.tube(smooth([(-.16,-.13,.14),(-.145,-.14,.27),(-.06,-.07,.365),(.06,-.06,.37),(.145,-.14,.27),(.16,-.13,.14)]),.010,mat('fabr'),8); g.box((0,-.132,.16),(.22,.01,.10),mat('redm'),.006); g.text('EVO',.085,mat('whitep'),M.Translation((0,-.139,.158))@M.Rotation(pi/2,4,'X'),ext=.0008); g.put((-1.15,-.42,.478),-8)
    bottle('red').put((-.72,-.40,.476)); towel('fabw',.32,.5,.24,seed=4).put((.35,-.59,.476),0); pair(-.25,-.45,0,170,'whitep','redm','dark'); pair(.15,-.5,0,184,'navy'); pair(.75,-.42,0,176,'redm','rubw','whitep',.9)
    for i,k in enumerate((18,26,35)): kettle(k*.45,['red','whitep',None][i]).put((2.5+.36*i,-.35,0),20*i+60)
    plyo().put((4.3,-.45,0),6); chalkbucket().put((3.75,-.55,0)); jumprope(4).put((1.5,-1.2,0),30); jumprope(7,'black').put((-2.2,-1.0,0))
MATS['digitr']=simple('digitr',(.72,.05,.04),.95,0,.1,var=.3,vs=40)
# ---- Murph day, in the small-group bay
views('group') 
def wallflag(x,y,z,w,h):
    b=B('wflag'); sh=h/13
    for i in range(13): b.box((x,y,z-h/2+sh*(i+.5)),(w,.006,sh*.999),mat('redm' if i%2==0 else 'flagw'),0)
    cw,ch=w*.4,h*7/13; b.box((x-w/2+cw/2,y-.004,z+h/2-ch/2),(cw,.004,ch),mat('blue'),0)
    for r in range(9):
        for k in range(6 if r%2==0 else 5):
            cx=x-w/2+cw*((k+.5)/6 if r%2==0 else (k+1)/6); cz=z+h/2-ch*(r+.5)/9; P=[]
            for j in range(10): a=pi/2+j*pi/5; rr=(ch/9*.42) if j%2==0 else ch/9*.17; P.append(V((cx+rr*math.cos(a),y-.0065,cz+rr*math.sin(a))))
            b.add(P,[list(range(10))],mat('flagw'))
    b.box((x,y,z+h/2+.02),(w+.2,.03,.03),mat('oak'),.005); b.put()
def pad(b,w,l,t,m_,m,seed=1,taper=0,sag=.006,p=5,nx=26,ny=30):
    """a soft flat cushion lying on z=0: x -w/2..w/2 (narrower by `taper` at y=0), y 0..l, up to t thick"""
    o=V((seed*3.1,seed*1.7,0)); vs=[]
    for sgn in (1,0):
        for j in range(ny+1):
            v=2*j/ny-1; v=math.copysign(1-(1-abs(v))**1.7,v)
            for i in range(nx+1):
                u=2*i/nx-1; u=math.copysign(1-(1-abs(u))**1.7,u); k=max(0,1-abs(u)**p)**(1/p)*max(0,1-abs(v)**p)**(1/p); ww=w/2*(1-taper*max(0,.5-v/2)**2); r=.985+.03*noise_(V((u,v,seed))*2.2)
                vs.append(V((u*ww*(1-.06*abs(v)**8)*r,(v+1)/2*l+.004*noise_(V((u*3,v,seed))),(k**.7*t+sag*noise_(V((u*2.4,v*2.4,0))+o)*k) if sgn else .0)))
    N1=(nx+1)*(ny+1); fs=[]
    for s_ in (0,1):
        for j in range(ny):
            for i in range(nx): q=s_*N1+j*(nx+1)+i; f=[q,q+1,q+nx+2,q+nx+1]; fs.append(f if s_==0 else f[::-1])
    b.add(vs,fs,mat(m_),m); E=[vs[i] for i in range(nx+1)]+[vs[j*(nx+1)+nx] for j in range(1,ny+1)]+[vs[ny*(nx+1)+i] for i in range(nx-1,-1,-1)]+[vs[j*(nx+1)] for j in range(ny-1,0,-1)]
    if t>.02: b.tube([m@(v+V((0,0,.006))) for v in E],.0042,mat('nyl'),7,True)
def web(b,P,w,t,m_,ax=(1,0,0)):
    """a strap, flat across ax, along the points P"""
    P=smooth([V(p) for p in P],8); vs=[]; n=14
    for i,p in enumerate(P):
        d=(P[min(i+1,len(P)-1)]-P[max(i-1,0)]).normalized(); x=V(ax); x=(x-d*x.dot(d)).normalized(); y=d.cross(x)
        for k in range(n): a=2*pi*k/n; vs.append(p+x*(w/2*math.copysign(abs(math.cos(a))**.35,math.cos(a)))+y*(t/2*math.copysign(abs(math.sin(a))**.7,math.sin(a))))
    b.add(vs,[[i*n+k,i*n+(k+1)%n,(i+1)*n+(k+1)%n,(i+1)*n+k] for i in range(len(P)-1) for k in range(n)]+[list(range(n))[::-1],list(range((len(P)-1)*n,len(P)*n))],mat(m_))
from mathutils.noise import noise as noise_
def vest(c='black',seed=1):
    """weight vest thrown over an edge along x at z=0: its back lies on top (y>0), its front hangs before y=0"""
    b=B('vest'); q=q_(seed); F=M.Translation((0,-.004,-.115))@M(((-1,0,0,0),(0,0,-1,0),(0,-1,0,0),(0,0,0,1)))      # y runs down the front, z stands out from it
    pad(b,.36,.34,.046,c,M.Translation((.006,.105,.0))@M.Rotation(R(q.uniform(-3,3)),4,'Z'),seed,.30,.010); pad(b,.36,.36,.040,c,F,seed+5,.28,.008)
    for s in (1,-1):
        web(b,((s*.105,.20,.036),(s*.102,.12,.032),(s*.098,.05,.024),(s*.096,.012,.014),(s*.096,-.014,-.012),(s*.098,-.022,-.06),(s*.102,-.034,-.13),(s*.106,-.040,-.18)),.078,.024,c)
        web(b,((s*.102,.08,.039),(s*.098,.03,.034),(s*.096,-.004,.022),(s*.096,-.030,-.010),(s*.098,-.038,-.06),(s*.102,-.044,-.10)),.040,.004,'nyl')
        x=s*.176; e=q.uniform(-.012,.012); web(b,((x*.90,-.022,-.36),(x,-.018,-.385),(x+s*.010+e*.4,-.016,-.43),(x+s*.006+e,-.014,-.50),(x+e*1.4,-.013,-.545)),.036,.004,'nyl'); b.box((x+s*.008+e*.6,-.018,-.455),(.046,.012,.030),mat('black'),.004)
        web(b,((x*.92,.30,.018),(x*1.10,.30,.010),(x*1.16,.26,.004),(x*1.14+e,.18,.003),(x*1.20+e,.11,.003)),.034,.0035,'nyl')
    g='blackm' if c!='grey' else 'nyl'
    for r in range(3):
        for k in range(3): z0=.098+.086*r+q.uniform(-.002,.002); x=.101*(k-1)+q.uniform(-.002,.002); pad(b,.092,.078,.024,'grey' if c!='grey' else 'blackm',F@M.Translation((x,z0,.030))@M.Rotation(R(q.uniform(-2,2)),4,'Z'),seed+r*3+k,0,.003,4,12,12); b.add(*_bx((.090,.030,.006),.0025),mat(g),F@M.Translation((x,z0+.016,.055))@M.Rotation(R(6+q.uniform(-3,3)),4,'X')); b.add(*_bx((.018,.016,.003),.001),mat('nyl'),F@M.Translation((x,z0+.034,.057)))
    b.add(*_bx((.150,.048,.005),.002),mat('nyl'),F@M.Translation((0,.058,.0405))); b.text('20 LB',.040,mat('whitep'),M.Translation((0,-.0475,-.173))@M.Rotation(pi/2,4,'X'),ext=.0006); b.add(*_bx((.150,.005,.0055),.001),mat('redm'),F@M.Translation((0,.084,.0405)))
    b.box((0,.165,.052),(.09,.020,.008),mat('nyl'),.003); return b
def _bx(d,bv): return __import__('kit')._bevbox(*d,bv,2)
def vestbox(x,y,rz,dx=0,c='black',seed=1): plyo().put((x,y,0),rz); p=M.Rotation(R(rz),4,'Z')@V((dx,-.255,.611)); vest(c,seed).put((x+p.x,y+p.y,p.z),rz)
SCENES['murph']=dict(build=SCENES['group']['build'],look=dict(key=.165,con=1.07),cams=dict(
 wide=cam((2.5,-3.9,1.35),(-.7,5.5,1.75),26,4.0,(.9,1.0,.6),time='morning'),
 vest=cam((1.66,-.08,.95),(2.32,1.6,.435),44,5.6,(2.2,1.42,.45),time='morning',key=.15,**L),
 medals=cam((-1.05,4.9,1.55),(-.55,7,1.62),45,2.0,(-.6,6.95,1.6),time='golden',**L)))
@dress('murph')
def _(c):
    wallflag(.55,6.955,2.78,3.7,1.95)
    rig(-3.6,3.2,1,2.6,1.2,1.6) if False else None
    vestbox(2.3,1.7,14,-.14,'blackm',1); towel('fabr',.26,.45,.22,seed=3).put((2.3+.232+.062,1.7+.058-.247,.612),14); vestbox(.6,3.0,-10,.06,'grey',2); vestbox(-1.6,3.4,5,-.05,'blackm',3)
    for i in range(6): bottle(['red','trans','black'][i%3],cap=['black','red','red'][i%3]).put((1.25+.13*i,3.3+.05*math.sin(i*2),0))
    b=B('rail'); b.box((-.6,6.95,1.78),(1.9,.03,.09),mat('oak'),.004)
    for i in range(7):
        x=-1.38+.26*i; b.cyl((x,6.93,1.78),(x,6.88,1.785),.008,mat('brass'),12); c1=['redm','flagw','blue'][i%3]
        for s in (1,-1): b.beam((x+s*.002,6.885,1.785),(x+s*.022*0+s*.012,6.885,1.50+.02*(i%2)),.026,.003,mat(c1),0)
        z=1.455+.02*(i%2); m=M.Translation((x,6.885,z))@M.Rotation(pi/2,4,'X'); b.lathe([(1e-4,-.004),(.045,-.004),(.048,-.002),(.048,.002),(.045,.004),(.038,.0025),(1e-4,.0025)],mat('brass'),m,40); b.text('EVO',.032,mat('dark'),M.Translation((x,6.880,z))@M.Rotation(pi/2,4,'X'),ext=.0008)
    b.text('MURPH CHALLENGE FINISHERS',.085,mat('whitep'),M.Translation((-.6,6.985,1.92))@M.Rotation(pi/2,4,'X'),ext=.002); b.put()
    if c=='wide': pair(1.7,1.15,0,160,'whitep','redm','dark'); p=F('pr'); smear(p,1.2,.4,.0012,.25,.35,10,2); handprint(p,.62,.35,.0013,20,1,3); handprint(p,.95,.38,.0013,-8,-1,5); p.put()
# ---- mayhem bay
def tire(R0=.62,w=.36):
    b=B('tire'); pr=[(R0*.50,-w*.42),(R0*.54,-w*.50),(R0*.80,-w*.52),(R0*.95,-w*.46),(R0,-w*.36),(R0,w*.36),(R0*.95,w*.46),(R0*.80,w*.52),(R0*.54,w*.50),(R0*.50,w*.42),(R0*.50,-w*.42)]; b.lathe(pr,mat('tirek'),None,72)
    for i in range(26):
        a=2*pi*i/26
        for s in (1,-1): m=M.Rotation(a+s*.06,4,'Z')@M.Translation((R0+.012,0,s*w*.20))@M.Rotation(R(s*32),4,'X'); vs,fs=__import__('kit')._bevbox(.05,.055,w*.46,.008,2); b.add(vs,fs,mat('tirek'),m)
    for r_ in (.62,.70,.78): b.lathe([(R0*r_,w*.525),(R0*(r_+.01),w*.532),(R0*(r_+.02),w*.525)],mat('tirek'),None,72)
    return b
def sandbag(sd=1,c='cordura'):
    """filled training bag lying on the floor: a sagging cylinder with flat ends, piped seams, webbing round it and sewn handles"""
    b=B('sb'); q=q_(sd); L,Rr=.66,.142; m=44
    def at(x,a,k=0,f=1):
        R_=Rr*f*(1+.020*math.sin(x*13+sd)+.035*noise_(V((x*4+sd*3,math.cos(a)*1.3,math.sin(a)*1.3)))*(1-abs(2*x/L)**6)-.012*math.exp(-((abs(x)-.15)/.018)**2))+k; y,z=R_*1.13*math.cos(a),R_*.86*math.sin(a); z+=.094-.004*math.cos(x*8)
        return V((x,y*(1+.10*max(0,.05-z)/.05),z if z>.022 else .022*math.exp((z-.022)/.035)))
    X=[-L/2+.0,-L/2+.004,-L/2+.012]+[-L/2+.025+(L-.05)*i/40 for i in range(41)]+[L/2-.012,L/2-.004,L/2]; G=[.955,.985,1.0]+[1]*41+[1,.985,.955]
    vs=[at(x,2*pi*j/m,0,g) for x,g in zip(X,G) for j in range(m)]; n=len(X); b.add(vs,[[i*m+j,i*m+(j+1)%m,(i+1)*m+(j+1)%m,(i+1)*m+j] for i in range(n-1) for j in range(m)],mat(c))
    for s in (1,-1):      # ends: a flat round piece, a little bulged and creased, piped at its rim
        vs=[]
        for k,f in enumerate((.97,.8,.6,.4,.2,.02)):
            for j in range(m): p=at(s*L/2,2*pi*j/m,0,.985); cc=V((s*L/2,0,.098)); v=cc+(p-cc)*f; v.x=s*(L/2+.016*(1-f*f)+.004*noise_(V((v.y*22,v.z*22,sd)))*(1-f)); vs.append(v)
        b.add(vs,[[k*m+j,k*m+(j+1)%m,(k+1)*m+(j+1)%m,(k+1)*m+j] for k in range(5) for j in range(m)],mat(c)); b.tube([at(s*(L/2-.002),2*pi*j/m,.001,.985) for j in range(m)],.0048,mat('nyl'),8,True)
        x0=s*.15; w_=[at(x0+dx,2*pi*j/m,k) for dx,k in ((-.024,-.002),(-.023,.0028),(.023,.0028),(.024,-.002)) for j in range(m)]; b.add(w_,[[i*m+j,i*m+(j+1)%m,(i+1)*m+(j+1)%m,(i+1)*m+j] for i in range(3) for j in range(m)],mat('nyl'))
    b.tube([at(-L/2+.004+(L-.008)*i/50,1.25,.0008) for i in range(51)],.0028,mat('nyl'),6)
    for i in range(0,100,2): p,r_=at(-L/2+.01+(L-.02)*i/100,1.19,.0012),at(-L/2+.01+(L-.02)*(i+1)/100,1.19,.0012); b.tube([p,r_],.0008,mat('grey'),4)
    for a,h in ((1.62,.052),(.15,.020),(2.99,.020)):      # handles: on top it stands up, at the sides it hangs
        nrm=V((0,math.cos(a),math.sin(a))).normalized(); o=V((0,0,-.018)) if h<.03 else V((0,0,0)); P=[at(-.19,a,.004),at(-.15,a,.006),at(-.115,a,.008+h*.45)+o*.5,at(-.06,a,h)+o,at(0,a,h*1.06+q.uniform(0,.006))+o,at(.06,a,h)+o,at(.115,a,.008+h*.45)+o*.5,at(.15,a,.006),at(.19,a,.004)]; web(b,P,.040,.005,'redm',nrm.cross(V((1,0,0)))); b.tube(smooth(P[3:6],6),.0135,mat('nyl'),12)
        for e in (-.17,.17):
            for d in (1,-1): b.tube([at(e-.016,a-d*.10,.0085),at(e,a,.0105),at(e+.016,a+d*.10,.0085)],.0009,mat('whitep'),4)
    b.box((0,-.160,.086),(.150,.008,.060),mat('nyl'),.003,(-8,0,0)); b.text('60 LB',.044,mat('whitep'),M.Translation((0,-.1648,.0865))@M.Rotation(R(82),4,'X'),ext=.0012) ; return b
MATS['cordura']=simple('cordura',(.030,.030,.032),.80,0,.25,bs=750,bstr=.7,var=.12,vs=30); MATS['forged']=simple('forged',(.20,.20,.21),.36,1,.5,bs=60,bstr=.25,var=.35,vs=40,rv=.2)
def sledge():
    b=B('sledge'); h=lambda P,mt: b.lathe(P,mat(mt),M.Rotation(pi/8,4,'Y')@M.Rotation(-pi/2,4,'X'),8)      # eight-sided head, its faces ground and bevelled
    h([(.0375,-.083),(.0385,-.060),(.0345,-.034),(.0345,.034),(.0385,.060),(.0375,.083)],'forged')
    for s in (1,-1): h([(.0375,s*.083),(.0315,s*.0925),(.0300,s*.0935),(1e-4,s*.0955)],'steel')
    vs=[];n=20; S=[(-.043,.0150,.0200),(-.02,.0155,.0205),(.04,.0150,.0200),(.10,.0135,.0175),(.30,.0145,.0185),(.56,.0150,.0190),(.74,.0155,.0200),(.80,.0180,.0230),(.82,.0185,.0235),(.826,.0150,.0200)]
    for x,ry,rz in S: vs+=[V((x,rz*math.cos(2*pi*k/n),ry*math.sin(2*pi*k/n))) for k in range(n)]
    F_=[[i*n+k,i*n+(k+1)%n,(i+1)*n+(k+1)%n,(i+1)*n+k] for i in range(len(S)-1) for k in range(n)]; b.add(vs,F_+[list(range(n))[::-1],list(range((len(S)-1)*n,len(S)*n))],mat('hickory')); b.box((-.0425,0,0),(.003,.030,.005),mat('steel'),.001)
    for i in range(9): x=.60+.022*i; b.lathe([(.0185,-.010),(.0197,-.008),(.0197,.008),(.0185,.010)],mat('redm'),M.Translation((x,0,0))@M.Rotation(pi/2,4,'Y')@M.Diagonal((.83,1.06,1,1)),20)
    b.lathe([(.0185,0),(.019,.002),(.019,.012),(.0185,.014)],mat('dark'),M.Translation((.045,0,0))@M.Rotation(pi/2,4,'Y')@M.Diagonal((.84,1.12,1,1)),20); return b
MATS['hickory']=wood((.60,.38,.18),(.46,.27,.12),.42,plank=40,axis='x',length=40)
@scene('mayhem',dict(wide=cam((-3.4,-4.4,1.25),(1.2,2.6,1.0),26,4.0,(-.6,-.6,.6),time='golden'),
 tire=cam((-.9,-2.5,.95),(.60,-.2,.40),36,8.0,(.3,-.75,.45),time='golden',**L),
 bags=cam((2.9,-2.6,.8),(1.5,.9,.3),40,2.0,(1.9,-.3,.25),time='golden',**L)),dict(key=.15,con=1.08,wb=.02))
def mayhem():
    reset(); slab(-5.5,5.5,-5.5,6.3,0,'floor'); slab(-5.5,5.5,-5.5,6.3,4.6,'ceil',.2,False); wall_y(6,-5,5,4.6,[],'brick2'); wall_x(-5,-5,6,4.6,[],'brickk',side=-1); wall_x(5,-5,6,4.6,[(-1.0,3.0,0,4.0)],'brick2'); baydoor(5.16,1.0,4.0,4.0); wall_y(-5,-5,5,4.6,[],'brickk',side=-1); outside(5.4)
    area((4.95,1.0,2.3),(0,90,0),(3.1,3.8),330,(.88,.94,1),168); sun((-.80,-.30,-.40),15.0,(1,.80,.58))
    for y in (-2.4,1.4,5.2): truss(-5,5,y,3.9,.48)
    for x in (-2.2,2.2): strip((x,-4.5,3.75),(x,5.4,3.75),150,.08,ztop=4.0)
    w=B('sign'); w.text('MAYHEM',1.5,mat('whitep'),M.Translation((-.6,5.99,2.75))@M.Rotation(pi/2,4,'X')); w.box((0,5.99,1.55),(10,.02,.09),mat('redm'),0); w.put()
    t=tire(); t.put((.35,-.45,.19),20); t.put((-2.6,2.4,.62),rot=(78,0,24)); t.put((2.9,4.6,.19),50); t.put((2.95,4.55,.56),10); t.put((-4.0,4.9,.19),5)
    s=sledge(); o=s.put(); o.matrix_world=M.Translation((.15,-.75,.425))@M.Rotation(R(-58),4,'Z')@M.Rotation(R(11),4,'Y'); o=s.put(); o.matrix_world=M.Translation((-2.05,2.2,.06))@M.Rotation(R(120),4,'Z')@M.Rotation(R(-52),4,'Y')
    for i,(x,y,r,z) in enumerate(((1.9,-.3,20,0),(2.28,.08,14,0),(1.62,.62,52,0),(2.09,-.11,24,.178),(-.9,1.6,60,0))): sandbag(i+1).put((x,y,z),r)
    for i,(x,y) in enumerate(((-1.9,-.9),(-1.35,-1.25))):
        f=B('fh'); f.box((0,0,.18),(1.2,.035,.05),mat('black'),.006); f.cyl((-.15,0,.42),(.15,0,.42),.017,mat('chrome'),14)
        for sx in (-.15,.15): f.beam((sx,0,.18),(sx,0,.44),.03,.03,mat('black'))
        f.put((x,y,.05),35)
        for sx in (-.5,-.56,.5,.56): o=PL('10r' if abs(sx)>.53 else '15').put(); o.matrix_world=M.Translation((x,y,.225))@M.Rotation(R(35),4,'Z')@M.Translation((sx,0,0))@M.Rotation(pi/2,4,'Y')
    sled().put((-.4,3.6,0),70); o=PL('20').put((-.4,3.6,.135)); ch=B('chain'); P=smooth([(-3.4,-.6,.02),(-3.1,.2,.02),(-2.6,-.1,.02),(-2.3,.6,.02),(-2.7,1.1,.02)],10)
    for i in range(0,len(P)-1): c0,c1=P[i],P[i]+(P[i+1]-P[i])*1.35; m=frame(c0,c1); Lk=(c1-c0).length; ch.tube([m@(M.Rotation(pi/2*(i%2),4,'Z')@V((.022*math.cos(k*pi/5),0,Lk/2+Lk/2*math.sin(k*pi/5)))) for k in range(10)],.008,mat('galv'),7,True)
    ch.put(); chalkbucket().put((-1.0,-2.1,0),30); bottle('red').put((1.25,-1.35,0)); towel('fabw',.32,.6,.30,seed=8).put((.62,-.98,.385),24) if False else None; pr=F('pr'); smear(pr,-.4,-1.3,.0012,.35,.25,30,3); smear(pr,.9,-1.5,.0012,.2,.15,80,6); pr.put(); jumprope(3,'black').put((-3.2,-1.9,0))
# ---- partner rooms
@scene('partner',dict(
 wide=cam((1.9,-2.55,1.5),(-.6,2.4,1.12),25,4.0,(-.3,.4,.8),time='morning'),
 table=cam((1.5,-1.15,1.25),(-.5,.85,.72),38,2.2,(-.1,.45,.8),time='morning',**L),
 desk=cam((-.7,-1.9,1.4),(1.9,.9,.95),32,2.8,(1.5,.4,.9),time='golden',**L),
 oils=cam((.9,1.0,1.35),(.35,2.6,1.22),48,2.0,(.4,2.35,1.2),time='golden',**L)),dict(key=.22,con=1.04,wb=.03,sat=1.02))
def partner():
    reset(); h=2.9; slab(-2.9,2.9,-3.3,3.0,0,'oakd'); slab(-2.9,2.9,-3.3,3.0,h,'cream',.2,False); wall_y(2.7,-2.6,2.6,h,[],'sage'); wall_x(-2.6,-3,2.7,h,[(-.6,1.9,1.0,2.45)],'cream',side=-1); window_x(-2.75,-.6,1.9,1.0,2.45,3,2); wall_x(2.6,-3,2.7,h,[],'brickw'); wall_y(-3,-2.6,2.6,h,[],'cream',side=-1); outside(-2.9,-1)
    area((-2.55,.65,1.75),(0,-90,0),(1.4,2.4),150,(.92,.95,1),168); sun((.78,.30,-.44),14.0,(1,.86,.68)); area((0,-.5,2.85),(0,0,0),(2.4,.2),45,(1,.86,.68)); b=B('pnl'); b.box((0,-.5,2.88),(2.4,.16,.03),mat('lampw'),.004); b.put()
    t=B('mt'); t.box((0,0,.70),(.74,1.86,.11),mat('leathert'),.035,None,4); t.box((0,0,.63),(.70,1.80,.05),mat('slat'),.006); t.box((0,-.03,.762),(.70,1.30,.022),mat('linen'),.012,None,3); t.box((0,.72,.795),(.46,.28,.10),mat('fabw'),.045,None,5)
    t.lathe([(.085,-.035),(.10,-.04),(.145,-.03),(.155,0),(.145,.03),(.10,.04),(.085,.035),(.085,-.035)],mat('leathert'),M.Translation((0,1.10,.74))@M.Scale(1.15,4,V((0,1,0))),48)
    for sx in (-.30,.30):
        for sy in (-.78,.78): t.beam((sx,sy,.62),(sx*1.1,sy*1.05,.0),.05,.05,mat('slat'))
        t.beam((sx*1.05,-.8,.22),(sx*1.05,.8,.22),.035,.04,mat('slat'))
    t.put((-.55,.55,0),-14); towel('fabw',.40,.58,.24,seed=5).put((-.86,.14,.79),-104) 
    r=B('rolls')
    for i in range(3): r.lathe([(1e-4,-.19),(.065,-.19),(.075,-.18),(.075,.18),(.065,.19),(1e-4,.19)],mat(['fabw','fabr','fabw'][i]),M.Translation((-.62+.145*(i%2)+(.07 if i==2 else 0),-.10,.855+(.12 if i==2 else 0)))@M.Rotation(R(76),4,'Z')@M.Rotation(pi/2,4,'X'),28)
    r.put()
    s=B('st'); s.cyl((0,0,.46),(0,0,.54),.19,mat('leather'),40,.03); s.cyl((0,0,.08),(0,0,.46),.025,mat('chrome'),20)
    for k in range(5): a=k*2*pi/5; s.beam((0,0,.09),(.26*math.cos(a),.26*math.sin(a),.06),.03,.03,mat('black')); ball(s,(.26*math.cos(a),.26*math.sin(a),.03),.03,'dark')
    s.put((.55,-.35,0))
    c=B('cab'); c.box((.55,2.44,.45),(1.9,.46,.9),mat('oak'),.008); c.box((.55,2.43,.92),(1.96,.52,.04),mat('cream'),.006)
    for i in range(3): c.box((-.07+.62*i,2.20,.47),(.58,.02,.78),mat('slat'),.005); c.cyl((-.07+.62*i+.2,2.185,.65),(-.07+.62*i+.2,2.185,.52),.007,mat('brass'),10)
    stack(c,-.15,2.42,.94,5,['fabw'],.34,.30); stack(c,.25,2.42,.94,3,['fabr','fabw'],.30,.28)
    for i,(x,hh,m_) in enumerate(((.55,.19,'ambg'),(.66,.16,'ambg'),(.78,.22,'ceram'),(.90,.14,'ambg'))): c.lathe([(1e-4,0),(.035,0),(.037,.005),(.037,hh*.62),(.015,hh*.76),(.013,hh*.92),(1e-4,hh*.94)],mat(m_),M.Translation((x,2.38+.03*(i%2),.94)),32); c.lathe([(.0375,hh*.15),(.038,hh*.16),(.038,hh*.5),(.0375,hh*.51)],mat('paper'),M.Translation((x,2.38+.03*(i%2),.94)),32); c.lathe([(.014,hh*.9),(.018,hh*.91),(.018,hh*1.05),(1e-4,hh*1.06)],mat('dark'),M.Translation((x,2.38+.03*(i%2),.94)),20)
    c.lathe([(1e-4,0),(.045,0),(.05,.01),(.05,.09),(.045,.09),(.045,.06),(1e-4,.055)],mat('ceram'),M.Translation((1.08,2.36,.94)),32); c.lathe([(1e-4,.05),(.006,.09),(.003,.115),(1e-4,.125)],mat('lampw'),M.Translation((1.08,2.36,.955)),12); c.put()
    p=B('poster'); W,H,zc=1.20,.84,1.78; p.box((.55,2.690,zc),(W-.02,.012,H-.02),mat('paper'),0)      # a framed print: hills one behind the other, the sun above them
    for d in (1,-1): p.box((.55,2.682,zc+d*(H-.03)/2),(W,.030,.030),mat('oak'),.004); p.box((.55+d*(W-.03)/2,2.682,zc),(.030,.030,H-.06),mat('oak'),.004)
    w,h=.98,.62; p.box((.55,2.6835,zc),(w,.001,h),mat('prsky'),0); p.lathe([(1e-4,0),(.058,0)],mat('prsun'),M.Translation((.55+.20,2.6826,zc+.125))@M.Rotation(pi/2,4,'X'),48)
    for k,(a_,am,fq,m_) in enumerate(((.56,.12,2.1,'pr1'),(.47,.10,2.9,'pr2'),(.36,.10,2.4,'pr3'),(.24,.09,3.3,'pr4'),(.10,.08,2.6,'pr5'))):
        N_=80; vs=[]
        for i in range(N_+1): u=i/N_; zz=a_+am*noise_(V((u*fq+k*7.3,k*2.1,.5)))+am*.25*noise_(V((u*fq*3.7,k,3.))); vs+=[V((.55-w/2+w*u,2.6822-.0006*k,zc-h/2)),V((.55-w/2+w*u,2.6822-.0006*k,zc-h/2+h*max(.02,zz)))]
        p.add(vs,[[2*i,2*i+2,2*i+3,2*i+1] for i in range(N_)],mat(m_))
    p.put(); plant(1.15,7,'ceram').put((-2.1,2.15,0)); plant(.45,9,'ceram').put((1.35,2.42,.94),scale=.5)
    d=B('desk'); d.box((2.05,.2,.74),(.75,1.5,.04),mat('oak'),.006)
    for yy in (-.5,.9): d.box((2.05,yy,.36),(.66,.04,.72),mat('black'),.004)
    d.box((2.28,.25,1.13),(.025,.60,.36),mat('black'),.008); d.box((2.265,.25,1.13),(.004,.56,.32),mat('screen'),.001); d.box((2.32,.25,.86),(.03,.05,.20),mat('steel'),.003); d.box((2.28,.25,.765),(.16,.24,.01),mat('steel'),.003); d.box((2.02,.25,.768),(.13,.40,.016),mat('black'),.005); d.lathe([(1e-4,0),(.038,0),(.042,.01),(.042,.095),(.038,.095),(.036,.015),(1e-4,.012)],mat('ceram'),M.Translation((1.88,.72,.76)),32); d.put(); clipboard().put((1.90,-.15,.7605),75)
    k=B('spine'); 
    for i in range(17): z=.98+.034*i; x=.02*math.sin(i*.42); k.lathe([(1e-4,-.011),(.022-.0005*i,-.011),(.019-.0005*i,0),(.022-.0005*i,.011),(1e-4,.011)],mat('rubw'),M.Translation((x,0,z)),20); k.box((x+.03,0,z),(.035,.010,.012),mat('rubw'),.003); k.box((x,0,z),(.012,.07-.001*i,.008),mat('rubw'),.003)
    k.lathe([(1e-4,0),(.09,0),(.09,.015),(.01,.02),(.006,.24),(1e-4,.24)],mat('black'),M.Translation((0,0,.76)),32); k.put((2.18,-.38,.0),200)
    rg=B('rug'); rg.box((-.3,-.1,.006),(2.2,2.4,.012),mat('linen'),.004); rg.put()
MATS.update(prsky=simple('prsky',(.74,.60,.45),.6,0,.2,var=.04,vs=2),prsun=simple('prsun',(.80,.30,.14),.6,0,.2,var=.03),**{f'pr{i+1}':simple(f'pr{i+1}',c_,.6,0,.2,var=.10,vs=5) for i,c_ in enumerate(((.50,.47,.40),(.33,.37,.33),(.19,.26,.22),(.095,.155,.125),(.038,.075,.062)))})
MATS['ambg']=simple('ambg',(.16,.055,.012),.15,0,.5,cc=.3)
# ---- sports set-ups on the turf
views('sports',
 football=cam((-2.85,.1,.52),(-1.62,4.2,.28),44,9.0,(-2.05,2.15,.18),time='morning',**L),
 hoop=cam((-1.5,11.3,1.2),(-7.2,14.75,1.86),24,8.0,(-6.6,14.4,2.6),time='golden'),
 volley=cam((.9,4.6,.52),(-1.15,10.0,1.02),24,8.0,(.25,5.85,.12),time='morning',key=.15,**L),
 soccer=cam((-3.42,16.35,.40),(-2.05,20.6,.53),35,8.0,(-2.95,18.0,.13),time='morning',key=.135,**L),
 baseball=cam((4.75,20.95,.72),(5.95,18.95,.16),38,11.0,(5.6,19.6,.06),key=.15,**L),
 card=cam((1.9,-3.2,1.3),(-3.6,9,1.1),26,4.0,(-1.4,2,.4),time='morning'))
def court(x0,x1,y0,y1):
    """a floor to roll out: it covers the yard lines"""
    f=B('court'); f.box(((x0+x1)/2,(y0+y1)/2,.0185),(x1-x0,y1-y0,.003),mat('court'),0); return f
def football():
    b=B('fb'); g=lambda x:max(1e-4,.085*max(0,1-(x/.142)**2)**.80); m=M.Rotation(pi/2,4,'Y')
    b.lathe([(g(-.142+.284*i/48),-.142+.284*i/48) for i in range(49)],mat('brown'),m,72)
    for k in range(4): a=k*pi/2; b.tube([((-.135+.27*i/40),(g(-.135+.27*i/40)-.0003)*math.sin(a),(g(-.135+.27*i/40)-.0003)*math.cos(a)) for i in range(41)],.0011,mat('dark'),6)      # four panels, sewn
    for s in (1,-1): b.lathe([(g(.080)-.0004,s*.080),(g(.0805)+.0007,s*.0805),(g(.0925)+.0007,s*.0925),(g(.093)-.0004,s*.093)],mat('whitep'),m,72)
    for i in range(8):      # laces lie on the leather, their ends go into it
        x=-.042+.012*i; r=g(x); b.tube([(x,(r+e)*math.sin(q),(r+e)*math.cos(q)) for q,e in ((-.17,-.002),(-.15,.0011),(-.08,.0018),(0,.0030),(.08,.0018),(.15,.0011),(.17,-.002))],.0019,mat('whitep'),8)
    for y in (-.0026,.0026): b.tube([(-.056,y,g(.056)-.002)]+[(-.052+.104*i/16,y,g(-.052+.104*i/16)+.0011) for i in range(17)]+[(.056,y,g(.056)-.002)],.0018,mat('whitep'),8)
    return b
def sball(r,kind):
    if kind!='basket': return dict(volley=volley,soccer=soccer)[kind](r)
    b=B('ball')
    if kind=='basket':
        ball(b,(0,0,r),r,'orangeb',1,5)
        for ax_ in ('X','Y',None): m=M.Translation((0,0,r))@(M.Rotation(pi/2,4,ax_) if ax_ else M.Identity(4)); b.tube([m@V((r*1.001*math.cos(a),r*1.001*math.sin(a),0)) for a in [2*pi*i/60 for i in range(60)]],.0028,mat('dark'),6,True)
        for s in (1,-1): b.tube([V((s*(r*.62),0,r))+V((-s*.35*r*math.cos(a)*0,0,0))+V((0,r*.785*math.cos(a),r*.785*math.sin(a))) for a in [2*pi*i/50 for i in range(50)]],.0028,mat('dark'),6,True)
    return b
@dress('sports')
def _(c):
    if c=='football':
        for o in bpy.data.objects:
            if o.name.split('.')[0]=='cone' and abs(o.location.x-.25)<.01: o.location.x=1.05      # it stood behind the tip of the teed ball
        astro(-6,.8,2.2,15.5); o=football().put(); o.matrix_world=M.Translation((-2.05,2.15,.104))@M.Rotation(R(-22),4,'Z')@M.Rotation(R(48),4,'X'); k=B('tee'); k.lathe([(1e-4,0),(.05,0),(.05,.008),(.02,.02),(.024,.05),(.018,.05)],mat('coneo'),None,24); k.put((-1.55,2.75,.016)); o=football().put(); o.matrix_world=M.Translation((-1.55,2.75,.195))@M.Rotation(R(80),4,'Y')@M.Rotation(R(104),4,'X'); o=football().put(); o.matrix_world=M.Translation((-1.2,4.4,.104))@M.Rotation(R(-40),4,'Z')@M.Rotation(R(30),4,'X')
    if c=='hoop':
        for o in list(bpy.data.objects):
            if o.name.split('.')[0]=='cone': bpy.data.objects.remove(o)
        quiet_sky(.22); b=B('hoop'); x,y,z=-7.5,14.38,3.05; f=x+.66      # the board's face; two arms on a rail each, braced, hold its frame before the pier between the windows
        b.box((f-.02,y,z+.38),(.04,1.8,1.05),mat('whitep'),.008); b.box((f-.05,y,z+.38),(.03,1.5,.06),mat('black'),.004)
        for s in (1,-1):
            b.box((x+.02,y+s*.38,z+.30),(.04,.09,1.35),mat('black'),.005); b.box((f-.06,y+s*.45,z+.38),(.05,.06,.98),mat('black'),.005)
            for dz in (-.52,.52): b.cyl((x+.035,y+s*.38,z+.30+dz),(x+.055,y+s*.38,z+.30+dz),.014,mat('steel'),6)
            for dz in (.0,.72): b.beam((x+.03,y+s*.38,z+dz),(f-.05,y+s*.45,z+dz+.02),.05,.05,mat('black'))
            b.beam((x+.03,y+s*.38,z-.28),(f-.07,y+s*.45,z+.0),.035,.035,mat('black'))
        for zz,yy,w,h in ((.380,0,1.8,1.05),(.375,0,.59,.45)):      # red lines round the board and above the rim
            zc=z+(zz if w>1 else .27); t=.035 if w>1 else .045
            for e in (1,-1): b.box((f+.001,y,zc+e*(h-t)/2),(.004,w,t),mat('redm'),.0008); b.box((f+.001,y+e*(w-t)/2,zc),(.004,t,h-2*t),mat('redm'),.0008)
        cx=f+.15+.2286; b.tube([(cx+.2286*math.cos(a),y+.2286*math.sin(a),z) for a in [2*pi*i/72 for i in range(72)]],.0095,mat('coneo'),14,True)
        b.box((f+.012,y,z-.045),(.024,.16,.14),mat('coneo'),.004); b.box((f+.085,y,z-.012),(.15,.13,.020),mat('coneo'),.004)
        for s in (1,-1): b.tube(smooth([(f+.02,y+s*.06,z-.10),(f+.10,y+s*.10,z-.055),(cx-.06,y+s*.205,z-.012)],6),.0075,mat('coneo'),10)
        N_=12; lv=[(0,.2286,-.012),(0,.214,-.075),(1,.190,-.135),(0,.166,-.192),(1,.148,-.247),(0,.138,-.302),(1,.136,-.357),(0,.142,-.410),(1,.150,-.455)]
        P=lambda k,i: V((cx+lv[k][1]*math.cos(2*pi*(i+.5*lv[k][0])/N_),y+lv[k][1]*math.sin(2*pi*(i+.5*lv[k][0])/N_),z+lv[k][2]))
        for i in range(N_):
            b.tube([P(0,i)+V((0,0,.004)),P(1,i)],.0034,mat('cord'),7); b.cyl(P(0,i)+V((0,0,-.006)),P(0,i)+V((0,0,.006)),.006,mat('coneo'),8)
            for k in range(1,len(lv)-1):
                for d in ((0,-1) if lv[k+1][0] else (0,1)): p,q=P(k,i),P(k+1,i+d); o=((p+q)/2-V((cx,y,0))); o.z=0; b.tube([p,(p+q)/2-V((0,0,.006))+o*.02,q],.0034,mat('cord'),7)
                b.lathe([(1e-4,-.006),(.0052,-.003),(.0052,.003),(1e-4,.006)],mat('cord'),M.Translation(P(k,i)),8)
        b.put(); k=sball(.12,"basket"); k.put((-4.9,13.1,.02),70); rk=B('rk')
        g=court(-7.4,2.1,7.6,21.2); line=lambda c,r_,a0,a1: g.tube([(c+r_*math.cos(a0+(a1-a0)*i/90),y+r_*math.sin(a0+(a1-a0)*i/90),.0125) for i in range(91)],.011,mat('whitep'),8)
        for e in (1,-1): g.box((-4.5,y+e*2.45,.0205),(5.8,.05,.001),mat('whitep'),0)
        g.box((-1.6,y,.0205),(.05,4.95,.001),mat('whitep'),0); line(-1.6,1.8,0,2*pi); line(-6.45,6.75,-1.35,1.35); g.put()
        for zz in (.35,.75): 
            for dx in (-.1,.1): rk.cyl((-7.05+dx,15.4,zz),(-7.05+dx,17.0,zz),.014,mat('black'),10)
        for yy in (15.4,17.0): rk.box((-7.05,yy,.5),(.3,.05,1.0),mat('black'),.005)
        rk.put()
        for zz in (.37,.77):
            for i in range(5): k.put((-7.05,15.62+.29*i,zz),40*i)
    if c=='volley':
        for o in list(bpy.data.objects):
            if o.name.split('.')[0] in ('hur','sign'): bpy.data.objects.remove(o)      # the net would cut the words on the wall
        b=B('vn'); y=10.0; b.box((.6,26.98,1.56),(16.4,.03,.10),mat('redm'),0)
        for x in (-5.7,1.9): b.cyl((x,y,0),(x,y,2.5),.045,mat('galv'),24); b.lathe([(1e-4,0),(.11,0),(.11,1.8),(1e-4,1.8)],mat('leatherr'),M.Translation((x,y,.02)),32)
        for o in list(bpy.data.objects):
            if o.name.split('.')[0]=='lad' or o.name.split('.')[0]=='cone' and o.location.x>0: bpy.data.objects.remove(o)
        quiet_sky(.22); sag=lambda u:-.035*math.sin(pi*u)
        netgrid(b,lambda u,v:V((-5.55+7.3*u,y+.012*math.sin(u*19)*math.sin(pi*v),1.47+.92*v+sag(u))),73,9,.0027,'cord',60)
        for z_,h_ in ((2.40,.07),(1.455,.05)):
            for i in range(40): u0,u1=i/40,(i+1)/40; b.beam((-5.58+7.36*u0,y,z_+sag(u0)),(-5.58+7.36*u1,y,z_+sag(u1)),h_,.014,mat('whitep'),0)
        for x in (-5.56,1.76): b.beam((x,y,1.45),(x,y,2.42),.05,.012,mat('whitep'),0)
        for x,e in ((-5.58,-5.7),(1.78,1.9)):
            for z_ in (2.40,1.46): b.tube([(x,y,z_),(e,y,z_+.02)],.004,mat('cord'),6)
        for x in (-5.7,1.9): b.cyl((x,y,2.5),(x,y,2.52),.048,mat('black'),20); b.box((x,y-.07,1.32),(.05,.06,.10),mat('black'),.008)
        b.put(); k=sball(.105,'volley')
        f=court(-5.95,2.15,4.2,17)
        for y_ in (7,10,13): f.box((-1.9,y_,.0205),(7.0,.05,.001),mat('whitep'),0)
        for x in (-5.4,1.6): f.box((x,10.6,.0205),(.05,12.8,.001),mat('whitep'),0)
        for x in (-5.7,1.9): f.lathe([(1e-4,.06),(.30,.055),(.34,0)],mat('black'),M.Translation((x,y,.02)),40)      # what the posts stand in
        f.put(); k.put((.22,5.92,.020),60); k.put((-3.3,11.2,.020),130)
    if c=='soccer':
        for o in list(bpy.data.objects):
            if o.name.split('.')[0]=='sign': bpy.data.objects.remove(o)      # the net would cut the words on the wall
        quiet_sky(.22); b=B('goal'); b.box((.6,26.98,1.56),(16.4,.03,.10),mat('redm'),0); y=21.2; x0,x1=-4.4,.6; T=lambda P,r=.025: b.tube(P,r,mat('whitep'),20)
        T([(x0,y,0),(x0,y,1.95)]+[(x0+.05*(1-math.cos(a)),y,1.95+.05*math.sin(a)) for a in (.4,.8,1.2)]+[(x0+.05,y,2.0),(x1-.05,y,2.0)]+[(x1-.05*(1-math.cos(a)),y,1.95+.05*math.sin(a)) for a in (1.2,.8,.4)]+[(x1,y,1.95),(x1,y,0)],.05)
        for x in (x0,x1): T(smooth([(x,y+.03,1.98),(x,y+.45,1.98),(x,y+.62,1.93),(x,y+.72,1.78),(x,y+1.5,.03)],8)); T([(x,y+1.5,.028),(x,y+.03,.028)])
        T([(x0,y+1.5,.028),(x1,y+1.5,.028)])
        n=lambda *a: netgrid(b,*a,.0021,'cord')
        S=smooth([V((0,y+.03,1.96)),V((0,y+.42,1.955)),V((0,y+.62,1.91)),V((0,y+.74,1.74)),V((0,y+1.12,.82)),V((0,y+1.47,.05))],12); S=[V(p) for p in S]; at=lambda v:S[min(len(S)-1,int(v*(len(S)-1)))].lerp(S[min(len(S)-1,int(v*(len(S)-1))+1)],v*(len(S)-1)%1)
        n(lambda u,v:V((x0+(x1-x0)*u,0,0))+at(v)+V((0,.05*math.sin(pi*u)*math.sin(pi*v),-.03*abs(math.sin(pi*u*4))*(1-v))),42,21)      # roof and back in one piece
        for x in (x0,x1):      # the sides, gathered at the bar
            n(lambda u,v,x=x:V((x+.012*math.sin(u*9)*math.sin(pi*v),y+.02+(at(1-v*.93).y-y-.02)*u,.05+(at(1-v*.93).z-.05)*1.0)),11,17)
        for i in range(21): b.tube([(x0+(x1-x0)*i/20-.01,y+.0,1.955),(x0+(x1-x0)*i/20,y+.055,1.99),(x0+(x1-x0)*i/20+.01,y+.03,1.94)],.003,mat('cord'),6)
        b.put(); k=sball(.11,'soccer')
        g=B('pitch'); g.box((-1.9,19.6,.0175),(8.1,9.6,.003),mat('turf'),0)      # a pitch has no yard lines
        for a,w_ in (((-1.9,17.3),(6.6,.08)),((-5.2,19.2),(.08,3.9)),((1.4,19.2),(.08,3.9)),((-1.9,21.2),(8.0,.08))): g.box((*a,.0195),(*w_,.001),mat('whitep'),0)
        g.put(); astro(-4.4,16.9,1.2,22.9,m='turfp')
        for x,yy,r in ((-2.97,17.86,10),(-2.16,19.15,80),(-1.80,18.42,140)): k.put((x,yy,.016),r)
        for i,x in enumerate((-4.6,-3.45,-2.2,-1.0,.2)): cone(.23,'coneo').put((x,20.2,.016),15*i)
    if c in('batter','cage','baseball'):
        for o in list(bpy.data.objects):
            if o.name.split('.')[0]=='net': bpy.data.objects.remove(o)
        linenet((3.5,5,0),(3.5,24,0),3.9); linenet((8.4,5,0),(8.4,24,0),3.9) if c=='cage' else None; linenet((3.5,24,0),(8.5,24,0),3.9); linenet((5.2,5,0),(8.5,5,0),3.9)
    if c=='batter':
        for yy in (9,13,17,21): area((6.0,yy,3.7),(0,0,0),(1.2,.12),70,(1,.96,.9))
        b=B('tee'); b.lathe([(1e-4,0),(.2,0),(.2,.015),(.03,.03),(.028,.75),(.035,.80),(1e-4,.80)],mat('dark'),None,32); b.put((6.1,19.2,.016)); k=B('bb'); ball(k,(6.1,19.2,.855),.037,'bball',1,4); k.put(); bt=B('bat'); pr=[(1e-4,0),(.024,0),(.024,.012),(.013,.03),(.014,.25),(.022,.45),(.032,.60),(.033,.80),(.022,.84),(1e-4,.845)]; bt.lathe(pr,mat('ply'),None,28); o=bt.put(); o.matrix_world=M.Translation((5.55,19.9,.05))@M.Rotation(R(25),4,'Z')@M.Rotation(pi/2,4,'Y')
    if c=='baseball':
        area((4.2,20.6,2.6),(40,0,-50),(1.2,1.2),85,(1,.93,.84)); area((6.0,13,3.7),(0,0,0),(1.2,.12),80,(1,.96,.9)); area((6.0,17.6,3.7),(0,0,0),(1.2,.12),60,(1,.96,.9))
        b=B('tee'); b.lathe([(1e-4,0),(.2,0),(.205,.01),(.19,.018),(.03,.03),(.026,.05),(.026,.46),(.030,.465),(.030,.48),(.022,.485),(.022,.62),(.034,.655),(.036,.66),(.030,.655),(1e-4,.64)],mat('plate_rub'),None,40); b.lathe([(.0265,.40),(.0275,.405),(.0275,.43),(.0265,.435)],mat('redm'),None,40); b.put((6.35,18.7,.016)); k=baseball(); k.put((6.35,18.7,.016+.642))
        for x,y,r in ((5.47,19.78,30),(5.585,19.66,150),(5.38,19.58,60),(6.5,17.6,60),(5.2,17.9,200),(5.66,18.3,10)): k.put((x,y,.016),r)
        bt=B('bat'); bt.lathe([(1e-4,0),(.022,.0),(.025,.006),(.024,.014),(.014,.03),(.0128,.10),(.0132,.25)],mat('grey'),None,28); bt.lathe([(.0132,.25),(.018,.42),(.026,.55),(.0325,.68),(.0335,.78),(.031,.83),(.022,.846),(1e-4,.85)],mat('postw'),None,28); bt.lathe([(.0138,.243),(.0146,.248),(.0146,.258),(.0138,.262)],mat('redm'),None,28); o=bt.put(); o.matrix_world=M.Translation((5.36,19.26,.05))@M.Rotation(R(-14),4,'Z')@M.Rotation(pi/2,4,'Y')
        h=B('home'); x,y=6.35,19.05; p=((-.216,-.216),(.216,-.216),(.216,0),(0,.216),(-.216,0)); h.add([V((x+u,y+v,z)) for z in (.016,.030) for u,v in p],[[5,6,7,8,9]]+[[i,(i+1)%5,(i+1)%5+5,i+5] for i in range(5)],mat('ballw'))
        for e in (1,-1):      # the batters' boxes
            for u in (.37,1.59): h.box((x+e*u,y-.02,.018),(.05,1.91,.004),mat('whitep'),0)
            for v in (-.95,.91): h.box((x+e*.98,y+v,.018),(1.17,.05,.004),mat('whitep'),0)
        h.put()
    if c=='cage':
        for yy in (7,10,14): area((6.0,yy,3.7),(0,0,0),(1.2,.12),60,(1,.96,.9))
def netgrid(b,f,nu,nv,r,m,sub=24):
    """a knotted net: cords along u and v of the surface f(u,v)"""
    for i in range(nu+1): b.tube([f(i/nu,j/sub) for j in range(sub+1)],r,mat(m),5)
    for j in range(nv+1): b.tube([f(i/(nu*2),j/nv) for i in range(nu*2+1)],r,mat(m),5)
def blades(name,lined):
    """blades of the green turf: white where they stand in a yard line"""
    s=N(name); p=s.n('SeparateXYZ',{0:s.n('NewGeometry').outputs['Position']}); x,y=p.outputs[0],p.outputs[1]; near=lambda v,c,w: s.math('LESS_THAN',s.math('ABSOLUTE',s.math('SUBTRACT',v,c)),w); every=lambda v,o,d: s.math('MULTIPLY',s.math('FRACT',s.math('DIVIDE',s.math('SUBTRACT',v,o-d/2),d)),d)
    f=s.math('MULTIPLY',near(every(y,-2.3,4.572),2.286,.05),near(x,-1.9,4.0)); h=s.math('MAXIMUM',s.math('MAXIMUM',near(x,-5.55,.21),near(x,-2.6,.21)),s.math('MAXIMUM',near(x,-1.2,.21),near(x,1.75,.21))); f=s.math('MAXIMUM',f,s.math('MULTIPLY',h,near(every(y,-2.3,.9144),.4572,.03))); f=s.math('MAXIMUM',f,s.math('MAXIMUM',near(x,-5.95,.05),near(x,2.15,.05)))
    co=s.n('NewGeometry').outputs['Position']; c=s.mix(s.ramp(s.noise(co,300,2,.6),.35,.65),(.020,.070,.018),(.075,.185,.045)); c=s.mix(s.ramp(s.noise(co,3,4,.6),.35,.65,0,.3),c,(.022,.06,.016)); s.p(Base_Color=s.mix(f,c,(.62,.62,.60)) if lined else c,Roughness=.75,Specular=.2); return s.mat
MATS.update(turfb=lambda: blades('turfb',True),turfp=lambda: blades('turfp',False))
def astro(x0,y0,x1,y1,L=.5,n=5200,m='turfb'):
    """short blades where the camera is near enough to see them"""
    T=[]
    for k in range(3):
        q=random.Random(60+k); b=B('astro'); vs=[]; fs=[]
        for i in range(n):
            x,y=q.uniform(-L/2,L/2),q.uniform(-L/2,L/2); a=q.uniform(0,6.28); h=q.uniform(.007,.0135); e=V((math.cos(a),math.sin(a),0))*.0011; d=V((q.gauss(0,.5),q.gauss(-.2,.5),0))*h; o=len(vs)
            vs+=[V((x,y,-.002))-e,V((x,y,-.002))+e,V((x,y,h*.6))+d*.35+e*.8,V((x,y,h*.6))+d*.35-e*.8,V((x,y,h))+d]; fs+=[[o,o+1,o+2,o+3],[o+3,o+2,o+4]]
        b.add(vs,fs,mat(m)); T.append(b)
    q=random.Random(9)
    for i in range(int((x1-x0)/L)+1):
        for j in range(int((y1-y0)/L)+1): q.choice(T).put((x0+L*(i+.5),y0+L*(j+.5),.016),90*q.randrange(4))
def quiet_sky(k): bpy.context.scene.world.node_tree.nodes['Background'].inputs[1].default_value=k      # indoors the sky is only looked at: dim enough to keep its blue in the windows
MATS['court']=simple('court',(.055,.056,.062),.42,0,.35,var=.05,vs=6)
MATS['cord']=simple('cord',(.74,.73,.70),.8,0,.2,var=.05)
def linenet(p0,p1,z1,step=.10,th=.0022):
    b=B('lnet'); p0,p1=V(p0),V(p1); Lh=(p1-p0).length; d=(p1-p0)/Lh; n=int((Lh+z1)/step)
    for i in range(n):
        for s in (1,-1):
            a=i*step; u0,z0=(a,0) if a<=Lh else (Lh,a-Lh); u1,zz=(a-z1,z1) if a>=z1 else (0,a)
            if s<0: u0,u1=Lh-u0,Lh-u1
            q0,q1=p0+d*u0+V((0,0,z0)),p0+d*u1+V((0,0,zz))
            if (q1-q0).length>.05: b.tube([q0,q1],th,mat('netl'),4)
    b.put()
MATS['netl']=simple('netl',(.10,.10,.10),.9,0,.1)
MATS['net10']=netm((.02,.02,.02),.12,.032); MATS['net12']=netm((.60,.60,.58),.14,.030)
# ---- plates of food on the oak counter
F_=dict(time='morning',level=False)
views('nutrition',plates=cam((0,-.95,1.62),(0,-.1,.92),45,2.8,(0,-.12,.93),**F_))
SCENES['plate']=dict(build=SCENES['nutrition']['build'],look=dict(key=.24,con=1.05,wb=.02,sat=1.1),cams=dict(
 bowl=cam((-.20,-.56,1.40),(.038,-.108,.945),60,4.5,(.0,-.14,.97),key=.30,**F_),
 macro=cam((.001,-.22,1.78),(0,-.10,.92),58,5.6,(0,-.1,.93),**F_),
 boxes=cam((.80,-.92,1.30),(.10,-.06,.95),45,2.2,(.25,-.2,.98),**F_),
 table=cam((-.95,-.98,1.50),(.05,.0,.92),36,2.8,(-.1,-.15,.94),**F_),
 oats=cam((.45,-.72,1.28),(.03,-.11,.935),68,2.5,(.04,-.16,.96),**F_)))
Zc=.9075
def dish(b,c,r,h=.018,m='ceram'): b.lathe([(1e-4,.004),(r*.62,.004),(r*.66,.0),(r*.72,.004),(r*.97,h*.86),(r,h),(r*.985,h+.003),(r*.72,.010),(r*.64,.008),(1e-4,.008)],mat(m),M.Translation(V(c)),72)
def deepbowl(b,c,r,h,m='ceram'): b.lathe([(1e-4,.0),(r*.45,.0),(r*.48,.006),(r*.80,h*.45),(r*.98,h*.96),(r,h),(r*.97,h),(r*.77,h*.47),(r*.42,.012),(1e-4,.010)],mat(m),M.Translation(V(c)),72)
def grains(b,c,rx,ry,hh,n,m,q,s=1.0):
    for i in range(n):
        a,r=q.uniform(0,6.28),math.sqrt(q.random()); x,y=rx*r*math.cos(a),ry*r*math.sin(a); b.box((c[0]+x,c[1]+y,c[2]+hh*(1-r*r)+q.uniform(-.001,.003)),(.0066*s,.0024*s,.0022*s),mat(m),.0009,(q.uniform(-40,40),q.uniform(-40,40),q.uniform(0,180)),1)
def mound(b,c,rx,ry,hh,m,sd=1,bump=.12):
    from mathutils import noise as nz
    bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=4,radius=1.0); bm.verts.index_update(); b.add([V((v.co.x*rx,v.co.y*ry,max(0,v.co.z)*hh))*(1+bump*nz.noise(v.co*3.1+V((sd,0,0)))) for v in bm.verts],[[v.index for v in f.verts] for f in bm.faces],mat(m),M.Translation(V(c))); bm.free()
def chicken(b,c,rz,n=5,m='chick',Lg=.085,q=None):
    for i in range(n):
        u=M.Rotation(R(rz),4,'Z')@V((0,(i-n/2)*.0195,0)); rr=rz+q.uniform(-6,6); cc=V(c)+u; b.box(cc,(Lg*(1-.12*abs(i-n/2)),.0165,.030),mat(m),.007,(22,q.uniform(-4,4),rr),4)
        e=Euler((R(22),0,R(rr))).to_matrix()
        for k in range(4 if m=='chick' else 7): b.box(cc+e@V((-.028+k*(.018 if m=='chick' else .009),0,.0150)),(.0035 if m=='chick' else .0012,.0135,.0012),mat('char_' if m=='chick' else 'salml'),.0004,(22,0,rr+(24 if m=='chick' else 12)),1)
def broc(b,c,q,n=6,rr=.03):
    for i in range(n):
        a=q.uniform(0,6.28); r=rr*math.sqrt(q.random()); p=V(c)+V((r*math.cos(a),r*math.sin(a),q.uniform(0,.012))); b.cyl(p-V((0,0,.022)),p,.006,mat('appleg'),8)
        for k in range(16): d=V((q.gauss(0,1),q.gauss(0,1),abs(q.gauss(0,.7)))).normalized(); ball(b,p+d*.0105,q.uniform(.0045,.0075),'brocc',1,2,.25,k)
def avocado(b,c,rz,n=6):
    for i in range(n):
        m=M.Translation(V(c))@M.Rotation(R(rz),4,'Z')@M.Translation((0,(i-n/2)*.011,0))@M.Rotation(R(58),4,'X')
        o=[];k=18
        for j in range(k): a=pi*j/(k-1); o.append((.040*math.cos(a)*(1.0 if math.cos(a)<0 else 1.15),.024*math.sin(a)))
        inn=[(x*.55,y*.35) for x,y in o[::-1]]; P=o+inn; n2=len(P); vs=[m@V((x,y,z)) for z in (0,.006) for x,y in P]; fs=[[j,j+1,n2-2-j,n2-1-j] for j in range(k-1)]; fs+=[[v+n2 for v in f][::-1] for f in fs]+[[j,(j+1)%n2,n2+(j+1)%n2,n2+j] for j in range(n2)]; b.add(vs,fs,mat('avo')); b.tube([m@V((x*1.0,y*1.0,.003)) for x,y in o],.0032,mat('avod'),6)
def tomatoes(b,c,q,n=7,rr=.03):
    for i in range(n):
        a=i*2.4; r=rr*math.sqrt((i+.5)/n); p=V(c)+V((r*math.cos(a),r*math.sin(a),.006+.004*(i%3))); m=M.Translation(p)@M.Rotation(q.uniform(-.5,.5),4,'X')@M.Rotation(q.uniform(-.5,.5),4,'Y'); b.lathe([(1e-4,-.011),(.007,-.009),(.0115,0),(.0115,.002)],mat('straw2'),m,20); b.lathe([(.0115,.002),(.0095,.0026),(1e-4,.0026)],mat('straw'),m,20)
        for k in range(3): aa=k*2.1; b.box(m@V((.005*math.cos(aa),.005*math.sin(aa),.0032)),(.003,.002,.001),mat('rice'),.0004,None,1)
def leaves(b,c,q,n=14,rr=.045,m='spin'):
    for i in range(n):
        a=q.uniform(0,6.28); r=rr*math.sqrt(q.random()); p=V(c)+V((r*math.cos(a),r*math.sin(a),q.uniform(0,.014))); mm=M.Translation(p)@M.Rotation(q.uniform(0,6.28),4,'Z')@M.Rotation(q.uniform(-.6,.6),4,'X')@M.Rotation(q.uniform(-.5,.5),4,'Y'); vs=[];fs=[]; n_=7
        for k in range(n_): t=k/(n_-1); w=.015*math.sin(pi*min(1,t*.92+.05)); z=.012*math.sin(pi*t); vs+=[mm@V((-.028+.056*t,w,z+.004)),mm@V((-.028+.056*t,0,z)),mm@V((-.028+.056*t,-w,z+.004))]; 
        for k in range(n_-1): o=3*k; fs+=[[o,o+1,o+4,o+3],[o+1,o+2,o+5,o+4]]
        b.add(vs,fs,mat(m))
def berries(b,c,q,n=14,rr=.04,kinds=('berry','straw','berry')):
    for i in range(n):
        a=q.uniform(0,6.28); r=rr*math.sqrt(q.random()); kk=q.choice(kinds); ball(b,V(c)+V((r*math.cos(a),r*math.sin(a),.006+q.uniform(0,.008))),.0085 if kk=='berry' else .012,kk,1.05,3,.06,i)
def egg(b,c,rz=0): m=M.Translation(V(c))@M.Rotation(R(rz),4,'Z'); b.lathe([(1e-4,-.018),(.014,-.014),(.0215,-.002),(.0215,.0),(.0215,.001),(1e-4,.001)],mat('white'),m@M.Scale(1.25,4,V((1,0,0))),32); b.lathe([(.0125,.0012),(.010,.004),(1e-4,.005)],mat('yolk'),m,24)
def fork(b,x,y,rz,knife=False):
    m=M.Translation((x,y,Zc+.0095))@M.Rotation(R(rz),4,'Z'); g=lambda c,d,r=None:b.add(*__import__('kit')._bevbox(*d,.0012,2),mat('steel'),m@M.Translation(V(c)))
    g((0,-.05,0),(.012,.11,.003))
    if knife: g((.003,.055,0),(.019,.10,.0018))
    else:
        g((0,.015,0),(.020,.03,.003))
        for k in range(4): g((-.0082+.0055*k,.055,0),(.0032,.05,.003))
SCENES['plate']['clear']=True
def build_plate(c):
    old=SCENES['nutrition']['build']; old('plates') if len(__import__('inspect').signature(old).parameters) else old(); q=q_(11)
    for o in list(bpy.data.objects):      # clear the counter in front of the camera
        if o.type=='MESH' and abs(o.location.z-Zc)<.02 and abs(o.location.x)<1.2 and o.name.split('.')[0] in ('meal','bowl','tow','shk'): bpy.data.objects.remove(o)
    for o in list(bpy.data.objects):
        if o.type=='MESH' and o.name.split('.')[0]=='board' : o.location.x-=.35
    b=B('food')
    def nap(x,y,rz,m='fabw',w=.26): b.box((x,y,Zc+.004),(w,.34,.006),mat(m),.003,(0,0,rz),2)
    if c=='bowl':
        area((.9,-.9,2.2),(30,0,35),(1.2,.8),24,(1,.95,.88)); import food as fd; f=fd.F('bowled'); fd.roundbowl(b,(0,-.1,Zc),.105,.066); z=Zc+.050; C=V((0,-.1,z))
        f.col=(.10,.075,.04); f.sheet([[C+V((.098*r*math.cos(a),.098*r*math.sin(a),-.010)) for a in [2*pi*i/32 for i in range(32)]] for r in (1,.6,.2,.01)],mat('f_seed'),None,None,True)
        fd.leaves(f,C+V((-.050,.056,.006)),q,24,.040,.030,.014,.050)
        fd.quinoa(f,C+V((-.014,-.040,-.006)),.058,.050,.030,4200,q)
        fd.breast(f,C+V((.022,.053,.014)),-20,8,.118,.034,.026,20,.012)
        for i,(x,y,k,t,u) in enumerate(((-.072,-.030,.82,6,-18),(-.056,-.062,.86,20,-10),(-.078,.002,.70,0,-20),(-.048,-.030,.74,6,4))): fd.floret(3+i%4,1.1*k).put(tuple(C+V((x,y,.010))),rot=(t,u,75*i))
        for i in range(5): fd.avoslice(f,M.Translation(C+V((.010+.0118*i,-.014+.0045*i,.014+.0012*i)))@M.Rotation(R(-101+6*i),4,'Z')@M.Rotation(R(10),4,'X')@M.Rotation(R(3),4,'Y')@M.Scale(.9,4),.46,i in(1,2,3))
        for i,(x,y,t,u) in enumerate(((.079,.024,.1,.35),(.054,.016,-.1,.0),(.088,.001,.1,.5),(.068,.000,.05,.1))): fd.tomato(f,M.Translation(C+V((x,y,.022)))@M.Rotation(i*1.3,4,'Z')@M.Rotation(t,4,'X')@M.Rotation(-u,4,'Y'),q)
        fd.egghalf(f,M.Translation(C+V((-.008,-.004,.034)))@M.Rotation(R(20),4,'Z')@M.Rotation(R(16),4,'X'))
        for p_ in ((-.03,-.02),(.0,.02)): fd.specks(f,C+V((p_[0],p_[1],.026)),.05,.04,16,q,[(.03,.02,.012),(.06,.14,.02)],s=.0010)
        th=fd.napkin(f,(.215,-.165,Zc),.135,.30,-24); fd.cutlery(f,(.208,-.165,Zc+th),-24); f.put(); b.put(); bottle('trans',cap='red').put((.36,.25,Zc)); shaker().put((-.10,.34,Zc),30)
    if c=='macro':
        dish(b,(0,-.1,Zc),.165,.020); z=Zc+.012
        chicken(b,(-.068,-.035,z+.020),62,6,'chick',.085,q); mound(b,(.068,-.045,z),.062,.055,.030,'rice',3); grains(b,(.068,-.045,z+.003),.058,.050,.028,420,'rice',q); broc(b,(-.06,-.155,z+.018),q,8,.040); leaves(b,(-.02,-.19,z+.006),q,8,.03); avocado(b,(.05,-.165,z+.012),35,8); tomatoes(b,(.105,-.125,z+.004),q,5,.022)
        nap(-.26,-.1,4); fork(b,-.24,-.10,3); fork(b,-.275,-.10,4,True)
        for x,y,m_ in ((.27,.06,'berry'),): deepbowl(b,(.29,.05,Zc),.062,.035); berries(b,(.29,.05,Zc+.022),q,22,.040)
        b.lathe([(1e-4,0),(.032,0),(.034,.004),(.038,.095),(.036,.095),(.032,.006),(1e-4,.005)],mat('glass'),M.Translation((-.22,.17,Zc)),40); b.lathe([(1e-4,.006),(.031,.006),(.0345,.07),(1e-4,.07)],mat('trans'),M.Translation((-.22,.17,Zc)),40); b.put()
    if c=='boxes':
        K=[('rice','brocc','chick'),('sweet','tomato','salmon'),('rice','tomato','chick'),('mix','carrot','egg')]; b.put()
        for i,(x,y,zz,k,r) in enumerate(((.12,-.18,0,0,6),(.36,-.22,0,1,-4),(.20,.02,0,2,3),(.44,.0,0,3,-6),(-.12,-.10,0,1,10),(-.04,.12,0,0,-3))): meal(K[k],seed=i+20).put((x,y,Zc+zz),r)
        lid=B('lid'); lid.box((0,0,.004),(.232,.172,.008),mat('trans'),.004); 
        for i in range(4): lid.put((-.36,-.22+.004*i,Zc+.0085*i),8+3*i)
        mk=B('mk'); mk.cyl((0,0,.008),(.13,0,.008),.007,mat('redm'),14); mk.cyl((.13,0,.008),(.145,0,.008),.004,mat('dark'),10); mk.put((-.1,-.33,Zc),25)
    if c=='table':
        for i,(x,y) in enumerate(((-.42,-.20),(.0,-.26),(.42,-.18),(-.22,.16),(.26,.18))):
            dish(b,(x,y,Zc),.125,.017,'ceram' if i%2==0 else 'ceramk'); z=Zc+.010
            if i==0: chicken(b,(x-.04,y+.03,z+.018),40,5,'chick',.075,q); broc(b,(x+.05,y+.02,z+.016),q,5,.03); mound(b,(x,y-.055,z),.05,.038,.022,'quinoa',4)
            if i==1: chicken(b,(x-.02,y+.035,z+.018),10,5,'salmon',.08,q); leaves(b,(x+.03,y-.04,z+.004),q,14,.045); tomatoes(b,(x-.055,y-.04,z+.004),q,6,.025)
            if i==2: mound(b,(x-.03,y+.02,z),.055,.05,.026,'rice',5); grains(b,(x-.03,y+.02,z+.002),.05,.046,.024,240,'rice',q); avocado(b,(x+.05,y,z+.012),60,6); egg(b,(x+.0,y-.06,z+.018)); egg(b,(x+.05,y-.055,z+.018),40)
            if i==3: berries(b,(x,y,z),q,40,.065,('berry','straw','appleg')); 
            if i==4: leaves(b,(x,y,z+.004),q,30,.07); tomatoes(b,(x+.03,y-.02,z+.018),q,7,.035)
        for x,rz in ((-.60,6),(-.2,-4),(.22,3)): fork(b,x,-.24,rz)
        nap(-.62,-.22,6,'linen',.14); b.put(); bottle('trans',cap='red').put((.05,.02,Zc)); shaker('trans','black').put((.56,.12,Zc)); shaker('black','red').put((-.50,.20,Zc))
    if c=='oats':
        deepbowl(b,(0,-.1,Zc),.105,.062); z=Zc+.044; mound(b,(0,-.1,z-.012),.088,.088,.016,'oat',2,.05); berries(b,(-.035,-.075,z+.004),q,16,.030); 
        for i in range(7): m=M.Translation((.012+.013*i-.01,-.125+.012*math.sin(i*.6)+.02,z+.006))@M.Rotation(R(40),4,'Y'); b.lathe([(1e-4,-.003),(.0155,-.003),(.0165,0),(.0155,.003),(1e-4,.003)],mat('bananaf'),m,24)
        for i in range(20): a=q.uniform(0,6.28); r=.03*math.sqrt(q.random()); ball(b,(.0+r*math.cos(a)-.01,-.16+r*math.sin(a)*.6,z+.005),.0045,'brown',.6,2)
        nap(.20,-.12,-14,'linen'); m=M.Translation((.20,-.14,Zc+.008))@M.Rotation(R(-14),4,'Z'); b.add(*__import__('kit')._bevbox(.010,.12,.003,.001,2),mat('steel'),m); b.lathe([(1e-4,.0),(.012,.001),(.019,.006)],mat('steel'),m@M.Translation((0,.075,0))@M.Scale(1.5,4,V((0,1,0))),28); b.put(); plant(.3,4,'ceram').put((-.30,.12,Zc),scale=.55); deepb=B('b2'); deepbowl(deepb,(-.20,-.18,Zc),.05,.03); berries(deepb,(-.20,-.18,Zc+.018),q,18,.032); deepb.put(); bottle('trans',cap='red').put((.26,.16,Zc))
SCENES['plate']['build']=build_plate
MATS['bananaf']=simple('bananaf',(.78,.68,.40),.5,0,.4,var=.1)
# ---- outside
views('front',
 golden=cam((-9.5,-18.5,1.6),(.6,-1,4.3),24,5.6,(-4,-2,3),time='golden'),
 dusk=cam((-1.5,-16.5,1.5),(-2.4,0,3.6),24,4.0,(-4,-1,3),time='dusk',key=.15,wb=.0),
 share=cam((-4.4,-15.5,1.6),(-4.0,0,3.9),24,5.6,(-4,-2,3),time='golden'),
 bikes=cam((2.6,-5.0,1.15),(5.9,-2.9,.50),36,2.2,(4.8,-3.0,.6),time='golden',**L),
 finish=cam((-8.6,-15.2,1.35),(-3.2,-4.5,2.1),28,4.0,(-5,-9,1.8),time='morning'),
 table=cam((4.6,-9.8,1.35),(8.6,-3.6,.85),30,2.8,(7,-6,.8),time='golden',**L))
def pennants(p0,p1,n=18,sag=.35):
    b=B('pen'); P=[V(p0).lerp(V(p1),i/40)+V((0,0,-sag*math.sin(pi*i/40))) for i in range(41)]; b.tube(P,.006,mat('whitep'),6); d=(V(p1)-V(p0)).normalized()
    for i in range(n): t=(i+.5)/n; c=V(p0).lerp(V(p1),t)+V((0,0,-sag*math.sin(pi*t))); b.add([c-d*.13,c+d*.13,c+V((.02*math.sin(i*3),.03*math.sin(i*5),-.34))],[[0,1,2]],mat(['redd','linew','black'][i%3]))
    b.put()
@dress('front')
def _(c):
    if c=='dusk':
        for x in (-12.2,-6.8,-1.6,3.55): area((x,-.66,3.52),(-20,0,0),(.3,.3),90,(1,.74,.42)); 
        for d in (-9.4,-4.2,1.0): area((d,-.35,2.6),(90,0,0),(3.4,1.4),60,(1,.72,.42))
        area((-4.2,-1.2,6.1),(-35,0,180),(12,.2),120,(1,.86,.66)); area((8.15,-.9,3.0),(0,0,0),(1.8,.6),45,(1,.78,.5))
    if c=='finish':
        b=B('arch'); x0,x1,y=-7.6,-1.9,-8.6
        for x in (x0,x1): b.cyl((x,y,-.02),(x,y,3.3),.17,mat('redd'),32); b.lathe([(1e-4,.12),(.36,.10),(.4,0)],mat('black'),M.Translation((x,y,-.02)),32)
        b.tube(smooth([(x0,y,3.2),(x0+.15,y,3.65),(x0+.7,y,3.9),((x0+x1)/2,y,3.95),(x1-.7,y,3.9),(x1-.15,y,3.65),(x1,y,3.2)],8),.17,mat('redd'),20); b.box(((x0+x1)/2,y,3.27),(x1-x0-.2,.03,1.2),mat('black'),.004); b.text('FINISH',.86,mat('whitep'),M.Translation(((x0+x1)/2,y-.02,3.18))@M.Rotation(pi/2,4,'X'),ext=.003); b.box(((x0+x1)/2,y,-.015),(x1-x0,.5,.008),mat('linew'),0); b.put()
        for i in range(7):
            for s in (x0+.5,x1-.5): cone(.45,'coneo').put((s+(-.06,.05,0,.08,-.04,.02,0)[i]*(1 if s<-4 else -1),-9.6-1.15*i*.8,-.02),12*i)
        t=B('tbl'); t.box((-1.0,-9.6,.74),(.7,1.7,.04),mat('rubw'),.006); 
        for yy in (-10.3,-8.9): t.box((-1.0,yy,.36),(.6,.04,.72),mat('galv'),.004)
        t.put()
        for i in range(14): bottle(['trans','red'][i%2],cap='red').put((-1.2+.12*(i%4),-10.2+.22*(i//2)*.8,.76))
        p=B('cl'); p.box((0,0,.02),(.5,.16,.30),mat('black'),.02); digits(p,'43:12',-.20,-.085,.02,.16); p.put((-4.75,-8.62,4.35),0) if False else None
        pennants((-12.2,-.4,4.0),(-7.8,-8.4,3.4)); pennants((-1.7,-8.4,3.4),(3.55,-.4,4.0))
    if c=='table':
        for k,(x,y,r) in enumerate(((7.0,-6.1,8),(9.6,-6.9,-12))):
            b=B('pic')
            for i in range(5): b.box((-.30+.15*i,0,.74),(.14,1.8,.035),mat('ply'),.005)
            for s in (1,-1):
                for i in range(2): b.box((s*(.62+.14*i),0,.45),(.13,1.8,.035),mat('ply'),.005)
                b.beam((-.70,s*.65,.40),(.70,s*.65,.40),.08,.04,mat('ply')); 
                for e in (1,-1): b.beam((e*.15,s*.65,.72),(e*.55,s*.65,.0),.09,.04,mat('ply'))
            b.put((x,y,-.02),r)
        for i in range(6): bottle(['red','trans','black'][i%3],cap='red').put((6.85+.12*(i%3),-6.6+.4*(i//3)+.1*i,.74))
        st=B('fd'); stack(st,7.1,-5.7,.74,1,['fabr'],.4,.5); st.put(); cl=B('cool'); cl.box((0,0,.20),(.62,.38,.38),mat('redd'),.03,None,3); cl.box((0,0,.41),(.65,.41,.06),mat('rubw'),.02,None,3); cl.tube([(-.33,0,.36),(-.36,0,.50),(.36,0,.50),(.33,0,.36)],.012,mat('rubw'),8); cl.put((8.1,-5.0,-.02),20); g=B('grill'); m=M.Translation((0,0,.78)); g.lathe([(1e-4,-.22),(.16,-.19),(.26,-.08),(.29,.0),(.295,.01)],mat('black'),m,48); g.lathe([(.297,.012),(.28,.10),(.18,.19),(1e-4,.23)],mat('redd'),m,48); g.cyl((0,0,1.01),(0,0,1.05),.02,mat('dark'),12)
        for k in range(3): a=k*2.1; g.cyl((.16*math.cos(a),.16*math.sin(a),.6),(.34*math.cos(a),.34*math.sin(a),0),.012,mat('galv'),10)
        g.put((9.9,-4.4,-.02)); pennants((3.55,-.4,3.5),(9.4,-3.6,3.0),16,.4); sp=B('spk'); sp.box((0,0,.25),(.3,.28,.5),mat('black'),.02); sp.put((6.0,-4.6,-.02),-20)
views('trail',flags=cam((1.6,-.6,1.25),(-.6,8,1.35),30,2.8,(.2,4,1.0),time='golden',**L))
@dress('trail')
def _(c):
    if c=='flags':
        px=lambda y: .9*math.sin(y*.16)+.5*math.sin(y*.071+1)-.42
        for i,(y,s) in enumerate(((3.2,-1),(3.2,1),(6.4,-1),(6.4,1),(9.8,-1),(9.8,1))):
            x=px(y)+s*1.05; z=.045*y*(1+.01*y)*.8-.1; b=B('ff'); b.cyl((0,0,0),(0,0,2.0),.012,mat('galv'),10); n=14; vs=[];fs=[]
            for k in range(n): t=k/(n-1); vs+=[V((0,0,.75+1.25*t)),V((.34*math.sin(pi*(.25+.7*t))*(1 if t<.98 else .6),.06*math.sin(t*5+i),.72+1.25*t))]
            for k in range(n-1): o=2*k; fs.append([o,o+1,o+3,o+2])
            b.add(vs,fs,mat('redd' if i%2 else 'linew')); b.put((x,y,z),12*i)
views('recovery',card=cam((2.3,-2.5,1.3),(-1.0,2.2,1.0),26,3.0,(.75,.4,.7)),robe=cam((-1.2,1.2,1.25),(-2.85,1.9,.95),38,2.0,(-2.6,1.8,.9),**L))
@dress('recovery')
def _(c):
    if c=='card': towel('fabr',.34,.6,.3,seed=6).put((.62,.02,.50),170); pair(1.35,-.3,0,150,'whitep','redm','dark')
@dress('stairs')
def _(c):
    if c=='track':   # trees close the view where the bare horizon would be dark
        from nature import treemesh
        T=[treemesh(31,9,3.4,3800),treemesh(32,8,3.2,3800,'leafb')]
        for i in range(26): T[i%2].put((44+5*math.sin(i*2.7),-20+2.1*i,-2.4+.5*math.sin(i*1.9)),50*i,scale=1+.16*math.sin(i*3.1))
@dress('lift')
def _(c):
    if c=='pole':    # no lettering behind a headline
        for o in list(bpy.data.objects):
            if o.name.split('.')[0]=='sign': bpy.data.objects.remove(o)
