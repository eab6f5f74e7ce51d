#!/usr/bin/python3
"""portraits.py: the sample trainers (media/trainers) and the placeholder (media/site/portrait-placeholder.webp): a figure of nobody real, stencilled in two tones on a wall of the station, with a name plate. The placeholder is the wall alone.
The walls are renders (crew cameras, see README). Needs rsvg-convert, numpy, scipy, fonts-bebas-neue."""
import os,subprocess,io,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
HERE=os.path.dirname(os.path.abspath(__file__)); MEDIA=os.path.dirname(HERE); WORK=os.environ.get('SCENES_WORK',f'{HERE}/work')
# marks for the paints; what is none of them stays wall
WALL,INK,LIGHT,RED='#00FF00','#000000','#FFFFFF','#FF0000'
HEAD='M288 322C284 206 338 158 402 158C468 158 518 206 512 322C514 352 508 392 500 420C490 466 448 512 404 514C358 512 312 466 300 420C292 392 287 352 288 322Z'
# where the light ends on a face: brow, nose, lips, chin; the nose is straight, hooked, short or broad
NOSES=dict(straight='C420 360 444 396 450 410C448 424 430 428 420 430',hooked='C438 350 458 388 456 414C446 420 428 424 418 430',short='C418 352 430 378 446 398C452 412 432 424 420 428',broad='C416 360 436 390 462 404C466 424 436 432 420 432')
def edge(nose): return f'M0 0H424C436 120 440 210 436 262C434 296 422 318 416 334{NOSES[nose]}C424 440 436 446 432 454C430 460 422 462 422 466C430 474 434 482 428 492C424 500 418 508 410 530L404 1000H0Z'
BROWS=dict(even='M316 305C340 288 374 289 397 304L393 316C372 304 344 305 321 318Z',arched='M318 308C338 278 374 280 396 306L392 312C372 294 342 292 322 314Z',heavy='M312 300C340 284 376 288 400 306L396 324C372 310 344 310 318 322Z',raised='M318 296C342 276 374 276 396 292L394 302C372 288 344 289 322 306Z')
EYES=dict(calm='<path d="M333 336C348 325 374 326 387 339C374 349 348 348 333 336Z" fill="{K}"/>',
 open='<path d="M330 340C344 320 376 320 390 340C376 356 344 356 330 340Z" fill="{K}"/><circle cx="354" cy="334" r="5" fill="{S}"/>',
 smiling='<path d="M332 346C346 324 376 324 390 346C376 336 346 336 332 346Z" fill="{K}"/><path d="M340 358C352 364 370 364 382 358" fill="none" stroke="{K}" stroke-width="4" stroke-linecap="round"/>',
 lashes='<path d="M326 334L340 330C352 322 374 324 388 340C374 352 348 352 336 340Z" fill="{K}"/><path d="M336 330L322 322M346 325L336 314" stroke="{K}" stroke-width="6" stroke-linecap="round"/><circle cx="358" cy="336" r="4" fill="{S}"/>')
