"""The way in for the home page's film: bay 1 from the apron at dusk, the hall behind it lit. The door's panels and the camera move with the time, see way()."""
from scenes import *
from nature import *
import scene_front, scene_halls
from way import *
def panel(r):
    """one section of the red door, hinge at its lower edge, outside towards -y"""
    b=B('section'); ph=DH/ROWS; gl=r in (2,3); zc=ph/2; w=DW
    if not gl: b.box((0,0,zc),(w,.05,ph-.014),mat('redd'),.007)
    else:
        for zz in (.064,ph-.064): b.box((0,0,zz),(w,.05,.114),mat('redd'),.007)
    for c in range(4):
        xc=-w/2+w*(c+.5)/4
        if gl:
            b.box((-w/2+w*c/4+(.077 if c==0 else 0),0,zc),(.15,.045,ph-.03),mat('redd'),.004); b.quad([(xc-w/8,.01,.0),(xc+w/8,.01,.0),(xc+w/8,.01,ph),(xc-w/8,.01,ph)],mat('glass'))
            for z in (ph-.125,.125): b.box((xc,-.028,z),(w/4-.16,.02,.02),mat('black'),.003)
        else: b.box((xc,-.030,zc),(w/4-.17,.03,ph-.26),mat('redd'),.010)
    if gl: b.box((w/2-.077,0,zc),(.15,.045,ph-.03),mat('redd'),.004)
    if r==0: b.box((0,0,.015),(w,.06,.03),mat('dark'),.004)
    if r==1: b.box((0,-.04,.0),(.22,.05,.03),mat('steel'),.006)
    return b
PANELS=[]
def set_door(t):
    """each section stands in the track at its height: straight up, round the bend, then flat under the ceiling inside"""
    rise=door_up(t); ph=DH/ROWS; rad=.42; top=DH+.02
    def at(s):
        if s<top: return s,0.0,0.0
        a=min(1,(s-top)/(rad*pi/2)); e=max(0,s-top-rad*pi/2); return top+rad*math.sin(a*pi/2),rad*(1-math.cos(a*pi/2))+e,0
    for r,o in enumerate(PANELS):
        z0,y0,_=at(r*ph+rise); z1,y1,_=at((r+1)*ph+rise); tilt=math.atan2(y1-y0,z1-z0)
        o.matrix_basis=M.Translation((X0-.14-y0,Y0,z0))@M.Rotation(pi/2,4,'Z')@M.Rotation(-tilt,4,'X')
