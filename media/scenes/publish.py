#!/usr/bin/python3
"""publish.py [FILE...] : makes the site's pictures (media/...) out of developed renders, as pictures.py lists them.
With names, such as site/founders.webp, only those are made and only their lines in the lists change; the other sources need not be there.
Without names, all whose source has changed; every source has to be there, or its picture leaves the lists.
A source is "scene-camera" or "scene-camera@x0,y0,x1,y1" (a crop, in parts of the picture's width and height; x0 > x1 also mirrors it); of several candidates the first that is rendered is taken."""
import os,re,sys,json,glob,time
import numpy as np
from PIL import Image, ImageFilter
HERE=os.path.dirname(os.path.abspath(__file__)); MEDIA=os.path.dirname(HERE); WORK=os.environ.get('SCENES_WORK',os.path.join(HERE,'work')); OUT=os.environ.get('OUT',os.path.join(WORK,'out'))
NUMBERS=os.path.join(HERE,'tour-numbers.json')
sys.path.insert(0,HERE); sys.dont_write_bytecode=True
import pictures as P
def source(name):
    c=glob.glob(f'{WORK}/{name}_*.png')
    c=[f for f in c if os.path.getsize(f)>1e5 and os.path.getmtime(f)<time.time()-5 and f[:-4].rsplit('_',1)[1].isdigit() and int(f[:-4].rsplit('_',1)[1])>=(480 if name.startswith('trainer-') else 900)]
    if c: return max(c,key=os.path.getmtime)
    f=f'{OUT}/{name}.webp'; return f if os.path.exists(f) else None
def pick(cands):
    for k,c in enumerate(cands):
        n,_,crop=c.partition('@'); s=source(n)
        if s: return c,n,crop,s,k
    return None