MOUTHS=dict(smile='M354 447C380 461 410 462 440 448L430 461C408 470 380 467 354 447Z',still='M362 450C384 446 412 446 438 450L432 458C410 456 384 457 362 450Z',laugh='M344 438C374 450 412 450 444 438C440 476 408 486 388 480C364 474 350 458 344 438Z',full='M356 448C372 440 386 440 396 446C408 440 424 440 438 448C424 470 374 472 356 448Z')
def hair(st):
    """shapes behind and before the head"""
    s='#000000'; B=F=''
    if st=='buzz': F='<path d="M285 306C270 96 534 96 515 306C506 246 470 222 402 220C334 222 296 246 285 306Z"/>'
    elif st=='part': F='<path d="M283 318C262 170 350 122 420 132C520 140 536 230 515 322C512 280 500 250 478 232C420 258 350 250 318 222C304 250 288 280 283 318Z"/>'
    elif st=='quiff': F='<path d="M284 316C266 210 290 140 380 116C470 96 546 160 514 318C508 274 498 250 474 234C430 246 384 226 348 200C330 246 296 262 284 316Z"/>'
    elif st=='thin': F='<path d="M286 330C280 286 288 250 304 228C304 262 298 300 296 344ZM514 330C520 286 512 250 496 228C496 262 502 300 504 344Z"/>'
    elif st=='afro': B='<path d="M402 70C500 60 590 140 584 250C606 320 560 400 512 410H292C240 398 200 320 222 250C214 140 304 60 402 70Z"/>'; F='<path d="M284 320C288 262 330 224 402 222C474 224 512 262 516 320C560 240 520 130 402 128C284 130 244 240 284 320Z"/>'
    elif st=='curls': B='<path d="M402 96C470 84 528 122 540 180C572 220 560 290 528 318H276C242 290 232 220 264 180C276 122 334 84 402 96Z"/>'; F='<path d="M282 322C280 286 296 264 312 258C318 232 346 232 358 246C372 224 404 226 414 244C430 224 462 232 468 252C490 252 512 276 516 322C556 220 500 130 402 130C304 130 244 220 282 322Z"/>'
    elif st=='bun': B='<circle cx="402" cy="116" r="62"/>'; F='<path d="M284 326C268 190 330 142 402 142C474 142 534 190 516 326C508 262 470 214 402 206C334 214 294 262 284 326Z"/>'
    elif st=='pony': B='<path d="M470 170C590 170 630 300 596 470C588 520 560 560 540 580C556 480 540 360 486 300Z"/>'; F='<path d="M284 326C268 190 330 138 402 138C474 138 534 190 516 326C506 256 462 214 420 206C376 232 306 248 284 326Z"/>'
    elif st=='long': B='<path d="M402 126C540 122 556 260 552 380C550 480 580 560 600 640H200C226 560 252 480 250 380C246 260 264 122 402 126Z"/>'; F='<path d="M282 350C262 190 340 138 402 140C470 138 540 190 518 350C512 270 480 224 430 204C400 250 300 262 282 350Z"/>'
    elif st=='bob': B='<path d="M402 124C548 120 560 260 550 470C548 500 520 512 492 506H308C280 512 252 500 252 470C242 260 258 120 402 124Z"/>'; F='<path d="M280 356C262 200 330 138 402 138C476 138 540 200 520 356C514 300 506 262 488 246C430 262 372 262 314 246C296 262 286 300 280 356Z"/>'
    elif st=='locs': B=''.join(f'<path d="M{x} 190C{x-14+k} 330 {x-10} 430 {x+dx} {y}" fill="none" stroke="{s}" stroke-width="34" stroke-linecap="round"/>' for k,(x,dx,y) in enumerate(((278,-26,560),(256,-30,480),(306,-20,600),(500,20,600),(528,26,560),(550,30,480)))); F='<path d="M282 330C266 190 330 128 402 128C474 128 536 190 518 330C510 262 470 222 402 214C334 222 292 262 282 330Z"/>'
    elif st=='braids': B=''.join(f'<path d="M{x} 300C{x+d*18} 400 {x+d*22} 500 {x+d*4} 640" fill="none" stroke="{s}" stroke-width="46" stroke-linecap="round"/>' for x,d in ((284,-1),(520,1))); F='<path d="M282 334C264 190 334 140 402 140C470 140 538 190 518 334C510 258 462 218 402 172C342 218 290 258 282 334Z"/>'
    elif st=='cap': F=f'<path d="M279 300C262 86 542 86 523 300C470 262 334 262 279 300Z"/><path d="M282 284C330 250 474 250 520 284C566 292 590 312 600 330C540 306 470 300 402 300C350 300 310 306 276 320Z" fill="{RED}"/>'
    elif st=='band': F=f'<path d="M284 318C262 170 340 118 410 122C510 128 538 220 516 322C508 270 470 226 402 220C334 226 296 262 284 318Z"/><path d="M284 288C320 244 480 244 516 288L518 250C470 206 334 206 280 250Z" fill="{RED}"/>'
    elif st=='wrap': B='<path d="M402 118C560 118 566 300 556 420C552 520 590 600 620 690H190C218 600 250 520 248 420C238 300 244 118 402 118Z"/>'; F='<path fill-rule="evenodd" d="M402 124C548 124 552 290 544 420C538 500 500 566 404 580C306 566 268 500 262 420C252 290 258 124 402 124ZM404 208C346 208 306 250 302 330C300 380 304 416 318 446C336 486 368 512 404 514C440 512 470 486 488 446C502 416 504 380 502 330C498 250 460 208 404 208Z"/>'
    return B,F
def wear(k,c):
    """shoulders; what lies in the light has the garment's colour"""
    if k=='tank': return 'M160 1000C166 830 200 700 322 640L348 604H456L482 640C604 700 636 830 640 1000Z',f'<path d="M262 1000C276 840 292 730 322 640L350 626C362 716 444 716 456 626L482 640C512 730 526 840 540 1000Z" fill="{c}"/>'
    body='M92 1000C96 800 168 704 312 642L346 606H458L492 642C636 704 706 800 710 1000Z'
    return body,f'<path d="{body}" fill="{c}"/>'
