import type { WidgetContent } from '@lively/react-widgets';
import { expect, expectTypeOf, test } from 'vitest';
import type { WidgetContent as SentContent } from '../../../../rendering/widgets/WidgetContent';
import { type EditorName, parseBuilderState } from '../builderState';
import { toWidget } from '../toWidget';
import { findLimits } from './findLimits';
import type { SnippetContext } from './Snippet';
import { writeSnippets } from './writeSnippets';

const site = 'https://lively.example';
const context: SnippetContext = {
  site,
  source: 'https://backend.example',
  apikey: 'sb_publishable_x',
  release: {
    file: 'lively-1.0.0.abc.js',
    integrity: 'sha384-small',
    complete: { file: 'lively-complete-1.0.0.def.js', integrity: 'sha384-complete' },
  },
  language: 'fr',
  link: 'Les événements',
  title: 'Événements de Lively',
};

function write(editor: EditorName, search: string) {
  const parameters = new URLSearchParams(search);
  const widget = toWidget(parseBuilderState(parameters), parameters.get('event') ?? '');
  const snippets = writeSnippets(editor, widget, context);
  return Object.fromEntries(snippets.map(({ id, code }) => [id, code]));
}

test('HTML has the script with its hash, and the element with its styles', () => {
  expect(write('html', 'layout=grid&city=Lyon&ground=%23fff&width=640').markup).toBe(`<script
  type="module"
  src="https://lively.example/embed/lively-1.0.0.abc.js"
  integrity="sha384-small"
  crossorigin="anonymous"
></script>

<lively-events
  layout="grid"
  city="Lyon"
  style="--lively-ground: #fff; max-inline-size: 640px"
  source="https://backend.example"
  apikey="sb_publishable_x"
>
  <a href="https://lively.example/explore?city=Lyon">Les événements</a>
</lively-events>`);
});

test('a strict policy has the complete file, a style sheet, and each source', () => {
  const { markup, policy, styles } = write('strict', 'price=0&ground=%23fff');
  expect(markup).toContain('lively-complete-1.0.0.def.js"\n  integrity="sha384-complete"');
  expect(markup).not.toContain('style=');
  expect(styles).toBe('lively-events {\n  --lively-ground: #fff;\n}');
  expect(policy).toBe(`script-src ${site};\nconnect-src https://backend.example ${site};\nimg-src ${site} data:`);
});

test('a component is that of the package for React, with the script and its hash', () => {
  const { component, installation } = write('react', 'venue=Le+%22%7B42%7D%22&locate=on&limit=4&accent=red&width=640');
  expect(component).toBe(`import { LivelyEvents } from '@lively/react-widgets';

export function LivelyWidget() {
  return (
    <LivelyEvents
      script="https://lively.example/embed/lively-1.0.0.abc.js"
      integrity="sha384-small"
      venue={"Le \\"{42}\\""}
      locate
      limit={4}
      source="https://backend.example"
      apikey="sb_publishable_x"
      style={{ '--lively-accent': "red", maxInlineSize: "640px" }}
    >
      <a href="https://lively.example/explore?q=Le+%22%7B42%7D%22">{"Les événements"}</a>
    </LivelyEvents>
  );
}`);
  expect(installation).toBe('npm install @lively/react-widgets');
});

test('the package for React shows what the site sends', () => {
  // The data has no drawn posters.
  expectTypeOf<Omit<SentContent['events'][number], 'poster'>>().toExtend<WidgetContent['events'][number]>();
  expectTypeOf<Omit<SentContent, 'events'>>().toExtend<Omit<WidgetContent, 'events'>>();
  expectTypeOf<keyof WidgetContent['events'][number]>().toEqualTypeOf<
    Exclude<keyof SentContent['events'][number], 'poster'>
  >();
});