def calmed(im,limit):
    """Smooths fine texture whose contrast is below the limit; edges stay as they are."""
    a=np.asarray(im).astype(np.float32); b=np.asarray(im.filter(ImageFilter.GaussianBlur(1.3))).astype(np.float32)
    d=Image.fromarray(np.abs(a-b).max(2).clip(0,255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(1)); w=np.exp(-(np.asarray(d).astype(np.float32)/limit)**2)[...,None]
    return Image.fromarray((a+(b-a)*w).clip(0,255).round().astype(np.uint8))
def make(src,crop,dst,width=1600,quality=80):
    im=Image.open(src).convert('RGB'); name=re.sub(r'_\d+$','',os.path.basename(src).partition('.')[0]); calm=P.CALM.get(name)
    if calm: im=calmed(im,calm)
    if crop:
        x0,y0,x1,y1=map(float,crop.split(',')); w,h=im.size
        if x0>x1: im,x0,x1=im.transpose(Image.FLIP_LEFT_RIGHT),1-x0,1-x1
        im=im.crop((int(x0*w),int(y0*h),int(x1*w),int(y1*h)))
    up=width/im.width
    if up!=1: im=im.resize((width,round(im.height*up)),Image.LANCZOS)
    if up>1.05:
        im=im.filter(ImageFilter.UnsharpMask(1.1*up,55,2)); a=np.asarray(im).astype(np.float32); r=np.random.default_rng(1); im=Image.fromarray((a+r.normal(size=a.shape[:2])[...,None]*1.6).clip(0,255).astype(np.uint8))
    os.makedirs(os.path.dirname(dst),exist_ok=True)
    if dst.endswith('.jpg'): im.save(dst,quality=82,progressive=True,optimize=True)
    else: im.save(dst,quality=quality,method=5)
def main():
    state_f=f'{WORK}/published.json'; st=json.load(open(state_f)) if os.path.exists(state_f) else {}
    prov=[]; made=0
    def go(rel,cands,width=1600):
        nonlocal made
        p=pick(cands)
        if not p: return None
        c,n,crop,s,k=p; dst=os.path.join(MEDIA,rel); key=f'{c} {os.path.getmtime(s):.0f}'
        if k or (crop and not rel.startswith('site/')): prov.append(f'{rel} <- {c} (wanted {cands[0]})')
        if st.get(rel)!=key or not os.path.exists(dst): make(s,crop,dst,width); st[rel]=key; made+=1
        return c
    num=json.load(open(NUMBERS)) if os.path.exists(NUMBERS) else {}
    full=[c for c in P.TOUR if pick([c])][:80]; crops=[c for c in P.TOUR_CROPS if pick([c])][:max(0,80-len(full))]
    free=sorted(v for k,v in num.items() if k not in full+crops); num={k:v for k,v in num.items() if k in full+crops}     # a number whose picture is gone is given to the next new one
    for c in full+crops:
        if c not in num: num[c]=free.pop(0) if free else max(num.values(),default=0)+1
    for v in free: os.path.exists(f'{MEDIA}/tour-images/image {v}.webp') and os.remove(f'{MEDIA}/tour-images/image {v}.webp')
    seq=full[:]; step=max(2,(len(full)-12)//(len(crops)+1)) if crops else 0
    for i,c in enumerate(crops):      # crops go between, away from the picture they come from
        n=c.split('-')[0]; k=min(12+(i+1)*step+i,len(seq))
        while k<len(seq) and (seq[k-1].startswith(n) or seq[k].startswith(n)): k+=1
        seq.insert(k,c)
    for i in range(1,len(seq)-1):     # no two neighbours of one room
        if seq[i].split('-')[0]==seq[i-1].split('-')[0]:
            for j in range(i+1,len(seq)):
                if seq[j].split('-')[0] not in (seq[i-1].split('-')[0],seq[i+1].split('-')[0]): seq[i],seq[j]=seq[j],seq[i]; break
    tour=[]
    for order,c in enumerate(seq,1):
        go(f'tour-images/image {num[c]}.webp',[c]); tour.append(dict(image_number=num[c],alt_text=P.alt(c),category='Facility Tour',display_order=order))
    json.dump(num,open(NUMBERS,'w'),indent=1)
    dump(os.path.join(MEDIA,'tour-images/tour.json'),tour)
    gal=[]
    for n,cat,cands in P.GALLERY:
        c=go(f'gallery/{n}.webp',cands)
        if c: gal.append(dict(file=f'{n}.webp',alt=P.alt(c),category=cat))
    dump(os.path.join(MEDIA,'gallery/gallery.json'),gal)
    site=[]
    for n,cands in P.SITE.items():
        c=go(f'site/{n}.webp',cands)
        if c: site.append(dict(file=f'{n}.webp',alt=P.alt(c)))
        else: prov.append(f'site/{n}.webp MISSING')
    for e in P.SITE_EXTRA:
        if os.path.exists(os.path.join(MEDIA,'site',e['file'])): site.append(e)
    dump(os.path.join(MEDIA,'site/site.json'),site)
    for n,cands in P.PORTRAITS.items(): go(n,cands,800) or prov.append(f'{n} MISSING')
    for n,cands in P.NUTRITION: go(f'nutrition-images/{n}.jpg',cands)
    pan=[]
    for room,(src,a,links) in P.PANORAMAS.items():
        s=source(src)
        if not s: prov.append(f'panoramas/{room}.webp MISSING'); continue
        rel=f'panoramas/{room}.webp'; key=f'{src} {os.path.getmtime(s):.0f}'
        if st.get(rel)!=key or not os.path.exists(os.path.join(MEDIA,rel)):
            im=Image.open(s).convert('RGB'); w,h=im.size; k=64; x=Image.new('RGB',(w+2*k,h)); x.paste(im.crop((w-k,0,w,h)),(0,0)); x.paste(im,(k,0)); x.paste(im.crop((0,0,k,h)),(w+k,0))   # wrap round, or the resize leaves a seam
            f=4096/w; x=x.resize((round((w+2*k)*f),2048),Image.LANCZOS).filter(ImageFilter.UnsharpMask(.9*f,22,2)); c=round(k*f); os.makedirs(os.path.join(MEDIA,'panoramas'),exist_ok=True); x.crop((c,0,c+4096,2048)).save(os.path.join(MEDIA,rel),quality=80,method=5); st[rel]=key; made+=1
        pan.append(dict(room=room,file=f'{room}.webp',width=4096,height=2048,alt=a,links=[dict(to=t,yaw=y,pitch=p) for t,y,p in links]))
    dump(os.path.join(MEDIA,'panoramas/panoramas.json'),pan)
    json.dump(st,open(state_f,'w')); open(f'{WORK}/provisional.txt','w').write('\n'.join(prov)+'\n')
    print(f'made {made}, tour {len(tour)}, gallery {len(gal)}, site {len(site)}, provisional {len(prov)}')
def publish_only(names):
    """Makes the named pictures, and writes the alt texts of site/, gallery/ and tour-images/ into the lists."""
    sources={f'site/{n}.webp':cands for n,cands in P.SITE.items()}
    sources.update({f'gallery/{n}.webp':cands for n,_,cands in P.GALLERY})
    numbers={f'tour-images/image {n}.webp':c for c,n in json.load(open(NUMBERS)).items()}
    sources.update({name:[c] for name,c in numbers.items()})
    unlisted=P.PORTRAITS|{f'nutrition-images/{n}.jpg':cands for n,cands in P.NUTRITION}
    sources.update(unlisted)
    for name in names:
        found=pick(sources[name])
        if not found: raise SystemExit(f'{name}: none of its sources is rendered: {" ".join(sources[name])}')
        chosen,_,crop,file,_=found; target=os.path.join(MEDIA,name); before=os.path.getsize(target) if os.path.exists(target) else 0
        make(file,crop,target,800 if name in P.PORTRAITS else 1600)
        print(f'{name} <- {chosen}, {before} -> {os.path.getsize(target)} bytes')
        if name in unlisted: continue
        if name in numbers:
            path=os.path.join(MEDIA,'tour-images/tour.json'); rows=json.load(open(path))
            next(row for row in rows if name==f"tour-images/image {row['image_number']}.webp")['alt_text']=P.alt(chosen)
            dump(path,rows); continue
        folder,_,picture=name.partition('/'); path=os.path.join(MEDIA,folder,f'{folder}.json'); rows=json.load(open(path))
        row=next((row for row in rows if row['file']==picture),None)
        if row is None: rows.append(row:=dict(file=picture))
        row['alt']=P.alt(chosen)
        dump(path,rows)
def dump(f,rows):
    os.makedirs(os.path.dirname(f),exist_ok=True); open(f,'w').write('[\n'+',\n'.join(' '+json.dumps(r,ensure_ascii=False) for r in rows)+'\n]\n')
if __name__=='__main__': publish_only(sys.argv[1:]) if sys.argv[1:] else main()