def collar(k):
    n='<path d="M346 606C362 664 442 664 458 606" fill="none" stroke="#000000" stroke-width="{}"/>'
    if k=='tee': return n.format(16)
    if k=='zip': return '<path d="M338 596L402 690L466 596L496 630L430 728H374L308 630Z" fill="#000000"/><path d="M402 706V1000" stroke="#000000" stroke-width="9"/>'
    if k=='polo': return '<path d="M334 606L402 690L470 606L506 640L446 724L402 694L358 724L298 640Z" fill="#000000"/><path d="M402 700V830" stroke="#000000" stroke-width="7"/>'
    if k=='hood': return '<path d="M300 640C256 604 300 552 344 574C356 660 448 660 460 574C504 552 548 604 504 640C470 712 334 712 300 640Z" fill="#000000"/><path d="M364 704L358 800M440 704L446 800" stroke="#000000" stroke-width="9" stroke-linecap="round"/>'
    if k=='gi': return '<path d="M340 596L404 720L464 596L500 626L420 780L560 1000H512L402 812L300 1000H252L384 776L304 626Z" fill="#000000"/><path d="M150 930H656V984H150Z" fill="#000000"/>'
    return n.format(10)
def extra(x):
    if x=='whistle': return f'<path d="M340 640L402 812L464 640" fill="none" stroke="{RED}" stroke-width="9"/><path d="M382 806H430A26 26 0 1 1 400 838L382 830Z" fill="{LIGHT}"/>'
    if x=='towel': return f'<path d="M236 664C280 626 318 634 330 672L318 1000H206C200 880 206 720 236 664Z" fill="{LIGHT}"/>'
    if x=='watch': return f'<path d="M340 640L394 800M464 640L410 800" stroke="{RED}" stroke-width="8"/><circle cx="402" cy="826" r="34" fill="{LIGHT}"/><path d="M402 826V806M402 826L414 836" stroke="{INK}" stroke-width="6"/>'
    return ''
def portrait(st,k,c,ex='',beard='',glasses=0,tilt=0,eyes='calm',brows='even',mouth='smile',wide=1,tall=1):
    """the stencil: ink for the shadow, the light paint for what is lit, red for one thing at most"""
    L,S,K=LIGHT,LIGHT,INK; C=dict(red=RED,ink=K,bone=L,steel=K,gi=L)[c]; B,F=hair(st); body,shirt=wear(k,C); lit=lambda d: f'<g clip-path="url(#lit)">{d}</g>'
    H=f'<g fill="{K}">{B}</g>'; face=f'<path d="{HEAD}" fill="{K}"/>'
    ear='' if st in('wrap','bob','long') else f'<ellipse cx="290" cy="352" rx="17" ry="36" fill="{S}"/><path d="M284 336C294 340 296 356 288 372" fill="none" stroke="{K}" stroke-width="6" stroke-linecap="round"/>'
    marks=f'<path d="{BROWS[brows]}" fill="{K}"/>{EYES[eyes].format(K=K,S=S)}<path d="{MOUTHS[mouth]}" fill="{K}"/>'+(f'<path d="M352 444C378 454 410 454 438 444C434 456 410 464 388 462C368 460 358 454 352 444Z" fill="{L}"/>' if mouth=='laugh' else '')
    spark=f'<path d="M452 352C470 346 488 350 494 362C490 386 474 404 462 410C464 390 460 370 452 352Z" fill="{S}"/>'       # the triangle of light on the far cheek
    bd={'full':'M291 384C302 420 326 424 346 424C372 420 384 432 402 432C426 430 444 420 470 424C490 424 500 410 508 384C510 450 486 540 404 548C318 540 290 450 291 384ZM362 450C390 440 414 442 440 450C420 466 384 466 362 450Z','goat':'M352 450C352 430 384 424 404 428C424 424 450 432 452 452C456 500 430 540 404 540C374 540 348 500 352 450ZM372 454C392 444 416 446 434 454C418 464 390 464 372 454Z','stub':'M294 410C310 440 330 452 350 466C366 500 390 506 404 508C360 512 308 462 294 410Z','stache':'M346 446C356 424 384 420 404 430C424 420 450 424 458 446C440 440 420 442 404 440C388 442 364 440 346 446Z'}.get(beard,'')
    gl=f'<g fill="none" stroke="{K}" stroke-width="9"><rect x="314" y="316" width="80" height="58" rx="20"/><path d="M314 334L290 330"/></g><g fill="none" stroke="{L}" stroke-width="6"><rect x="424" y="318" width="76" height="54" rx="20"/><path d="M394 336C404 330 414 330 424 336"/></g>' if glasses else ''
    top=f'<g fill="{K}">{F}</g>'
    if st=='wrap': top=f'<g fill="{RED}">{F}</g>'; H=f'<g fill="{RED}">{B}</g>'
    turn=f'rotate({tilt} 402 600) translate(402 540) scale({wide} {tall}) translate(-402 -540)'
    neck=f'<path d="M346 500C350 540 372 566 412 574L408 646C380 654 356 642 346 622Z" fill="{S}"/>'
    head=f'<g transform="{turn}">{face}<g clip-path="url(#lit)"><path d="{HEAD}" fill="{S}"/></g>{ear}{marks}{spark}<path d="{bd}" fill="{K}" fill-rule="evenodd"/>{top}{gl}</g>'
    return f'<g transform="translate(402 1000) scale(1.09) translate(-402 -985)"><g transform="translate(0 34) {turn}">{H}</g><path d="{body}" fill="{K}"/>'+lit(f'<path d="{body}" fill="{S if k=="tank" else C}"/>'+(shirt if k=='tank' else ''))+(f'<g clip-path="url(#dark)">{shirt.replace(C,K)}</g>' if k=='tank' else '')+f'<path d="M346 470H458V622C440 664 364 664 346 622Z" fill="{K}"/>{neck}{collar(k) if k!="tank" else ""}{extra(ex)}<g transform="translate(0 34)">{head}</g></g>'
