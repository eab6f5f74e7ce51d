#!/usr/bin/python3
"""portraits.py: the drawn sample trainers (media/trainers) and the placeholder (media/site/portrait-placeholder.webp): flat shapes, nobody real. Needs rsvg-convert."""
import os,subprocess,io
from PIL import Image
HERE=os.path.dirname(os.path.abspath(__file__)); MEDIA=os.path.dirname(HERE)
INK,COAL,BONE,RED,DRED,BRASS,ASH,WHITE='#0B0B0C','#1B1B1E','#F5F2EC','#EA0A2A','#B8061F','#B98A3E','#6B6E76','#FFFFFF'
SKIN=dict(a=('#F3CFB3','#D9A583'),b=('#E6B48E','#C48E66'),c=('#C98E62','#A56E45'),d=('#9A6440','#784A2C'),e=('#6E4429','#50301C'),f=('#F7DCC8','#E0B298'))
HAIR=dict(k='#17130F',n='#3B2416',m='#6B4226',g='#B98A4A',r='#9A3F1C',s='#8E8F94',w='#D9D6CF')
def bg(k,n):
    o=''
    if k==0:   # a closed bay door
        o+=f'<rect width="800" height="1000" fill="{COAL}"/>'
        for i in range(5): o+=f'<rect x="70" y="{40+i*200}" width="660" height="176" fill="#242428"/>'+''.join(f'<rect x="{100+j*158}" y="{66+i*200}" width="128" height="124" fill="{"#2E2E33" if i!=1 else BRASS}" opacity="{1 if i!=1 else .85}"/>' for j in range(4))
        o+=f'<path d="M0 0H70V1000H0ZM730 0H800V1000H730Z" fill="{RED}"/>'
    elif k==1: # bone, a large number
        o+=f'<rect width="800" height="1000" fill="{BONE}"/><text x="400" y="640" font-family="Bebas Neue" font-weight="700" font-size="820" text-anchor="middle" fill="#E6DFD2">{n:02d}</text><rect x="0" y="820" width="800" height="180" fill="#DDD5C6"/>'
    elif k==2: # brick and a red band
        o+=f'<rect width="800" height="1000" fill="#8E4A36"/>'
        for r in range(17):
            for c in range(-1,6): o+=f'<rect x="{c*160+(80 if r%2 else 0)+4}" y="{r*60+4}" width="152" height="52" fill="{["#A05640","#964D39","#A85C45","#8C4632"][(r*3+c*5)%4]}"/>'
        o+=f'<rect y="640" width="800" height="360" fill="{INK}"/><rect y="620" width="800" height="26" fill="{RED}"/>'
    elif k==3: # red with a slanted ink field
        o+=f'<rect width="800" height="1000" fill="{RED}"/><path d="M0 1000V520L800 300V1000Z" fill="{DRED}"/><path d="M0 1000V760L800 540V1000Z" fill="{INK}"/>'
    else:      # window light
        o+=f'<rect width="800" height="1000" fill="#C9CDD2"/>'+''.join(f'<rect x="{60+i*230}" y="{60+j*260}" width="210" height="240" fill="{WHITE if (i+j)%2 else "#EEF1F3"}"/>' for i in range(3) for j in range(3))+f'<rect y="800" width="800" height="200" fill="{INK}"/><rect y="786" width="800" height="18" fill="{RED}"/>'
    px=712 if n%2 else 88
    return o+f'<rect x="{px-9}" width="18" height="1000" fill="{BRASS}"/><rect x="{px-5}" width="4" height="1000" fill="#E3BE7C"/>'
