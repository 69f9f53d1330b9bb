import { darkColors, fontFamily, lightColors, radius } from '@lively/ui/tokens';

const color = (name: 'ground' | 'ink') => `light-dark(${lightColors[name]},${darkColors[name]})`;
/** A page's policy may let no font in: what stands in for the library's, until the page says otherwise. */
const font = (name: 'display' | 'text') =>
  `var(--lively-${name},${fontFamily[name].replace(/"[^"]*(Variable|Fallback)", |Arial, |"/g, '').replace(', ', ',')})`;
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
  display: block;
  direction: ltr;
  color-scheme: inherit;
  padding: 1em;
  background: var(--g);
  color: var(--i);
  font: 600 medium/1.4 ${font('text')};
}

ul, li { display: grid; gap: 0 1em; }
li { position: relative; grid-template: auto auto 1fr / 7.5em 1fr; padding-block-end: 1.5em; }
li > *, p { grid-column: -2; margin-block-end: 0.4em; }
figure { grid-area: 1 / 1 / 5; position: relative; inline-size: 100%; aspect-ratio: 4 / 5; background-size: cover; border-radius: ${radius.small}; }
time, span { position: absolute; left: 0; padding: 0.4em 0.7em; background: var(--g); letter-spacing: 0.06em; text-transform: uppercase; }
span { bottom: 0; }
[part=status] { background: ${lightColors.danger}; color: #fff; }
b { display: block; font: 800 1.3em/1.04 ${font('display')}; letter-spacing: -0.02em; }
time b { font-size: 2.2em; }
p, [part=title] { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; overflow-wrap: anywhere; }
[part=reasons], time, span { font-size: 0.75em; }
[part=place] { opacity: 0.8; font-weight: 400; font-size: 0.875em; }
[part=price] { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5em; min-block-size: 2.4em; max-block-size: 5em; align-self: start; }
a { color: inherit; }
a:not(:hover) { text-decoration: none; }
[part=open]::after { content: ''; position: absolute; inset: 0; }
[part=ticket], button { position: relative; margin-inline-start: auto; padding: 0.8em 1.2em; border: 0; border-radius: ${radius.small}; background: ${accent}; color: color(from ${accent} xyz ${light} ${light} ${light}); font: inherit; font-size: 0.75em; }
slot { display: block; margin-block-start: 0.6em; }

:host([layout=grid]) {
  ul { grid-template-columns: repeat(auto-fill, minmax(max(7.5em, 21%), 1fr)); }
  li { grid-template: subgrid / 1fr; grid-row: span 5; }
  figure { grid-row-end: 2; }
  :is([part=title], [part=place]) { min-block-size: 2lh; }
}

:host([layout=compact]) {
  li { grid-template-columns: 5.5em 1fr; padding-block: 1em 0.5em; border-block-start: 1px solid; }
  figure { background-size: 0; aspect-ratio: auto; }
  :is(time, span) { display: block; position: static; padding: 0 0.2em; }
}

:host(lively-event) {
  li { grid-template: auto auto auto 1fr / repeat(auto-fit, minmax(max(min(14em, 100%), 40%), 1fr)); font-size: 1.25em; }
  [part=title] { font-size: 1.75em; }
}

[inert] {
  opacity: 0.1;
  :is(a, figure, span) { background: currentColor !important; }
}
`;