def svg(body,flip=False,nose='straight'): return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><defs><clipPath id="lit"><path d="{edge(nose)}"/></clipPath><clipPath id="dark"><path d="M404 0H800V1000H404Z"/></clipPath></defs><rect width="800" height="1000" fill="{WALL}"/><g transform="{"translate(800 0) scale(-1 1)" if flip else ""}">{body}</g></svg>'
def plate(name):
    z,y,sp=(62,863,3) if len(name)<16 else (52,860,1)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><rect x="150" y="790" width="500" height="104" fill="#F1ECE2"/><rect x="150" y="790" width="500" height="3" fill="#fff"/><rect x="150" y="890" width="500" height="4" fill="#B9B2A4"/><rect x="150" y="790" width="12" height="104" fill="#EA0A2A"/>'+''.join(f'<circle cx="{x}" cy="{q}" r="6" fill="#8B8C90"/><circle cx="{x-1}" cy="{q-1}" r="4" fill="#C9C9CB"/>' for x in (182,630) for q in (810,874))+f'<text x="406" y="{y}" font-family="Bebas Neue" font-weight="700" font-size="{z}" letter-spacing="{sp}" text-anchor="middle" fill="#0B0B0C">{name}</text></svg>'
def raster(s,alpha=False): m=Image.open(io.BytesIO(subprocess.run(['rsvg-convert'],input=s.encode(),stdout=subprocess.PIPE,check=True).stdout)); return np.asarray(m.convert('RGBA' if alpha else 'RGB')).astype(np.float32)/255
def wall(n):
    """a piece of one of the rendered walls, 800 x 1000"""
    name,gain,foot,lefts=WALLS[n%len(WALLS)]; m=Image.open(f'{WORK}/{name}_1280.png').convert('RGB'); h=int(m.height*foot); x=lefts[n//len(WALLS)%len(lefts)]
    return np.clip(np.asarray(m.crop((x,0,x+int(h*.8),h)).resize((800,1000),Image.LANCZOS)).astype(np.float32)/255*np.array(gain,np.float32),0,1)
def paint(n,figure,name='',nose='straight'):
    """colour on a wall: it takes the wall's joints and its light with it"""
    w=wall(n); q=gaussian_filter(raster(svg(figure,n%2,nose)),(1.1,1.1,0)); r,g,b=q[...,0],q[...,1],q[...,2]; lw,kw,rw=np.minimum(r,b),1-np.maximum(np.maximum(r,g),b),np.clip(r-b,0,1)
    luma=w@np.array([.3,.59,.11],np.float32); near,far=gaussian_filter(luma,9),gaussian_filter(luma,120); relief=np.clip(1-.14*np.abs(luma/(near+1e-3)-1),.8,1); fall=np.clip(far/far.mean(),.93,1.08)
    def coat(a,colour,body): c=np.array(colour,np.float32)*(relief*fall)[...,None]; return a[...,None]*body,c
    out=w.copy()
    for a,colour,body in ((lw,(.93,.905,.855),.985),(kw,(.045,.045,.05),.985),(rw,(.80,.035,.13),.97)):
        k,c=coat(a,colour,body); out=out*(1-k)+np.clip(c,0,1)*k
    if name:
        p=raster(plate(name),True); a=p[...,3:]; sh=gaussian_filter(np.roll(p[...,3],(9,7),(0,1)),7)[...,None]*.6; out=out*(1-sh*(1-a)); out=out*(1-a)+p[...,:3]*a*np.clip(fall,.8,1.1)[...,None]
    return Image.fromarray((np.clip(out,0,1)*255).astype(np.uint8))
# the rendered walls (1280 x 800), the light or the paint on them, how much of their height counts, and where a piece may begin
WALLS=[('bjj-crew',(1.0,.075,.14),.8,(0,240,500)),('lift-crew',1.2,1,(0,180,330,461)),('bjj-crew',1.2,.86,(0,190,380,570))]
P=[('casey-sample','part','zip','ink','',dict(beard='stub',brows='heavy')),('jordan-sample','bun','tee','red','whistle',dict(tilt=-3,eyes='lashes',brows='arched',mouth='laugh',nose='short',wide=.95)),
 ('riley-demo','quiff','tee','ink','',dict(beard='full',eyes='smiling',nose='broad',wide=1.07,tall=.97)),('morgan-demo','long','polo','bone','',dict(glasses=1,mouth='still',nose='short',wide=.93,tall=1.03)),
 ('taylor-example','pony','tank','red','',dict(tilt=3,eyes='open',brows='raised',nose='short',wide=.96)),('avery-example','locs','hood','steel','',dict(beard='goat',nose='broad',eyes='smiling')),
 ('quinn-specimen','thin','polo','bone','watch',dict(beard='full',glasses=1,nose='hooked',brows='heavy',wide=1.05)),('rowan-specimen','curls','tank','ink','towel',dict(eyes='open',mouth='laugh',nose='broad',tall=.97)),
 ('skyler-placeholder','bob','tee','bone','',dict(tilt=-2,eyes='lashes',mouth='full',nose='short',brows='arched',wide=.97)),('emerson-placeholder','buzz','gi','gi','',dict(tilt=2,mouth='still',brows='heavy',wide=1.06,nose='broad')),
 ('harper-mockley','braids','tee','ink','',dict(eyes='lashes',mouth='full',brows='arched',nose='broad',wide=.95)),('finley-mockley','afro','zip','ink','whistle',dict(glasses=1,mouth='laugh',nose='broad',eyes='open')),
 ('dakota-testerman','cap','tee','ink','',dict(beard='stub',nose='hooked',mouth='still',tall=1.04,wide=.97)),('reese-testerman','wrap','tee','ink','',dict(eyes='lashes',mouth='smile',nose='short',brows='arched')),
 ('sawyer-draftwell','part','hood','steel','',dict(beard='stache',eyes='smiling',nose='hooked',brows='heavy',wide=.95,tall=1.04)),('parker-draftwell','braids','tank','ink','',dict(tilt=-3,eyes='open',mouth='smile',brows='raised',nose='broad',wide=.97)),
 ('hayden-stencil','band','tank','ink','towel',dict(eyes='calm',mouth='laugh',nose='short',wide=1.04,tall=.98)),('peyton-stencil','pony','tee','bone','',dict(tilt=3,eyes='smiling',mouth='laugh',brows='raised',nose='hooked',wide=.94,tall=1.03)),
 ('blake-pattern','bun','gi','gi','',dict(beard='full',eyes='calm',brows='heavy',nose='hooked',wide=1.04)),('drew-pattern','buzz','polo','red','',dict(beard='goat',eyes='smiling',brows='raised',wide=1.05,nose='broad'))]
if __name__=='__main__':
    out=os.environ.get('PORTRAITS',f'{MEDIA}/trainers'); os.makedirs(out,exist_ok=True)
    for n,(name,st,k,c,ex,kw) in enumerate(P,1):
        nose=kw.pop('nose','straight')
        paint(n,portrait(st,k,c,ex,**kw),name.replace('-',' ').upper(),nose).save(f'{out}/{name}.jpg',quality=86)
    Image.fromarray((wall(2)*255).astype(np.uint8)).save(os.environ.get('PORTRAITS') and f'{out}/placeholder.webp' or f'{MEDIA}/site/portrait-placeholder.webp',quality=84,method=6)