def hair(st,c):
    cap='M290 352C276 205 524 205 510 352C502 306 456 276 400 274C344 276 298 306 290 352Z'
    B,F='',''
    if st=='buzz': F=f'<path d="M291 345C282 212 518 212 509 345C498 296 462 262 400 262C338 262 302 296 291 345Z" fill="{c}"/>'
    elif st=='part': F=f'<path d="M286 360C262 180 540 172 514 360C508 318 494 296 474 288C420 302 356 292 330 262C318 292 300 316 286 360Z" fill="{c}"/>'
    elif st=='quiff': F=f'<path d="M288 356C270 240 300 176 400 166C470 150 536 190 512 356C506 320 496 300 480 288C430 296 380 270 352 244C336 284 302 306 288 356Z" fill="{c}"/>'
    elif st=='afro': B=''.join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c}"/>' for x,y,r in ((400,262,128),(290,300,78),(510,300,78),(318,212,80),(482,212,80),(400,176,82),(272,370,54),(528,370,54))); F=f'<path d="{cap}" fill="{c}"/>'
    elif st=='curls': F=f'<path d="M290 340C290 250 510 250 510 340C480 286 320 286 290 340Z" fill="{c}"/>'+''.join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c}"/>' for x,y,r in ((310,282,36),(346,244,42),(400,228,46),(456,244,42),(490,282,36),(376,266,38),(430,268,38)))
    elif st=='bun': B=f'<circle cx="400" cy="186" r="60" fill="{c}"/>'; F=f'<path d="{cap}" fill="{c}"/>'
    elif st=='pony': B=f'<path d="M470 250C600 220 640 380 588 560C570 600 556 540 548 500C560 400 520 340 470 330Z" fill="{c}"/>'; F=f'<path d="{cap}" fill="{c}"/><rect x="478" y="262" width="34" height="22" rx="8" transform="rotate(40 495 273)" fill="{RED}"/>'
    elif st=='long': B=f'<path d="M272 350C252 160 548 160 528 350L552 640C500 676 300 676 248 640Z" fill="{c}"/>'; F=f'<path d="M288 390C270 210 380 214 402 232C424 214 530 210 512 390C506 320 470 288 402 252C330 288 294 320 288 390Z" fill="{c}"/>'
    elif st=='bob': B=f'<path d="M270 350C250 170 550 170 530 350L540 500C520 530 280 530 260 500Z" fill="{c}"/>'; F=f'<path d="M286 392C266 200 534 196 514 392C508 330 500 312 486 300C430 300 350 288 322 268C312 300 296 330 286 392Z" fill="{c}"/>'
    elif st=='braids': B=''.join(f'<ellipse cx="{x+(k%2)*6}" cy="{420+k*44}" rx="30" ry="28" fill="{c}"/>' for x in (268,528) for k in range(7)); F=f'<path d="M288 372C270 206 530 206 512 372C500 310 460 280 400 250C340 280 300 310 288 372Z" fill="{c}"/>'
    elif st=='locs': B=''.join(f'<path d="M{x} 260C{x-12} 360 {x+14} 460 {x+d} 600" stroke="{c}" stroke-width="34" stroke-linecap="round" fill="none"/>' for x,d in ((286,-30),(270,-8),(514,30),(530,8),(300,0),(500,0))); F=f'<path d="{cap}" fill="{c}"/>'+''.join(f'<path d="M{x} 226C{x+dx} 252 {x+dx} 276 {x+dx*1.6} 300" stroke="{c}" stroke-width="26" stroke-linecap="round" fill="none"/>' for x,dx in ((340,-22),(380,-8),(420,8),(460,22)))
    elif st=='cap': F=f'<path d="M288 340C272 190 528 190 512 340Z" fill="{RED}"/><path d="M280 330C330 308 470 308 520 330C560 340 560 362 520 360C460 344 340 344 280 360C240 362 240 340 280 330Z" fill="{DRED}"/><circle cx="400" cy="214" r="10" fill="{DRED}"/>'; B=f'<path d="M286 340H514V420H286Z" fill="{c}"/>'
    elif st=='band': F=f'<path d="{cap}" fill="{c}"/><path d="M291 318C330 284 470 284 509 318L512 352C470 316 330 316 288 352Z" fill="{RED}"/>'
    elif st=='wrap': B=f'<path d="M262 380C240 150 560 150 538 380L560 650C500 700 300 700 240 650Z" fill="{c}"/>'; F=f'<path d="M286 430C262 190 538 190 514 430C508 336 480 290 400 288C320 290 292 336 286 430Z" fill="{c}"/>'; 
    elif st=='thin': F=f'<path d="M289 380C284 330 286 300 306 276C300 310 300 340 289 380ZM511 380C516 330 514 300 494 276C500 310 500 340 511 380Z" fill="{c}"/>'
    return B,F
