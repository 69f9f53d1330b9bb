import { darkColors, fontFamily, lightColors, radius } from '@lively/ui/tokens';

const color = (name: 'ground' | 'ink') => `light-dark(${lightColors[name]},${darkColors[name]})`;
/** The families of the library without its stand-ins, which only its own style sheet defines. */
const font = (name: 'display' | 'text') =>
  `var(--lively-${name},${fontFamily[name].replace(/"[^"]*Fallback", |Arial, |"Arial Narrow", |"/g, '').replaceAll(', ', ',')})`;
const accent = 'var(--lively-accent,var(--i))';
/** White on a dark accent, black on a light one: at this luminance both reach 4.58:1. */
const light = 'calc((.179 - y)*1e6)';

/** The look of the widgets. Important rules of a shadow root win over the page's, however important those are. */
export const styles = `
:host(:not([hidden])) { display: block !important; }
:host([theme=light]) { color-scheme: light; }
:host([theme=dark]) { color-scheme: dark; }
:host([theme=auto]) { color-scheme: light dark; }
* { margin: 0; padding: 0; }

div {
  all: initial;
  --g:var(--lively-ground,${color('ground')});
  --i:var(--lively-ink,${color('ink')});
  --d:800 1.3em/1.04 ${font('display')};
  --t:600 .75em/1.4 ${font('text')};
  display: block;
  direction: ltr;
  color-scheme: inherit;
  padding: 1em;
  background: var(--g);
  color: var(--i);
}

ul, li { display: grid; gap: 0 1em; }
li { position: relative; grid-template: auto auto 1fr / clamp(7.5em, 28%, 8em) 1fr; padding-block-end: 1.5em; }
li > * { grid-column: -2; margin-block-end: 0.4em; }
figure { grid-area: 1 / 1 / 5; position: relative; inline-size: 100%; aspect-ratio: 4 / 5; background-size: cover; border-radius: ${radius.small}; }
time, i { position: absolute; inset: 0 auto auto 0; padding: 0.8em 1em; background: var(--g); font: var(--t); letter-spacing: 0.06em; text-transform: uppercase; }
i { inset: auto auto 0 0; }
[part=status] { background: ${lightColors.danger}; color: #fff; }
b { display: block; font: var(--d); letter-spacing: -0.02em; }
time b { font-size: 2.2em; }
p, [part=title] { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; overflow-wrap: anywhere; }
p { font: var(--t); }
[part=place] { opacity: 0.8; font-weight: 400; font-size: 0.875em; }
[part=price] { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.5em; min-block-size: 2em; max-block-size: 5em; font-size: 1em; }
a { color: inherit; }
a:not(:hover) { text-decoration: none; }
[part=open]::after { content: ''; position: absolute; inset: 0; }
[part=ticket], button { position: relative; padding: 0.6em 1em; border: 0; border-radius: ${radius.small}; background: ${accent}; color: color(from ${accent} xyz ${light} ${light} ${light}); font: var(--t); }

:host([layout=grid]) ul { grid-template-columns: repeat(auto-fill, minmax(max(7.5em, 21%), 1fr)); }
:host([layout=grid]) li { grid-template: subgrid / 1fr; grid-row: span 5; }
:host([layout=grid]) figure { grid-row-end: 2; }
:host([layout=grid]) :is([part=title], [part=place]) { min-block-size: 2lh; }

:host([layout=compact]) li { grid-template-columns: 5.5em 1fr; padding-block: 1em 0.5em; border-block-start: 1px solid; }
:host([layout=compact]) figure { background-size: 0; aspect-ratio: auto; }
:host([layout=compact]) :is(time, i) { display: block; position: static; padding: 0 0.2em; }

:host(lively-event) li { grid-template-columns: repeat(auto-fit, minmax(max(min(14em, 100%), 40%), 1fr)); font-size: 1.25em; }
:host(lively-event) [part=title] { font-size: 2em; }

[inert] { opacity: 0.1; }
`;