def outer():
    """the street side of bay 1, in the coordinates of the front: x along the wall, -y outside"""
    H=8.7; bay=[(-2,2,0,4.2)]; W=[(-1.67,-.43,5.95,7.75),(.43,1.67,5.95,7.75),(-8.2,-6.9,5.95,7.75),(-6.2,-4.9,5.95,7.75),(5,6.3,5.95,7.75)]
    wallgrid(-14,14,H,bay+W,'brick',t=.10)
    for i,h in enumerate(W): scene_front.sash(*h,blind=(.0,.6,.35,0,.9)[i])
    b=B('trim'); y=.02
    for s in (1,-1): b.box((s*(2+.12),.05,DH/2+.1),(.24,.30,DH+.2),mat('stone'),.012)
    b.box((0,.05,DH+.20),(4.48,.34,.40),mat('stone'),.012); b.text('1',.34,mat('dark'),M.Translation((0,-.125,4.40))@M.Rotation(pi/2,4,'X'),ext=.004)
    b.box((0,-.05,5.22),(28,.14,.22),mat('stone'),.012)
    for x in (-8.4,-3.3,3.3,8.4): b.box((x,-.06,H/2-.35),(.52,.14,H-.9),mat('brick'),0); b.box((x,-.08,.35),(.60,.20,.70),mat('stone'),.012)
    for x in (-3.3,3.3,-8.4,8.4):
        b.cyl((x,-.13,3.55),(x,-.20,3.55),.07,mat('black'),20); b.tube([(x,-.18,3.55),(x,-.30,3.78),(x,-.48,3.86),(x,-.62,3.78),(x,-.64,3.68)],.016,mat('black'),10)
        b.lathe([(.03,.10),(.06,.08),(.19,0),(.185,-.01),(.05,.06),(1e-4,.07)],mat('black'),M.Translation((x,-.64,3.60)),32); b.lathe([(1e-4,-.03),(.05,-.02),(.055,.02),(1e-4,.05)],mat('bulb'),M.Translation((x,-.64,3.62)),20)
        area((x,-.64,3.545),(-12,0,0),(.16,.16),70,(1,.68,.38),150)
    b.box((0,.04,.01),(3.98,.30,.03),mat('dark'),.004)
    b.put()
    a=B('apron'); a.box((0,-2.9,-.03),(26,5.8,.06),mat('concr'),.01); a.box((0,-5.9,-.025),(26,.22,.05),mat('stone'),.02); a.put()
    l=B('lines')
    for k in range(5): l.box((-1.6+k*.8,-4.6,.0012),(.12,1.5,.002),mat('redm'),0,(0,0,35))
    l.put(); g=B('lot'); g.quad([(-60,-60,-.04),(60,-60,-.04),(60,0,-.04),(-60,0,-.04)],mat('asphaltr')); g.put()
    p=B('plant'); p.box((0,0,.28),(.75,.75,.56),mat('black'),.015); p.box((0,0,.55),(.66,.66,.02),mat('bark'),0); q=shrub(1)
    for x in (-3.95,4.35): p.put((x,-.62,0)); q.put((x,-.62,.50),40*x,scale=.9)
    bike('redd').put((-5.25,-.72,0),6); bottle('red').put((2.45,-.42,0))
@scene('walk',dict(film=cam((15,3,1.58),(0,3,1.58),24,11,time='dusk')),dict(key=.155,con=1.06,wb=.015,vig=.18,grain=0,bloom=.05))
def walk():
    reset(True,az=250,dust=1.2,skyk=.42); scene_halls.hall(bare=1,glow=.05,lights=5.0); scene_halls.kit_lift(); scene_halls.mess_lift()
    t=bpy.context.scene.world.node_tree; bg=t.nodes['Background']; mx=t.nodes.new('ShaderNodeMixRGB'); mx.blend_type='MULTIPLY'; mx.inputs[0].default_value=1; t.links.new(bg.inputs[0].links[0].from_socket,mx.inputs[1]); mx.inputs[2].default_value=(.62,.80,1.25,1); t.links.new(mx.outputs[0],bg.inputs[0])     # the blue hour
    warm=(1,.87,.70)
    for o in bpy.data.lights:
        if o.type=='AREA': o.color=[c*k for c,k in zip(o.color,warm)]
    for x in (-2.4,2.4): area((x,12,4.09),(180,0,0),(.08,26),520,warm,gloss=False)      # the light strips shine up as well: the trusses show
    area((-6.45,12,5.0),(0,-28,0),(.10,26),900,warm,120,gloss=False); area((0,25.4,5.0),(28,0,0),(12,.10),420,warm,120,gloss=False)     # light down the brick
    gone=('tree','sign','num')
    for o in list(bpy.data.objects):
        if o.name.split('.')[0] in gone: bpy.data.objects.remove(o)
    before=set(bpy.data.objects); outer(); T=M.Translation((X0,Y0,0))@M.Rotation(pi/2,4,'Z')
    for o in set(bpy.data.objects)-before: o.matrix_basis=T@o.matrix_basis
    r=B('track')       # the door's rails inside
    for s in (1,-1): r.box((X0-.14,Y0+s*2.03,2.1),(.07,.05,4.2),mat('galv'),.004); r.box((X0-2.6,Y0+s*2.03,4.66),(4.4,.05,.06),mat('galv'),.004)
    r.put(); PANELS[:]=[panel(k).put() for k in range(ROWS)]; set_door(0)