def top(cl,sk):
    s,sh=SKIN[sk]; T='M{l} 1000C{l} 770 {m} 676 300 634L350 604C366 652 434 652 450 604L500 634C{n} 676 {r} 770 {r} 1000Z'
    def torso(w,c): return f'<path d="{T.format(l=400-w,m=400-w*.78,n=400+w*.78,r=400+w)}" fill="{c}"/>'
    mark=lambda c,y=770: f'<text x="400" y="{y}" font-family="Bebas Neue" font-weight="700" font-size="92" letter-spacing="6" text-anchor="middle" fill="{c}">EVO</text>'
    if cl=='tee': return torso(272,INK)+f'<path d="M346 606C362 668 438 668 454 606L474 620C456 700 344 700 326 620Z" fill="{RED}"/>'+mark(WHITE,800)
    if cl=='teer': return torso(282,RED)+f'<path d="M346 606C362 668 438 668 454 606L470 618C452 694 348 694 330 618Z" fill="{DRED}"/>'+mark(WHITE,800)
    if cl=='teew': return torso(262,WHITE)+f'<path d="M346 606C362 668 438 668 454 606L470 618C452 694 348 694 330 618Z" fill="#D9D5CC"/>'+mark(RED,800)
    if cl=='tank': return torso(250,s)+f'<path d="M236 1000C250 860 262 760 300 640L340 618C350 730 450 730 460 618L500 640C538 760 550 860 564 1000Z" fill="{RED}"/>'+mark(WHITE,840)
    if cl=='tankk': return torso(244,s)+f'<path d="M240 1000C254 860 264 760 302 640L340 618C350 740 450 740 460 618L498 640C536 760 546 860 560 1000Z" fill="{INK}"/>'+mark(RED,850)
    if cl=='hood': return torso(292,'#4A4C53')+f'<path d="M300 634C260 610 300 560 340 580C350 660 450 660 460 580C500 560 540 610 500 634C470 700 330 700 300 634Z" fill="#5C5F67"/><path d="M362 690L356 800M438 690L444 800" stroke="{BONE}" stroke-width="9" stroke-linecap="round"/>'+mark(BONE,900)
    if cl=='zip': return torso(280,INK)+f'<path d="M338 604L400 690L462 604L490 626L430 720H370L310 626Z" fill="{RED}"/><path d="M400 700V1000" stroke="{BRASS}" stroke-width="8"/><text x="500" y="800" font-family="Bebas Neue" font-weight="700" font-size="56" text-anchor="middle" fill="{WHITE}">EVO</text>'
    if cl=='polo': return torso(276,'#E9E4D8')+f'<path d="M330 612L400 690L470 612L500 640L440 730L400 700L360 730L300 640Z" fill="{WHITE}"/><path d="M400 700V830" stroke="#BDB6A6" stroke-width="5"/><text x="500" y="810" font-family="Bebas Neue" font-weight="700" font-size="52" text-anchor="middle" fill="{RED}">EVO</text>'
    if cl=='gi': return torso(296,'#F4F1EA')+f'<path d="M330 608L430 1000H560L476 616Z" fill="#DDD8CC"/><path d="M470 608L360 1000H230L324 616Z" fill="#FFFFFF"/><path d="M340 606L400 740L460 606Z" fill="{s}"/><path d="M110 930H690V986H110Z" fill="{INK}"/><rect x="560" y="930" width="60" height="56" fill="{RED}"/>'
