import { expect, test } from 'vitest';
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
};
const script = `<script type="module" src="${site}/embed/lively-1.0.0.abc.js" integrity="${integrity}" crossorigin="anonymous"></script>`;
const opened = '<lively-events city="Lyon" source="https://backend.example" apikey="sb_publishable_x">';
const widget = `${opened}<a href="${site}/">Tout</a></lively-events>`;
const frame = (attributes: string) => `<iframe ${attributes}></iframe>`;
const policy = (content: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${content}">${script}${widget}`;
const secretJwt = `x.${btoa('{"role":"service_role"}')}.x`;

/** A page with each fault. */
const pages: Readonly<Record<FaultCode, string>> = {
  nothing: '<h1>Agenda</h1>',
  scriptMissing: widget,
  elementMissing: script,
  asText: `${script}<p>&lt;lively-events&gt;</p>`,
  inComment: `${script}<!-- ${widget} -->`,
  inTemplate: `${script}<template>${widget}</template>`,
  module: script.replace('type="module" ', '') + widget,
  crossorigin: script.replace(' crossorigin="anonymous"', '') + widget,
  integrity: script.replace('right', 'wrong') + widget,
  scriptHttp: script.replace('https:', 'http:') + widget,
  scriptRelative: script.replace(site, '') + widget,
  siteMissing: script.replace(site, 'https://cdn.example') + widget,
  quotes: script + widget.replace('"Lyon"', '”Lyon”'),
  unknownAttribute: script + widget.replace('city', 'town'),
  invalidValue: script + widget.replace('city="Lyon"', 'layout="cube"'),
  sourceMissing: script + widget.replace('source="https://backend.example"', ''),
  keyMissing: script + widget.replace('apikey="sb_publishable_x"', ''),
  secretKey: script + widget.replace('sb_publishable_x', secretJwt),
  notClosed: `${script}${opened}<p>Suite</p>`,
  selfClosed: `${script}${opened.replace('>', ' />')}<p>Suite</p>`,
  inParagraph: `${script}<p>${opened}<div>Tout</div></lively-events></p>`,
  frameTitle: frame(`src="${site}/widget/explore"`),
  frameHttp: frame('src="http://lively.example/widget/explore" title="x"'),
  framePage: frame(`src="${site}/explore" title="x"`),
  frameScripts: frame(`src="${site}/widget/explore" title="x" sandbox="allow-popups"`),
  framePopups: frame(`src="${site}/en/widget/explore" title="x" sandbox="allow-scripts"`),
  policy: policy(`default-src 'self'`),
  policyNames: policy(`script-src 'nonce-x' ${site}`),
};

const codesOf = (html: string) => checkPage(html, context).map(({ code }) => code);

test.each(Object.entries(pages))('the fault %s is found, and no other', (code, html) => {
  expect(codesOf(html)).toEqual([code]);
});

test('every fault has its texts', () => {
  expect(Object.keys(texts.faults).toSorted()).toEqual(Object.keys(pages).toSorted());
});

test.each([
  script + widget,
  `<!doctype html><html><head>${script}</head><body><main class="x">${widget}</main></body></html>`,
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

test('hostile HTML is read as text', () => {
  const html = `${'<div>'.repeat(5_000)}<img src=x onerror="throw 1"><script>throw 1</script>${script}${widget}`;
  expect(codesOf(html)).toEqual([]);
});
