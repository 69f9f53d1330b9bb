import { expect, test, vi } from 'vitest';
import texts from '../../../../locales/fr/widgetBuilder.json';
import { parseBuilderState } from '../builderState';
import { writeSnippets } from '../snippets/writeSnippets';
import { toWidget } from '../toWidget';
import { checkPage } from './checkPage';
import type { CheckContext, FaultCode } from './PageFault';

const site = 'https://lively.example';
const integrity = 'sha384-right';
const context: CheckContext = {
  site,
  files: [{ file: 'lively-1.0.0.abc.js', integrity }],
  isColor: (text) => text.startsWith('#'),
  now: Date.parse('2026-12-01T12:00:00Z'),
};
const script = `<script type="module" src="${site}/embed/lively-1.0.0.abc.js" integrity="${integrity}" crossorigin="anonymous"></script>`;
const opened = '<lively-events city="Lyon" source="https://backend.example" apikey="sb_publishable_x">';
const widget = `${opened}<a href="${site}/">Tout</a></lively-events>`;
const withAttributes = (attributes: string) => script + widget.replace('city="Lyon"', attributes);
const frame = (attributes: string) => `<iframe ${attributes}></iframe>`;
const frameOf = (path: string) => frame(`src="${site}${path}" title="x"`);
const event = (attributes: string) => `${script}<lively-event ${attributes}></lively-event>`;
const uuid = '00000000-0000-4000-8000-000000000017';
const policy = (content: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${content}">${script}${widget}`;
const secretJwt = `x.${btoa('{"role":"service_role"}')}.x`;

/** A page with each fault. */
const pages: Readonly<Record<FaultCode, string>> = {
  nothing: '<h1>Agenda</h1>',
  scriptMissing: widget,
  elementMissing: script,
  asText: `${script}<p>&lt;lively-events&gt;</p>`,
  shortcode: '<p>[lively city="Lyon"]</p>',
  inComment: `${script}<!-- ${widget} -->`,
  inTemplate: `${script}<template>${widget}</template>`,
  module: script.replace('type="module" ', '') + widget,
  crossorigin: script.replace(' crossorigin="anonymous"', '') + widget,
  integrity: script.replace('right', 'wrong') + widget,
  aliasIntegrity: script.replace('lively-1.0.0.abc', 'v1') + widget,
  scriptHttp: script.replace('https:', 'http:') + widget,
  scriptRelative: script.replace(site, '') + widget,
  scriptTwice: `${script}<script type="module" src="${site}/embed/lively-complete-1.0.0.def.js"></script>${widget}`,
  siteElsewhere: withAttributes('site="https://other.example"'),
  backendOnly: `${script}<lively-events source="/events.json" filters="price=0"></lively-events>`,
  siteMissing: script.replace(site, 'https://cdn.example') + widget,
  quotes: script + widget.replace('"Lyon"', '”Lyon”'),
  doubleEscaped: withAttributes('filters="areas=38&amp;amp;price=0"'),
  ignoredFilter: withAttributes('filters="comune=13055&price=0"'),
  unknownAttribute: script + widget.replace('city', 'town'),
  invalidValue: withAttributes('layout="cube"'),
  sourceMissing: script + widget.replace('source="https://backend.example"', ''),
  keyMissing: script + widget.replace('apikey="sb_publishable_x"', ''),
  secretKey: script + widget.replace('sb_publishable_x', secretJwt),
  notClosed: `${script}${opened}<p>Suite</p>`,
  selfClosed: `${script}${opened.replace('>', ' />')}<p>Suite</p>`,
  inParagraph: `${script}<p>${opened}<div>Tout</div></lively-events></p>`,
  frameTitle: frame(`src="${site}/widget/explore"`),
  frameHttp: frame('src="http://lively.example/widget/explore" title="x"'),
  framePage: frameOf('/explore'),
  frameAddress: frameOf('/widget/expl'),
  frameScripts: frame(`src="${site}/widget/explore" title="x" sandbox="allow-popups"`),
  framePopups: frame(`src="${site}/en/widget/explore" title="x" sandbox="allow-scripts"`),
  policy: policy(`default-src 'self'`),
  policyNames: policy(`script-src 'nonce-x' ${site}`),
};

const codesOf = (html: string) => checkPage(html, context).map(({ code }) => code);

test.each(Object.entries(pages))('the fault %s is found, and no other', (code, html) => {
  expect(codesOf(html)).toEqual([code]);
});

/** What is said of other pages: codes, with the values of those that have any. */
const readable = (html: string) =>
  checkPage(html, context).map(({ code, values: { filter, name, value }, nearest }) =>
    [code, filter ?? value ?? name, nearest].filter(Boolean).join(' '),
  );

test.each([
  // Each parameter of a frame.
  [frameOf('/widget/explore?layout=mois'), ['invalidValue mois']],
  [
    frameOf('/widget/explore?layout=gird&limit=0&theme=pink'),
    ['invalidValue gird grid', 'invalidValue 0', 'invalidValue pink'],
  ],
  [frameOf(`/widget/explore?partner=${'a'.repeat(61)}`), [`invalidValue ${'a'.repeat(61)}`]],
  [frameOf('/widget/explore?comune=13055&price=x'), ['ignoredFilter comune=13055 commune', 'ignoredFilter price=x']],
  [
    frameOf('/widget/explore?weekdays=2,9&layuot=week'),
    ['ignoredFilter weekdays=9', 'ignoredFilter layuot=week layout'],
  ],
  [frameOf('/widget/explore?on=2026-12-07'), ['invalidValue 2026-12-07']],
  [frameOf('/widget/explore?layout=week&on=2026-11-02'), ['invalidValue 2026-11-02']],
  [frameOf(`/widget/event/${uuid}?theme=dark&city=Lyon`), ['ignoredFilter city=Lyon']],
  [frameOf('/widget/explore?city=Lyon&amp;amp;price=0'), ['doubleEscaped src']],
  [frameOf('/widget/event/zzz'), ['frameAddress']],
  [frameOf('/de/widget/explore'), ['framePage']],
  [frameOf('/widget/explore.html'), ['framePage']],
  // Each attribute with values.
  [event('event-id="abc" source="https://b.example" apikey="k"'), ['invalidValue abc']],
  [withAttributes('site="http://evil.example/"'), ['invalidValue http://evil.example/']],
  [withAttributes('layuot="grid"'), ['unknownAttribute layuot layout']],
  [withAttributes('accent="notacolor"'), ['invalidValue notacolor']],
  [withAttributes('category="musik"'), ['invalidValue musik music']],
  [withAttributes('near="Lion"'), ['invalidValue Lion Lyon']],
  [withAttributes('tags="jazz,jaz=Swing,music"'), ['invalidValue jaz jazz']],
  // Quotes that an editor has changed, in each of our elements.
  [(script + widget).replace(/"/g, '”'), ['quotes', 'quotes']],
  [script.replace(/"/g, '”'), ['quotes', 'elementMissing']],
  [frameOf('/widget/explore').replace(/"([^"]*)"/g, '«\u00A0$1\u00A0»'), ['quotes']],
  // What an editor shows as text.
  [`<p>&lt;iframe src="${site}/widget/explore"&gt;</p>`, ['asText']],
  ['<p>&amp;lt;lively-events&amp;gt;</p>', ['asText']],
  [
    script.replace('lively-1.0.0.abc', 'lively') + script.replace('lively-1.0.0.abc', 'lively-0.9.0.def') + widget,
    ['aliasIntegrity', 'scriptTwice'],
  ],
])('what is wrong with %s', (html, faults) => {
  expect(readable(html)).toEqual(faults);
});

test('every fault has its texts', () => {
  expect(Object.keys(texts.faults).toSorted()).toEqual(Object.keys(pages).toSorted());
});

test.each([
  script + widget,
  `<!doctype html><html><head>${script}</head><body><main class="x">${widget}</main></body></html>`,
  frameOf('/es/widget/explore/?layout=week&on=2026-12-07&limit=4&theme=dark&partner=x&areas=38&sort=price#?secret=x'),
  frameOf('/widget/explore?layout=month&on=2027-02&line=jazz+ce+soir&venue=La+Halle&commune=69123&radius=20&date=all'),
  frameOf(`/en/widget/event/${uuid}?theme=light`),
  event(`event-id="${uuid}" source="https://b.example" apikey="k"`),
  // The events of a feed have their own ids.
  event('event-id="abc" source="/events.json"'),
  withAttributes('partner="« Le Progrès »" tags="jazz,exhibitions=Expos" near="lyon" site="https://lively.example"'),
  // The same file runs once.
  `${script}${widget}${script}${widget}`,
  `${script}${widget}<script>const widget = '<lively-events>';</script>`,
  // A feed needs no key, and data inside no source.
  `${script}<lively-events source="/events.json"></lively-events>`,
  `${script}<lively-events><script type="application/json">[]</script></lively-events>`,
  `${script}<lively-events class="x" data-x="1" lang="fr-FR" limit="12" category="music" source="https://b.example" apikey="k"></lively-events>`,
  frame(`src="${site}/en/widget/explore?city=Lyon" title="Agenda" sandbox="allow-scripts allow-popups"`),
  policy(`default-src 'self'; script-src ${site}; connect-src https:; img-src * data:`),
  policy(`script-src 'nonce-x' 'strict-dynamic' https:; connect-src https://*.example; img-src lively.example data:`),
  `<script src="/js/lively-theme/menu.js"></script>${script}${widget}`,
])('nothing is wrong with %s', (html) => {
  expect(checkPage(html, context)).toEqual([]);
});

test.each(['html', 'strict', 'frame'] as const)('nothing is wrong with what the builder writes for %s', (editor) => {
  const state = parseBuilderState(
    new URLSearchParams('layout=grid&city=Lyon&limit=4&theme=dark&accent=%23fff&width=640'),
  );
  const snippets = writeSnippets(editor, toWidget(state), {
    site,
    source: 'https://backend.example',
    apikey: 'sb_publishable_x',
    release: { file: 'lively-1.0.0.abc.js', integrity },
    language: 'fr',
    link: 'Tout',
    title: 'Agenda',
  });
  expect(checkPage(snippets[0]?.code ?? '', context)).toEqual([]);
});

test('faults come in the order of their lines, with what to write', () => {
  const html = `<meta http-equiv="content-security-policy" content="default-src 'none'">
${script.replace('right', 'wrong')}
<p>
  ${widget.replace('city', 'town')}
</p>`;
  expect(checkPage(html, context).map(({ code, line, lines }) => [code, line, lines])).toEqual([
    ['policy', 1, `script-src ${site};\nconnect-src https://backend.example;\nimg-src ${site} data:`],
    ['integrity', 2, `integrity="${integrity}"`],
    ['unknownAttribute', 4, undefined],
  ]);
});

test('equal faults are one, with their number and the line of the first', () => {
  const faulty = `${script}\n${widget.replace('city', 'town')}\n`;
  const found = checkPage(`${faulty.repeat(3)}<lively-events vile></lively-events>`, context);
  expect(found.map(({ code, line, count }) => [code, line, count])).toEqual([
    ['unknownAttribute', 2, 3],
    ['unknownAttribute', 7, 1],
    ['sourceMissing', 7, 1],
  ]);
});

test('URLs are read as often as there are elements', () => {
  const parse = vi.spyOn(URL, 'parse');
  const construct = vi.spyOn(globalThis, 'URL');
  const callsFor = (copies: number) => {
    parse.mockClear();
    construct.mockClear();
    checkPage(policy("script-src 'self'").repeat(copies), context);
    return parse.mock.calls.length + construct.mock.calls.length;
  };
  const [few, many] = [callsFor(10), callsFor(100)];
  vi.restoreAllMocks();
  expect(many).toBeLessThan(few * 11);
});

test('hostile HTML is read as text', () => {
  const html = `${'<div>'.repeat(5_000)}<img src=x onerror="throw 1"><script>throw 1</script>${script}${widget}`;
  expect(codesOf(html)).toEqual([]);
});