def extra(x,sk):
    s,sh=SKIN[sk]
    if x=='whistle': return f'<path d="M344 640L400 810L456 640" fill="none" stroke="{RED}" stroke-width="9"/><path d="M380 806H428A26 26 0 1 1 398 838L380 830Z" fill="{BRASS}"/><circle cx="412" cy="832" r="9" fill="{INK}"/>'
    if x=='towel': return f'<path d="M250 650C290 620 320 626 334 660L320 900H214C206 800 214 690 250 650Z" fill="{WHITE}"/><path d="M214 850H322V872H213Z" fill="{RED}"/>'
    if x=='crossed': return f'<path d="M170 830C150 900 180 950 260 946L560 912" fill="none" stroke="{sh}" stroke-width="96" stroke-linecap="round"/><path d="M630 830C650 900 620 944 540 936L262 900" fill="none" stroke="{s}" stroke-width="92" stroke-linecap="round"/><rect x="270" y="856" width="44" height="88" rx="10" fill="{INK}" transform="rotate(-6 290 900)"/>'
    if x=='bell': return f'<g transform="rotate(-18 590 760)"><rect x="520" y="742" width="150" height="30" rx="12" fill="{ASH}"/><rect x="470" y="690" width="64" height="134" rx="14" fill="{INK}"/><rect x="656" y="690" width="64" height="134" rx="14" fill="{INK}"/><rect x="524" y="690" width="12" height="134" fill="{RED}"/><rect x="654" y="690" width="12" height="134" fill="{RED}"/></g><path d="M650 1000C690 920 670 830 606 764" fill="none" stroke="{s}" stroke-width="86" stroke-linecap="round"/>'
    if x=='board': return f'<g transform="rotate(7 560 860)"><rect x="450" y="730" width="230" height="300" rx="10" fill="#7B5429"/><rect x="468" y="760" width="194" height="260" fill="{WHITE}"/><rect x="520" y="716" width="90" height="34" rx="8" fill="{BRASS}"/>'+''.join(f'<rect x="486" y="{790+i*36}" width="{[150,120,158,96,140][i]}" height="9" fill="{RED if i==0 else ASH}"/>' for i in range(5))+f'</g><path d="M690 1000C700 950 680 920 640 906" fill="none" stroke="{s}" stroke-width="70" stroke-linecap="round"/>'
    if x=='gloves': return f'<path d="M350 640C330 740 300 780 280 830M450 640C470 740 500 780 520 830" fill="none" stroke="{BONE}" stroke-width="8"/>'+''.join(f'<g transform="translate({x0},820) scale({f},1)"><rect x="-34" y="0" width="68" height="40" rx="8" fill="{WHITE}"/><path d="M-46 40H46C66 60 74 130 40 160C0 180 -50 176 -62 140C-92 136 -86 70 -60 76C-60 60 -56 48 -46 40Z" fill="{RED}"/></g>' for x0,f in ((272,1),(528,-1)))
    if x=='watch': return f'<path d="M344 640L392 800M456 640L408 800" stroke="{INK}" stroke-width="8"/><circle cx="400" cy="840" r="46" fill="{BRASS}"/><circle cx="400" cy="840" r="35" fill="{BONE}"/><path d="M400 840V814M400 840L418 852" stroke="{INK}" stroke-width="5"/>'
    return ''
def portrait(n,skin,st,hc,cl,ex='',beard='',glasses=0,brow=0,smile=0,tilt=0):
    s,sh=SKIN[skin]; c=HAIR.get(hc,hc); B,F=hair(st,c); bc=c if hc in HAIR else HAIR['k']
    jaw='M294 340C294 246 506 246 506 340V404C506 474 452 510 400 510C348 510 294 474 294 404Z'
    ears='' if st in('wrap',) else f'<ellipse cx="292" cy="388" rx="20" ry="34" fill="{sh}"/><ellipse cx="508" cy="388" rx="20" ry="34" fill="{sh}"/>'
    bd=''
    if beard=='full': bd=f'<path d="M294 384C300 440 330 428 346 424C370 410 430 410 454 424C470 428 500 440 506 384V410C506 482 452 526 400 526C348 526 294 482 294 410Z" fill="{bc}"/>'
    if beard=='goat': bd=f'<path d="M352 446C352 424 376 420 400 420C424 420 448 424 448 446C452 490 430 520 400 520C370 520 348 490 352 446Z" fill="{bc}"/>'
    if beard=='stub': bd=f'<path d="M294 390C304 436 330 432 350 424C376 412 424 412 450 424C470 432 496 436 506 390V404C506 474 452 510 400 510C348 510 294 474 294 404Z" fill="{bc}" opacity=".28"/>'
    if beard=='stache': bd=f'<path d="M346 440C356 418 384 414 400 422C416 414 444 418 454 440C430 436 416 436 400 434C384 436 370 436 346 440Z" fill="{bc}"/>'
    eyes=''.join(f'<ellipse cx="{x}" cy="366" rx="10" ry="12" fill="{INK}"/><circle cx="{x+4}" cy="361" r="3.2" fill="{WHITE}"/><path d="M{x-26} {338-brow}Q{x} {326-brow} {x+26} {338-brow}" fill="none" stroke="{bc if st!="wrap" else HAIR["k"]}" stroke-width="10" stroke-linecap="round"/>' for x in (352,448))
    gl=f'<g fill="none" stroke="{INK}" stroke-width="7"><rect x="316" y="340" width="70" height="54" rx="18"/><rect x="414" y="340" width="70" height="54" rx="18"/><path d="M386 360H414M316 356L296 350M484 356L504 350"/></g>' if glasses else ''
    mouth=[f'<path d="M362 446Q400 480 438 446" fill="none" stroke="{INK}" stroke-width="8" stroke-linecap="round"/>',f'<path d="M358 442H442C438 478 418 488 400 488C382 488 362 478 358 442Z" fill="{INK}"/><path d="M364 442H436L432 456H368Z" fill="{WHITE}"/>',f'<path d="M366 452Q404 468 436 448" fill="none" stroke="{INK}" stroke-width="8" stroke-linecap="round"/>'][smile]
    head=f'<g transform="rotate({tilt} 400 560) translate(-44 -20) scale(1.11)">{B}{ears}<path d="{jaw}" fill="{s}"/>{bd}<path d="M400 372C404 396 418 410 410 418Q400 424 390 418" fill="none" stroke="{sh}" stroke-width="8" stroke-linecap="round"/>{eyes}{mouth}{gl}{F}<path d="M400 200H560V640H430C500 560 506 420 470 280Z" fill="#000" opacity=".10" clip-path="url(#h)"/></g>'
    neck=f'<path d="M346 470H454V622C436 668 364 668 346 622Z" fill="{sh}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><defs><clipPath id="h"><path d="{jaw}"/></clipPath></defs>{bg({13:0,16:4}.get(n,(n*2+n//5)%5),n)}<g>{"" if st!="long" and st!="wrap" and st!="braids" and st!="locs" else ""}{neck if st not in("wrap",) else ""}{hairback(st,c)}{top(cl,skin)}{extra(ex,skin)}{head}</g></svg>'
