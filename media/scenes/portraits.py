#!/usr/bin/python3
"""portraits.py: the sample trainers (media/trainers) and the placeholder (media/site/portrait-placeholder.webp): a figure in two tones, lit from one side, before a wall of the station, with a name plate. Nobody real. Needs rsvg-convert, fonts-bebas-neue."""
import os,subprocess,io
from PIL import Image
HERE=os.path.dirname(os.path.abspath(__file__)); MEDIA=os.path.dirname(HERE)
INK,COAL,BONE,RED,DRED,ASH='#0B0B0C','#151517','#F5F2EC','#EA0A2A','#8E0619','#6B6E76'
SKIN=dict(a='#EBD3BC',b='#DDB893',c='#C4946A',d='#A06F4A',e='#84573A',f='#F0DECC')
WEAR=dict(red=RED,ink='#34363B',bone='#E8E3D8',steel='#8A8E96',gi='#F5F2EC')
def wall(k):
    """the rooms: black brick with the red stripe, a bay door, the lobby's slats, white brick over pads, red lockers"""
    r=lambda x,y,w,h,c: f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{c}"/>'
    if k==0: return r(0,0,800,1000,'#4E2519')+''.join(r(c*150+(75 if i%2 else 0)-75,i*54+3,144,48,['#7A3C2B','#6F3525','#824332','#693122'][(i*3+c*5)%4]) for i in range(12) for c in range(7))+r(0,640,800,360,'#1C1C1F')+r(0,628,800,22,RED)
    if k==1: return r(0,0,800,1000,'#7F0A1C')+''.join(r(26,14+i*246,748,226,'#A50D25')+''.join(r(52+j*178,42+i*246,162,170,'#930B20' if i!=1 else '#C9B08A') for j in range(4)) for i in range(5))
    if k==2: return r(0,0,800,1000,'#2A1A10')+''.join(r(i*50+4,0,34,1000,['#5D3B22','#563620','#644026'][i%3]) for i in range(16))+r(0,700,800,300,'#17171A')+r(0,692,800,10,'#B98A3E')
    if k==3: return r(0,0,800,1000,'#B9B4AA')+''.join(r(c*150+(75 if i%2 else 0)-75,i*54+3,144,48,['#D2CDC3','#CBC6BC','#D7D2C9'][(i*3+c*5)%3]) for i in range(12) for c in range(7))+r(0,610,800,390,'#2A2B2F')+''.join(r(i*200-3,610,6,390,'#1B1C1F') for i in range(5))+r(0,596,800,20,RED)
    return r(0,0,800,1000,'#3C3F45')+''.join(r(14+i*198,10,180,980,'#53575E')+''.join(r(52+i*198,80+j*26,104,9,'#3C3F45') for j in range(6)) for i in range(4))
HEAD='M288 322C284 206 338 158 402 158C468 158 518 206 512 322C514 352 508 392 500 420C490 466 448 512 404 514C358 512 312 466 300 420C292 392 287 352 288 322Z'
# where the light ends on a face: brow, nose, lips, chin
EDGE='M0 0H424C436 120 440 210 436 262C434 296 422 318 416 334C420 360 444 396 450 410C448 424 430 428 420 430C424 440 436 446 432 454C430 460 422 462 422 466C430 474 434 482 428 492C424 500 418 508 410 530L404 1000H0Z'
def hair(st,fair):
    """shapes behind and before the head"""
    s='#17171A'; B=F=''
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
    n='<path d="M346 606C362 664 442 664 458 606" fill="none" stroke="#0B0B0C" stroke-width="{}"/>'
    if k=='tee': return n.format(16)
    if k=='zip': return '<path d="M338 596L402 690L466 596L496 630L430 728H374L308 630Z" fill="#0B0B0C"/><path d="M402 706V1000" stroke="#0B0B0C" stroke-width="9"/>'
    if k=='polo': return '<path d="M334 606L402 690L470 606L506 640L446 724L402 694L358 724L298 640Z" fill="#0B0B0C"/><path d="M402 700V830" stroke="#0B0B0C" stroke-width="7"/>'
    if k=='hood': return '<path d="M300 640C256 604 300 552 344 574C356 660 448 660 460 574C504 552 548 604 504 640C470 712 334 712 300 640Z" fill="#0B0B0C"/><path d="M364 704L358 800M440 704L446 800" stroke="#0B0B0C" stroke-width="9" stroke-linecap="round"/>'
    if k=='gi': return '<path d="M340 596L404 720L464 596L500 626L420 780L560 1000H512L402 812L300 1000H252L384 776L304 626Z" fill="#0B0B0C"/><path d="M150 930H656V984H150Z" fill="#0B0B0C"/>'
    return n.format(10)
