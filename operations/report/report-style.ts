/** The report's only style sheet: it needs no file, no font and no network, and prints as well. */
export const reportStyle = `
:root { --ink: #0b0b0c; --bone: #f5f2ec; --sand: #e4ded2; --ash: #5d6068; --brick: #c8102e; color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, "Segoe UI", Roboto, Arial, sans-serif; color: var(--ink); background: var(--bone) }
header { background: var(--ink); color: #fff; padding: 2.5rem 0 5.5rem }
header svg { width: 7rem; height: auto; fill: #fff }
.shell { max-width: 66rem; margin: 0 auto; padding: 0 1.25rem }
h1, h2, .figure { font-family: "Barlow Condensed", "Arial Narrow", "Roboto Condensed", "Liberation Sans Narrow", Arial, sans-serif; font-weight: 700; line-height: 1 }
h1 { font-size: clamp(2.25rem, 7vw, 4rem); margin: 1.75rem 0 .75rem }
header p { margin: 0; color: #c9cbd0 }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 1px; margin: -3.5rem 0 1.5rem; padding: 0; background: var(--sand); border: 1px solid var(--sand); list-style: none }
.tiles li { background: #fff; padding: 1.25rem 1.25rem 1.1rem; border-top: 4px solid var(--brick) }
.figure { font-size: 2.5rem; display: block; font-variant-numeric: tabular-nums }
.tiles span:last-child { color: var(--ash); font-size: .9375rem }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem }
section { background: #fff; border: 1px solid var(--sand); padding: 1.5rem 1.25rem 1.25rem; margin-bottom: 1.5rem; break-inside: avoid }
.pair section { margin: 0 } .pair { margin-bottom: 1.5rem }
h2 { font-size: 1.5rem; margin: 0 }
section > p { margin: .375rem 0 0; color: var(--ash) }
.bars { list-style: none; margin: 1.1rem 0 0; padding: 0; display: grid; gap: .5rem }
.bars li { display: grid; grid-template-columns: minmax(6rem, 38%) 1fr 4rem; gap: .75rem; align-items: center }
.bars span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.bars svg { width: 100%; height: 1.1rem; display: block; background: var(--bone) }
.bars b { text-align: right; font-variant-numeric: tabular-nums }
rect { fill: var(--brick) }
.weeks { display: flex; align-items: end; gap: min(.5rem, .6vw); margin: 1.5rem 0 0; padding-bottom: 1.75rem }
.weeks div { flex: 1 1 0; min-width: 0; position: relative; text-align: center; font-variant-numeric: tabular-nums }
.weeks svg { width: 100%; height: 12rem; display: block; border-bottom: 2px solid var(--ink) }
.weeks b { font-size: .875rem; font-weight: 600 }
.weeks span { position: absolute; left: 0; top: 100%; padding-top: .25rem; font-size: .8125rem; color: var(--ash); white-space: nowrap }
.weeks .last { left: auto; right: 0 }
@media (max-width: 40rem) { .weeks .wide { display: none } .weeks b { font-size: .6875rem } }
table { border-collapse: collapse; width: 100%; margin-top: 1rem; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--sand) }
footer { color: var(--ash); font-size: .875rem; padding: .5rem 0 3rem }
@media print { body { background: #fff } header { padding: 1rem 0 4.5rem } * { print-color-adjust: exact; -webkit-print-color-adjust: exact } }
`;
