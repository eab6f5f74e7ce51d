#!/usr/bin/python3
"""logos.py: the five drawn partner logos (media/partners/*.svg); all lettering becomes paths, so no font is needed to show them."""
import os
from fontTools.ttLib import TTFont
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
HERE=os.path.dirname(os.path.abspath(__file__)); MEDIA=os.path.dirname(HERE)
F={k:TTFont(f'/usr/share/fonts/opentype/bebas-neue/BebasNeue-{k}.otf') for k in ('Bold','Book')}
def text(t,x,y,size,fill,w='Bold',sp=0,anchor='start'):
    f=F[w]; gs=f.getGlyphSet(); cm=f.getBestCmap(); u=size/f['head'].unitsPerEm; names=[cm[ord(c)] for c in t]; W=sum(gs[n].width*u+sp for n in names)-sp
    if anchor=='middle': x-=W/2
    if anchor=='end': x-=W
    d=''
    for n in names:
        p=SVGPathPen(gs,ntos=lambda v:f'{v:.1f}'.rstrip('0').rstrip('.')); gs[n].draw(TransformPen(p,(u,0,0,-u,x,y))); d+=p.getCommands(); x+=gs[n].width*u+sp
    return f'<path fill="{fill}" d="{d}"/>'
INK,RED,BRASS,TEAL,GREEN,BLUE='#0B0B0C','#EA0A2A','#A77B33','#1F6F73','#3F6B2E','#24507E'
def save(i,title,body,w=480,h=160):
    open(f'{MEDIA}/partners/{i}.svg','w').write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" role="img" aria-label="{title}"><title>{title}</title>{body}</svg>\n')
def main():
    os.makedirs(f'{MEDIA}/partners',exist_ok=True); b=BRASS
    # two hands' strokes over a shoulder: three waves in a circle
    save('massage','Maineville Massage (sample)',f'<circle cx="76" cy="80" r="62" fill="{TEAL}"/><g fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"><path d="M34 72C52 46 70 46 82 64S108 84 120 58"/><path d="M32 96C50 70 68 70 80 88S106 108 119 82"/><path d="M44 116C58 98 70 96 80 108S98 124 110 106"/></g>'+text('Maineville',160,78,62,TEAL,sp=1)+text('Massage',160,128,46,INK,'Book',7)+f'<path d="M160 90H402" stroke="{b}" stroke-width="3"/>')
    # bay door number four
    save('physical-therapy','Bay Four Physical Therapy (sample)',f'<path d="M14 142V38L76 12L138 38V142Z" fill="{BLUE}"/><path d="M32 142V60H120V142Z" fill="#fff"/><path d="M32 80H120M32 100H120M32 120H120" stroke="{BLUE}" stroke-width="3"/><path d="M64 66H90V92H116" fill="none"/>'+text('4',76,136,86,BLUE,anchor='middle')+text('Bay Four',160,84,68,BLUE,sp=2)+text('Physical Therapy',161,122,32,INK,'Book',3)+f'<path d="M160 134H392" stroke="{RED}" stroke-width="5"/>')
    # a hose line as a moving spine
    save('mobility','Hoseline Mobility (sample)',f'<path d="M76 20C124 38 118 64 76 80S28 118 70 136" fill="none" stroke="{RED}" stroke-width="26" stroke-linecap="round"/><path d="M76 20C124 38 118 64 76 80S28 118 70 136" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/><path d="M84 152L98 128L74 118L64 138Z" fill="{b}"/>'+text('Hoseline',150,88,76,INK,sp=1)+text('Mobility',151,130,40,RED,'Book',8))
    # leaf and flame
    save('nutrition','Fueled Kitchen (sample)',f'<path d="M76 10C118 44 132 74 124 104C116 136 96 148 76 150C56 148 36 136 28 104C20 74 34 44 76 10Z" fill="{GREEN}"/><path d="M76 150C60 128 62 104 76 86C90 104 92 128 76 150Z" fill="#fff"/><path d="M76 36V84M76 62L54 52M76 78L98 64" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="M10 150H142" stroke="{INK}" stroke-width="6" stroke-linecap="round"/>'+text('Fueled',160,82,72,GREEN,sp=3)+text('Kitchen',160,136,54,INK,'Bold',5))
    # cooling rings
    save('recovery','Afterburn Recovery (sample)',f'<g fill="none" stroke-width="10" stroke-linecap="round"><path d="M76 18A62 62 0 1 1 20 54" stroke="{INK}"/><path d="M76 42A38 38 0 1 1 42 64" stroke="{RED}"/><path d="M76 64A16 16 0 1 1 62 72" stroke="{b}"/></g>'+text('Afterburn',160,86,70,INK,sp=1)+text('Recovery',161,130,42,RED,'Book',9))
main()
