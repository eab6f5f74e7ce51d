#!/usr/bin/python3
"""film.py NAME... : the site's films out of finished stills: a slow zoom into each, crossfades; encoded as AV1 (webm) and H.264 (mp4), no sound.
Needs python3-opencv, ffmpeg. A poster (the first frame) goes to media/site, except for home's (times.py makes those) and the recap's (in pictures.py)."""
import os,sys,json,subprocess,time,numpy as np,cv2
from PIL import Image
HERE=os.path.dirname(os.path.abspath(__file__)); MEDIA=os.path.dirname(HERE); sys.path.insert(0,HERE); sys.dont_write_bytecode=True
import publish
WORK=publish.WORK; FPS=24; W,H=WIDE=1280,720; TALL=640,800
class Shot:
    """src: scene-camera, or several with | between them, the first one rendered counts; z: zoom at start and end; at: the point of the still in the middle of the picture"""
    def __init__(s,src,dur,z=(1.0,1.0),at=(.5,.5)): s.at=at; s.src,s.dur,s.z=next(x for x in src.split('|') if publish.source(x) or x==src.split('|')[-1]),dur,z; s.img=None
    def load(s):
        f=publish.source(s.src); s.img=cv2.cvtColor(np.asarray(Image.open(f).convert('RGB')),cv2.COLOR_RGB2BGR); s.h,s.w=s.img.shape[:2]; s.k=max(W/s.w,H/s.h)
    def frame(s,t):
        if s.img is None: s.load()
        K=(s.z[0]+(s.z[1]-s.z[0])*t/s.dur)*s.k; x,y=s.at[0]*s.w,s.at[1]*s.h
        return cv2.warpAffine(s.img,np.float32([[K,0,W/2-K*x],[0,K,H/2-K*y]]),(W,H),flags=cv2.INTER_AREA if K<1 else cv2.INTER_CUBIC,borderMode=cv2.BORDER_REFLECT)
def loop(shots,fade):
    T=sum(s.dur-fade for s in shots); n=round(T*FPS); st=np.cumsum([0]+[s.dur-fade for s in shots[:-1]])
    for k in range(n):
        t=(k/FPS+fade)%T; out=None; act=[((t-a)%T,s) for a,s in zip(st,shots) if (t-a)%T<s.dur]
        for l,s in sorted(act,key=lambda q:-q[0]): f=s.frame(l).astype(np.float32); out=f if out is None else out*(1-min(1,l/fade))+f*min(1,l/fade)
        yield out
def line(shots,fade):
    st=[0]; 
    for s in shots[:-1]: st.append(st[-1]+s.dur-fade)
    for k in range(round((st[-1]+shots[-1].dur)*FPS)):
        t=k/FPS; out=None
        for a,s in zip(st,shots):
            if a<=t<a+s.dur: f=s.frame(t-a).astype(np.float32); w=1 if out is None else min(1,(t-a)/fade); out=f if out is None else out*(1-w)+f*w
        yield out
def home(*where):
    """Home's film in four shots, each a slow zoom; `where` keeps what is in focus clear of the words."""
    shots=(('group-slap',3.2),('sports-line',2.8),('bjj-fold',2.8),('ring-hung',3.2))
    return line([Shot(n,t,z=(z,z+.06),at=(x,y)) for (n,t),(x,y,z) in zip(shots,where)],.7)