def extra(x):
    if x=='whistle': return f'<path d="M340 640L402 812L464 640" fill="none" stroke="{RED}" stroke-width="9"/><path d="M382 806H430A26 26 0 1 1 400 838L382 830Z" fill="{BONE}"/>'
    if x=='towel': return f'<path d="M236 664C280 626 318 634 330 672L318 1000H206C200 880 206 720 236 664Z" fill="{BONE}"/>'
    if x=='watch': return f'<path d="M340 640L394 800M464 640L410 800" stroke="{RED}" stroke-width="8"/><circle cx="402" cy="826" r="34" fill="{BONE}"/><path d="M402 826V806M402 826L414 836" stroke="{INK}" stroke-width="6"/>'
    return ''
def portrait(n,name,skin,st,fair,k,c,ex='',beard='',glasses=0,tilt=0):
    L,K=SKIN[skin],'#131315'; C=WEAR[c]; B,F=hair(st,fair); body,shirt=wear(k,C); flip=n%2
    H=f'<g fill="{K}">{B}</g>'; tone={'w':'#CFCBC2','g':'#B9935A','r':'#8C4426'}.get(fair); lit=lambda d: f'<g clip-path="url(#lit)">{d}</g>'
    face=f'<path d="{HEAD}" fill="{K}"/>'
    ear='' if st in('wrap','bob','long') else f'<ellipse cx="290" cy="352" rx="17" ry="36" fill="{L}"/><path d="M284 336C294 340 296 356 288 372" fill="none" stroke="{K}" stroke-width="5" stroke-linecap="round"/>'
    marks=f'<path d="M318 300C340 284 372 286 390 298L388 308C368 300 340 300 322 310Z" fill="{K}"/><path d="M330 338C344 322 374 324 386 342C370 336 350 336 330 338ZM344 340C350 352 368 352 374 341C364 336 352 336 344 340Z" fill="{K}"/><path d="M400 418C396 412 398 404 406 404" fill="none" stroke="{K}" stroke-width="6" stroke-linecap="round"/><path d="M360 445C384 461 412 462 438 446L436 453C412 469 386 468 360 445Z" fill="{K}"/>'
    spark=f'<path d="M452 352C470 346 488 350 494 362C490 386 474 404 462 410C464 390 460 370 452 352Z" fill="{L}"/>'       # the triangle of light on the far cheek
    bd={'full':'M291 384C302 420 326 424 346 424C372 420 384 432 402 432C426 430 444 420 470 424C490 424 500 410 508 384C510 450 486 540 404 548C318 540 290 450 291 384ZM362 450C390 440 414 442 440 450C420 466 384 466 362 450Z','goat':'M352 450C352 430 384 424 404 428C424 424 450 432 452 452C456 500 430 540 404 540C374 540 348 500 352 450ZM372 454C392 444 416 446 434 454C418 464 390 464 372 454Z','stub':'M294 410C310 440 330 452 350 466C366 500 390 506 404 508C360 512 308 462 294 410Z','stache':'M346 446C356 424 384 420 404 430C424 420 450 424 458 446C440 440 420 442 404 440C388 442 364 440 346 446Z'}.get(beard,'')
    gl=f'<g fill="none" stroke="{K}" stroke-width="8"><rect x="314" y="316" width="80" height="58" rx="20"/><path d="M314 334L290 330"/></g><g fill="none" stroke="{L}" stroke-width="5"><rect x="424" y="318" width="76" height="54" rx="20"/><path d="M394 336C404 330 414 330 424 336"/></g>' if glasses else ''
    top=f'<g fill="{K}">{F}</g>'+(lit(f'<g fill="{tone}" transform="translate(-7 -5)">{F}</g>') if tone and st not in('cap','band') else lit(f'<g fill="#2C2C31" transform="translate(-10 -8)">{F}</g>'))
    if st=='wrap': top=f'<g fill="{DRED}">{F}</g>'+lit(f'<g fill="{RED}">{F}</g>'); H=f'<g fill="{DRED}">{B}</g>'
    if st in('cap','band'): top=f'<g fill="{K}">{F}</g>'
    neck=f'<path d="M346 500C350 540 372 566 412 574L408 646C380 654 356 642 346 622Z" fill="{L}"/>'
    head=f'<g transform="rotate({tilt} 402 600)">{face}<g clip-path="url(#lit)"><path d="{HEAD}" fill="{L}"/></g>{ear}{marks}{spark}<path d="{bd}" fill="{K}" fill-rule="evenodd"/>{top}{gl}</g>'
    fig=f'<g transform="translate(402 1000) scale(1.09) translate(-402 -985)"><g transform="translate(0 34) rotate({tilt} 402 600)">{H}</g><path d="{body}" fill="{K}"/>'+lit(f'<path d="{body}" fill="{L if k=="tank" else C}"/>'+(shirt if k=='tank' else ''))+(f'<g clip-path="url(#dark)">{shirt.replace(C,"#0B0B0C")}</g>' if k=='tank' else '')+f'<path d="M346 470H458V622C440 664 364 664 346 622Z" fill="{K}"/>{neck}{collar(k) if k!="tank" else ""}{extra(ex)}<g transform="translate(0 34)">{head}</g></g>'
    plate=f'<g><rect x="150" y="790" width="500" height="104" fill="#0B0B0C" opacity=".55" transform="translate(6 8)"/><rect x="150" y="790" width="500" height="104" fill="{BONE}"/><rect x="150" y="790" width="12" height="104" fill="{RED}"/>'+''.join(f'<circle cx="{x}" cy="{y}" r="5" fill="{ASH}"/>' for x in (180,632) for y in (808,876))+f'<text x="406" y="{863 if len(name)<16 else 860}" font-family="Bebas Neue" font-weight="700" font-size="{62 if len(name)<16 else 52}" letter-spacing="{3 if len(name)<16 else 1}" text-anchor="middle" fill="{INK}">{name}</text></g>' if name else ''
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><defs><clipPath id="lit"><path d="{EDGE}"/></clipPath><clipPath id="dark"><path d="M404 0H800V1000H404Z"/></clipPath></defs>{wall((n*2+n//5)%5)}<g transform="{"translate(800 0) scale(-1 1)" if flip else ""}">{fig}</g>{plate}</svg>'
P=[('casey-sample','png','b','part','','zip','ink','',dict(beard='stub')),('jordan-sample','png','e','bun','','tee','red','whistle',dict(tilt=-3)),('riley-demo','png','f','quiff','r','tee','ink','',dict(beard='full')),('morgan-demo','jpg','c','long','','polo','bone','',dict(glasses=1)),
 ('taylor-example','png','a','pony','g','tank','red','',dict(tilt=3)),('avery-example','png','d','locs','','hood','steel','',dict(beard='goat')),('quinn-specimen','png','b','thin','w','polo','bone','watch',dict(beard='full',glasses=1)),('rowan-specimen','png','c','curls','','tank','ink','towel',{}),
 ('skyler-placeholder','png','a','bob','','tee','bone','',dict(tilt=-2)),('emerson-placeholder','jpg','e','buzz','','gi','gi','',dict(tilt=2)),('harper-mockley','png','f','braids','g','tee','ink','',{}),('finley-mockley','png','d','afro','','zip','ink','whistle',dict(glasses=1)),
 ('dakota-testerman','png','b','cap','','tee','ink','',dict(beard='stub')),('reese-testerman','png','c','wrap','','tee','ink','',{}),('sawyer-draftwell','png','a','part','w','hood','steel','',dict(beard='stache')),('parker-draftwell','png','e','braids','','tank','ink','',dict(tilt=-3)),
 ('hayden-stencil','jpg','f','band','','tank','ink','towel',{}),('peyton-stencil','png','d','pony','','tee','bone','',dict(tilt=3)),('blake-pattern','png','b','bun','','gi','gi','',dict(beard='full')),('drew-pattern','png','c','buzz','','polo','red','',dict(beard='goat'))]
def raster(svg): return Image.open(io.BytesIO(subprocess.run(['rsvg-convert'],input=svg.encode(),stdout=subprocess.PIPE,check=True).stdout)).convert('RGB')
if __name__=='__main__':
    out=os.environ.get('PORTRAITS',f'{MEDIA}/trainers'); os.makedirs(out,exist_ok=True)
    for n,(name,ext,sk,st,fair,k,c,ex,kw) in enumerate(P,1):
        im=raster(portrait(n,name.replace('-',' ').upper(),sk,st,fair,k,c,ex,**kw)); f=f'{out}/{name}.{ext}'
        im.save(f,quality=86) if ext=='jpg' else im.quantize(40,dither=0).save(f,optimize=True)
    ph=portrait(2,'','a','buzz','','tee','ink').replace(SKIN['a'],'#2C2D31'); ph=ph[:ph.rindex('</svg>')]
    if not os.environ.get('PORTRAITS'): raster(f'{ph}</svg>').save(f'{MEDIA}/site/portrait-placeholder.webp',quality=86,method=6)
    else: raster(f'{ph}</svg>').save(out+'/placeholder.png')