test.each([
  [
    'wordpress',
    'category=music&price=0&limit=4',
    'shortcode',
    `[lively url="${site}/explore?category=music&price=0&limit=4"]`,
  ],
  ['wordpress', 'venue=Le+%5BTrianon%5D', 'address', `${site}/widget/explore?venue=Le+%5BTrianon%5D`],
  ['wordpress', 'layout=event&event=17&language=en', 'address', `${site}/en/event/17`],
  ['wordpress', 'layout=month&city=Lyon', 'shortcode', `[lively url="${site}/widget/explore?city=Lyon&layout=month"]`],
  ['mail', 'layout=week', 'export', `${site}/widget/explore.html?layout=week`],
  ['mail', 'city=Lyon&language=es', 'export', `${site}/es/widget/explore.html?city=Lyon`],
  ['mail', 'layout=event&event=17', 'export', `${site}/widget/event/17.html`],
  ['mail', 'layout=event', 'export', `${site}/widget/explore.html?limit=1`],
  ['assistant', 'city=Lyon', 'server', `${site}/mcp`],
  ['feeds', 'city=Lyon&organizer=A', 'calendar', `${site}/events.ics?city=Lyon&organizer=A`],
  ['feeds', 'partner=A', 'json', `${site}/feed.json`],
  ['wordpress', 'city=Lyon&partner=%22]', 'shortcode', `[lively url="${site}/explore?city=Lyon&partner=%22%5D"]`],
  ['wordpress', 'layout=event&event=17&partner=A+B', 'address', `${site}/event/17?partner=A+B`],
  ['mail', 'partner=A', 'export', `${site}/widget/explore.html?partner=A`],
] as const)('%s of %s has %s', (editor, search, id, code) => {
  expect(write(editor, search)[id]).toBe(code);
});

test.each([
  ['', `${site}/explore`],
  ['language=en&limit=4&partner=A', `${site}/en/explore`],
  ['city=Lyon&price=0&layout=grid', `${site}/explore?city=Lyon&amp;price=0`],
  ['organizer=A+%26+B&q=jazz', `${site}/explore?q=jazz`],
  ['organizer=A+%26+B', `${site}/explore?q=A+%26+B`],
  ['layout=event&event=17&partner=A', `${site}/event/17?partner=A`],
])('the link inside the element of "%s" leads to %s', (search, url) => {
  for (const editor of ['html', 'strict'] as const)
    expect(write(editor, search).markup).toContain(`<a href="${url}">Les événements</a>`);
});

test('an assistant has the file that it reads', () => {
  const { configuration, cursor } = write('assistant', '');
  const url = `${site}/mcp`;
  expect(JSON.parse(configuration ?? '')).toEqual({ servers: { lively: { type: 'http', url } } });
  expect(JSON.parse(cursor ?? '')).toEqual({ mcpServers: { lively: { url } } });
});

test('the name of the partner is an attribute, a prop or a parameter', () => {
  expect(write('html', 'partner=%22%3Cb%3E').markup).toContain('  partner="&quot;<b>"\n');
  expect(write('react', 'partner=Le+Progr%C3%A8s').component).toContain('partner="Le Progrès"');
  expect(write('frame', 'partner=Le+Progr%C3%A8s').frame).toContain('/widget/explore?partner=Le+Progr%C3%A8s"');
});

test('a frame has a title, the theme and the width, and a policy', () => {
  const { frame, framePolicy } = write('frame', 'city=Lyon&limit=4&theme=dark&width=400');
  expect(frame).toContain(`src="${site}/widget/explore?city=Lyon&amp;limit=4&amp;theme=dark"`);
  expect(frame).toContain('title="Événements de Lively"\n  width="400"');
  expect(framePolicy).toBe(`frame-src ${site}`);
  expect(write('frame', 'layout=week&city=Lyon').frame).toContain(
    `src="${site}/widget/explore?city=Lyon&amp;layout=week"`,
  );
});

test.each([
  ['html', 'layout=month', false],
  ['frame', 'layout=month', false],
  ['frame', 'layout=month&locate=on', true],
  ['wordpress', 'layout=week', false],
  ['wordpress', 'layout=grid', true],
  ['mail', 'layout=search', true],
  ['frame', 'layout=list', false],
  ['wordpress', 'accent=red', true],
  ['mail', 'locate=on', true],
  ['feeds', 'layout=event', true],
  ['assistant', '', true],
])('%s of "%s" lacks a part of the widget: %s', (editor, search, isLimited) => {
  expect(findLimits(parseBuilderState(new URLSearchParams(`${search}&editor=${editor}`))) !== null).toBe(isLimited);
});