def hairback(st,c): return ''
P=[('casey-sample','png','b','part','n','zip','',dict(beard='stub',smile=1)),('jordan-sample','png','e','bun','k','teer','whistle',dict(smile=1,tilt=-3)),('riley-demo','png','f','quiff','r','tee','crossed',dict(beard='full')),('morgan-demo','jpg','c','long','n','polo','board',dict(smile=0,glasses=1)),
 ('taylor-example','png','a','pony','g','tank','',dict(smile=1,tilt=3)),('avery-example','png','d','locs','k','hood','',dict(smile=2,beard='goat')),('quinn-specimen','png','b','thin','s','polo','watch',dict(beard='full',glasses=1)),('rowan-specimen','png','c','curls','k','tankk','towel',dict(smile=1)),
 ('skyler-placeholder','png','a','bob','k','teew','',dict(smile=2,tilt=-2)),('emerson-placeholder','jpg','e','buzz','k','gi','',dict(smile=0,tilt=2)),('harper-mockley','png','f','braids','g','tee','bell',dict(smile=1)),('finley-mockley','png','d','afro','k','zip','whistle',dict(smile=1,glasses=1)),
 ('dakota-testerman','png','b','cap','m','tee','crossed',dict(beard='stub',smile=2)),('reese-testerman','png','c','wrap','#7C1326','tee','board',dict(smile=1)),('sawyer-draftwell','png','a','part','w','hood','',dict(beard='stache',smile=0)),('parker-draftwell','png','e','braids','k','tankk','gloves',dict(smile=2,tilt=-3)),
 ('hayden-stencil','jpg','f','band','r','tankk','towel',dict(smile=1)),('peyton-stencil','png','d','pony','n','teew','bell',dict(smile=0,tilt=3)),('blake-pattern','png','b','bun','m','gi','',dict(beard='full',smile=2)),('drew-pattern','png','c','buzz','k','polo','gloves',dict(smile=1,beard='goat'))]
def raster(svg):
    return Image.open(io.BytesIO(subprocess.run(['rsvg-convert'],input=svg.encode(),stdout=subprocess.PIPE,check=True).stdout)).convert('RGB')
if __name__=='__main__':
    os.makedirs(f'{MEDIA}/trainers',exist_ok=True)
    for n,(name,ext,sk,st,hc,cl,ex,kw) in enumerate(P,1):
        im=raster(portrait(n,sk,st,hc,cl,ex,**kw)); f=f'{MEDIA}/trainers/{name}.{ext}'
        im.save(f,quality=86) if ext=='jpg' else im.quantize(96,dither=0).save(f,optimize=True)
    ph=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">{bg(0,2)}<path d="M128 1000C128 770 200 676 300 634L350 604C366 652 434 652 450 604L500 634C600 676 672 770 672 1000Z" fill="{BONE}" opacity=".92"/><path d="M294 340C294 216 506 216 506 340V404C506 474 452 510 400 510C348 510 294 474 294 404Z" fill="{BONE}" opacity=".92"/><path d="M350 500H450V622C436 668 364 668 350 622Z" fill="#D8D2C6"/><text x="400" y="860" font-family="Bebas Neue" font-weight="700" font-size="96" letter-spacing="6" text-anchor="middle" fill="{RED}">EVO</text></svg>'
    raster(ph).save(f'{MEDIA}/site/portrait-placeholder.webp',quality=86,method=6)
