import { mailColors } from '../../backend/mails/mailColors.ts';

const { light, dark } = mailColors;

const writeColors = ({ ground, surface, ink, inkMuted }: typeof light) =>
  `--ground: ${ground}; --surface: ${surface}; --ink: ${ink}; --muted: ${inkMuted}`;

/**
 * The styles of the page for frames: the look of the custom elements. System fonts replace the web fonts, which a sandboxed frame
 * may not load.
 */
export const framePageStyles = `
:root { color-scheme: light; ${writeColors(light)} }
@media (prefers-color-scheme: dark) { :root[data-theme=auto] { color-scheme: dark; ${writeColors(dark)} } }
:root[data-theme=dark] { color-scheme: dark; ${writeColors(dark)} }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { background: var(--ground); color: var(--ink); font: 1rem/1.4 system-ui, sans-serif; overflow-wrap: anywhere; hyphens: auto }
main { display: flow-root; padding: 1rem }
h1, h2, .day { font-family: "Arial Narrow", "Helvetica Neue", Arial, sans-serif; font-weight: 800; letter-spacing: -0.02em; line-height: 1.1 }
h1 { margin-block-end: 1rem; font-size: 1.5rem }
h2 { font-size: 1.25rem }
a { color: inherit }
.event a:not(:hover) { text-decoration: none }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1.5rem; list-style: none }
.event { position: relative; display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 1rem; align-items: start }
.event h1 a::after, .event h2 a::after { content: ""; position: absolute; inset: 0 }
.picture { position: relative; aspect-ratio: 4 / 5; border-radius: 5px; overflow: clip; background: var(--surface) }
.picture > img, .picture > svg { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; object-position: 50% 20% }
.date { position: absolute; inset: -1px auto auto -1px; padding: 0.4rem 0.6rem; background: var(--ground); font-size: 0.75rem; font-weight: 600; line-height: 1.2; text-transform: uppercase }
.day { display: block; font-size: 1.5rem; line-height: 1 }
.facts { display: grid; gap: 0.35rem }
.label { font-size: 0.75rem; font-weight: 600; letter-spacing: 0.06em; text-transform: uppercase }
.status { justify-self: start; padding: 0.2rem 0.5rem; background: var(--ink); color: var(--ground) }
.price { font-weight: 600 }
.credit { color: var(--muted); font-size: 0.75rem }
.all { margin-block-start: 1.5rem; font-weight: 600 }
.single h1 { margin: 0; font-size: 1.75rem }
.description { max-inline-size: 38rem }
@media (max-width: 20rem) { .event { grid-template-columns: minmax(0, 1fr) } .picture { max-inline-size: 10rem } }
@media (max-width: 32rem) { .single { grid-template-columns: minmax(0, 1fr) } .single .picture { max-inline-size: 15rem } }
@media (min-width: 32rem) { .single { grid-template-columns: 15rem minmax(0, 1fr) } }
`;