FILMS=dict(
 hero=lambda:(home((.405,.57,1.26),(.48,.52,1.04),(.5,.54,1.04),(.52,.46,1.04)),'A medicine ball in low sun, two people behind it clap hands; a basketball on the line, a player shoots; a folded gi with a black belt, a class kneels on the mats; red gloves hang in the ring, a boxer trains. It loops.',40,26),
 **{'hero-tall':lambda:(home((.38,.55,1.12),(.54,.52,1.04),(.7,.5,1.02),(.66,.5,1.02)),'The same four shots, cut upright for phones. It loops.',40,26)},
 recap=lambda:(line([Shot('murph-wide',4.5,z=(1.06,1.16)),Shot('front-flag',3.8,z=(1.04,1.13)),Shot('murph-vest',2.8,z=(1.04,1.1)),
   Shot('trail-run|stairs-sprinter',2.8,z=(1.04,1.12)),Shot('lift-pullup',2.6,z=(1.04,1.1)),Shot('murph-pushups',2.6,z=(1.04,1.1)),Shot('murph-squats',2.6,z=(1.04,1.1)),Shot('front-finishers',2.8,z=(1.04,1.12)),
   Shot('murph-medals',2.6,z=(1.04,1.1)),Shot('front-sign',3.8,z=(1.03,1.08))],.4),'Murph Challenge recap: the hall made ready, the flag over the station; from second 8 a weight vest, people at each of the five parts of the workout, the medals and the station.',43,26),
 **{'program-adult-classes':lambda:(loop([Shot('group-rank',3.2,z=(1.02,1.08)),Shot('group-ropes_on',2.9,z=(1.03,1.1)),Shot('group-rank',2.9,z=(1.34,1.4),at=(.62,.45))],.7),'Five people in a row hold dumbbells by their sides, the first hand in focus; a man shakes two battle ropes; the row again, closer. It loops.',39,25),
  'program-alpha-omega-boxing':lambda:(loop([Shot('ring-hung',3.2,z=(1.02,1.08)),Shot('ring-corner',2.4,z=(1.03,1.08)),Shot('ring-hung',2.9,z=(1.34,1.4),at=(.58,.46))],.7),'Red gloves hang over the top rope of the ring, a boxer out of focus behind them; gloves lie on the stool in the red corner; the gloves on the rope again, closer. It loops.',39,25)})
def run(name):
    global W,H
    W,H=TALL if name=='hero-tall' else WIDE; gen,desc,crf,x264=FILMS[name](); out=f'{MEDIA}/film/{name}'; os.makedirs(f'{MEDIA}/film',exist_ok=True); tmp=f'{WORK}/film-{name}.mkv'; n=0
    p=subprocess.Popen(['ffmpeg','-y','-loglevel','error','-f','rawvideo','-pix_fmt','bgr24','-s',f'{W}x{H}','-r',str(FPS),'-i','-','-c:v','libx264','-preset','ultrafast','-crf','6','-pix_fmt','yuv444p',tmp],stdin=subprocess.PIPE)
    for f in gen:
        f=f.clip(0,255).astype(np.uint8)
        if n==0 and not name.startswith(('hero','recap')): Image.fromarray(cv2.cvtColor(f,cv2.COLOR_BGR2RGB)).save(f'{MEDIA}/site/poster-{name}.webp',quality=82,method=6)
        p.stdin.write(f.tobytes()); n+=1
    p.stdin.close(); p.wait(); ff=['ffmpeg','-y','-loglevel','error','-i',tmp,'-an','-pix_fmt','yuv420p','-colorspace','bt709','-color_primaries','bt709','-color_trc','bt709','-vf','scale=out_color_matrix=bt709']
    subprocess.run(ff+['-c:v','libsvtav1','-preset','5','-crf',str(crf),'-g','240',out+'.webm'],check=True); subprocess.run(ff+['-c:v','libx264','-preset','slow','-profile:v','high','-crf',str(x264),'-movflags','+faststart',out+'.mp4'],check=True)
    j=f'{MEDIA}/film/film.json'; r=json.load(open(j)) if os.path.exists(j) else []; since=next((x['since'] for x in r if x['name']==name),time.strftime('%Y-%m-%dT%H:%M:%S+00:00',time.gmtime())); r=[x for x in r if x['name']!=name]+[dict(name=name,seconds=round(n/FPS,2),width=W,height=H,fps=FPS,webm=dict(file=f'{name}.webm',codec='av1',bytes=os.path.getsize(out+'.webm')),mp4=dict(file=f'{name}.mp4',codec='h264',bytes=os.path.getsize(out+'.mp4')),poster=f'poster-{name}.webp',loops=name!='recap',sound=False,since=since,text=desc)]
    r.sort(key=lambda x:list(FILMS).index(x['name']) if x['name'] in FILMS else len(FILMS)); json.dump(r,open(j,'w'),indent=1,ensure_ascii=False); print(name,n/FPS,os.path.getsize(out+'.webm'),os.path.getsize(out+'.mp4'),flush=True)
if __name__=='__main__':
    for n in sys.argv[1:] or FILMS: run(n)
