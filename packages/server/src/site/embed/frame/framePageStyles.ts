import { mailColors } from '../../../backend/mails/mailColors.ts';

const { light, dark } = mailColors;

const writeColors = ({ ground, surface, ink, inkMuted }: typeof light) =>
  `--ground: ${ground}; --surface: ${surface}; --ink: ${ink}; --muted: ${inkMuted}; --line: color-mix(in srgb, ${ink} 25%, ${ground})`;

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
h1, h2, h3, h4, .day { font-family: "Arial Narrow", "Helvetica Neue", Arial, sans-serif; font-weight: 800; letter-spacing: -0.02em; line-height: 1.1 }
h1 { margin-block-end: 1rem; font-size: 1.5rem }
h2 { font-size: 1.25rem }
h3 { font-size: 1.15rem }
h4 { font-size: 1.05rem }
a { color: inherit }
.event a:not(:hover) { text-decoration: none }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1.5rem; list-style: none }
.event { position: relative; display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 1rem; align-items: start }
.event :is(h1, h2, h3, h4) a::after { content: ""; position: absolute; inset: 0 }
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
.grid ul { grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)) }
.grid .event { grid-template-columns: minmax(0, 1fr); gap: 0.5rem }
.row { grid-template-columns: minmax(0, 1fr); padding-block-start: 0.75rem; border-block-start: 1px solid var(--line) }
:is(.compact, .month) ul { gap: 0.75rem 1.5rem }
.steps { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem; margin-block-end: 1rem; text-align: center }
.steps a, .steps span { min-inline-size: 2.75rem; min-block-size: 2.75rem; display: grid; place-content: center }
.steps a, button { border: 1px solid; border-radius: 3px; text-decoration: none }
:is(h2, h3)::first-letter { text-transform: uppercase }
.week section { margin-block-start: 1.5rem }
.week h3 { padding-block: 0.6rem; border-block-start: 2px solid }
.week .facts > :has(time) { order: -1; font-size: 1.1rem; font-weight: 800 }
.week .row { padding-block-start: 0; border: 0 }
caption { position: absolute; inline-size: 1px; block-size: 1px; overflow: clip; clip-path: inset(50%); white-space: nowrap }
table { inline-size: 100%; margin-block-end: 1.5rem; border-collapse: collapse; table-layout: fixed; text-align: center }
th { padding-block-end: 0.3rem; font-size: 0.7rem; overflow-wrap: normal }
td { position: relative; block-size: 3rem; padding-block: 0.35rem; border-block-start: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; vertical-align: top }
td a { color: var(--ink); font-weight: 700 }
td a::after { content: ""; position: absolute; inset: 0 }
.marks { display: block; color: var(--ink); font-size: 0.75rem; line-height: 1 }
.pressed { background: var(--ink) }
.pressed :is(a, .marks, small) { color: var(--ground) }
td small { display: none }
.month > h2 { margin-block-end: 0.5rem }
.month > h2 + p { margin-block-end: 1rem }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-end: 1.5rem }
label { flex: 1 0 100%; font-weight: 600 }
input[type=search] { flex: 1 12rem; min-inline-size: 0; padding: 0.6rem 0.75rem; border: 1px solid; border-radius: 3px; background: none; color: inherit; font: inherit }
button { padding: 0.6rem 1rem; border-color: var(--ink); background: var(--ink); color: var(--ground); font: inherit; font-weight: 600 }
:is(input, button):focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
::placeholder { color: var(--muted); opacity: 1 }
.unread { margin-block-end: 1rem; color: var(--muted) }
@media (min-width: 40rem) {
.month :is(table, th) { text-align: start }
.month th { padding-inline: 0.4rem }
.month td { block-size: 5.5rem; padding-inline: 0.4rem }
.month .marks { display: none }
.month td small { display: grid; margin-block-start: 0.25rem; color: var(--ink); font-size: 0.75rem; line-height: 1.25 }
.month td bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.month td br { display: none }
}
@media (max-width: 20rem) { .steps { flex-wrap: wrap } .steps h2 { flex: 1 0 100%; order: -1 } .rest { display: none } .event { grid-template-columns: minmax(0, 1fr) } .picture { max-inline-size: 10rem } }
@media (max-width: 32rem) { .single { grid-template-columns: minmax(0, 1fr) } .single .picture { max-inline-size: 15rem } }
@media (min-width: 32rem) { .single { grid-template-columns: 15rem minmax(0, 1fr) } }
`;
