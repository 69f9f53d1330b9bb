import { eventCategories } from '@lively/engine';
import { knownCities } from '@lively/engine/constants';
import type { Language } from '@lively/engine/languages';
import { lightColors } from '@lively/ui/tokens';
import { type Attribute, attributesFor, events, listChoices } from '../scripts/elements.ts';
import { createElement } from '../src/createElement.ts';
import { createChoice } from './createChoice.ts';
import { createField, type Field } from './createField.ts';
import { createSnippet } from './createSnippet.ts';
import { groups } from './groups.ts';
import { locales } from './locales/index.ts';
import { resolveWords } from './resolveWords.ts';
import { writeSnippets } from './writeSnippets.ts';

const texts = locales[document.documentElement.lang as Language];
const form = find('form', HTMLFormElement);
const page = find('.page', HTMLElement);
const received = find('.received', HTMLElement);
const release: { file: string; integrity: string } = await (await fetch('/release.json')).json();
const samples: readonly { id: string; title: string }[] = await (await fetch('/events.json')).json();

/** The suggestions for attributes whose description defines no values. */
const cities = knownCities.map(({ name }) => [name, name] as const);
const details: Readonly<Record<string, Partial<Field>>> = {
  'event-id': { offers: samples.map(({ id, title }) => [id, title]) },
  category: { choices: eventCategories.map(({ slug }) => slug) },
  city: { offers: cities },
  near: { offers: cities },
  '--lively-ground': { placeholder: lightColors.ground },
  '--lively-ink': { placeholder: lightColors.ink },
  '--lively-display': { placeholder: '"Bricolage Grotesque Variable"' },
  '--lively-text': { placeholder: '"Instrument Sans Variable"' },
};
const atFirst = { layout: 'grid', limit: '8', source: new URL('/events.json', location.href).href };

const asked = new URLSearchParams(location.search);
const values = new Map(Object.entries(asked.size ? Object.fromEntries(asked) : atFirst));

showSettings();
form.append(createChoice('element', texts.element, Object.entries(texts.elements), chosenTag()));
showFields();
showWidget();

form.addEventListener('input', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  values.set(name, value.trim());
  if (name === 'element') showFields();
  showWidget();
});
form.addEventListener('submit', (event) => event.preventDefault());
// Every change shows a new widget: its `lively-ready` would hide the others.
for (const { name } of events.filter(({ name }) => name !== 'lively-ready')) {
  page.addEventListener(name, (event) => {
    event.preventDefault();
    const text = `${name} ${JSON.stringify((event as CustomEvent).detail)}`;
    received.replaceChildren(`${texts.received} `, createElement('code', {}, text));
  });
}

function chosenTag(): keyof typeof attributesFor {
  return values.get('element') === 'lively-event' ? 'lively-event' : 'lively-events';
}

/** Lists the names of a group that have a value, with their values. */
function chosenIn(names: readonly string[]): (readonly [name: string, value: string])[] {
  return names.map((name) => [name, values.get(name) ?? ''] as const).filter(([, value]) => value);
}

function showSettings(): void {
  const widths = [
    ['320', '320'],
    ['375', '375'],
    ['', texts.fullWidth],
  ] as const;
  const settings = find('.settings', HTMLElement);
  settings.append(
    createChoice('width', texts.width, widths, ''),
    createChoice('background', texts.background, Object.entries(texts.backgrounds), 'light'),
  );
  settings.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    page.dataset[name] = value;
  });
}

function showFields(): void {
  for (const old of form.querySelectorAll('details')) old.remove();
  const isWide = matchMedia('(min-width: 64rem)').matches;
  for (const [group, names] of Object.entries(groups)) {
    const fields = names.flatMap((name) => {
      const attribute = attributesFor[chosenTag()].find((known) => known.name === name);
      return attribute || name.startsWith('--') ? [createField(describeField(name, attribute))] : [];
    });
    const summary = createElement('summary', {}, texts.groups[group as keyof typeof groups]);
    const open = isWide || group === 'content';
    if (fields.length) form.append(createElement('details', { open }, summary, ...fields));
  }
}

function describeField(name: string, { type = '', default: usual = '' }: Partial<Attribute> = {}): Field {
  const choices = listChoices(type);
  const word = usual.match(/^\w+$/)?.[0];
  return {
    name,
    value: values.get(name) ?? '',
    hint: texts.hints[name] ?? '',
    type: type === 'number' ? 'number' : 'text',
    placeholder: word,
    usual: word ? `${texts.byDefault} (${word})` : texts.byDefault,
    ...(choices.length && { choices }),
    ...details[name],
  };
}

function showWidget(): void {
  const tag = chosenTag();
  const attributes = chosenIn(attributesFor[tag].map(({ name }) => name)).map(
    ([name, value]) => [name, name === 'tags' ? resolveWords(value) : value] as const,
  );
  const properties = chosenIn(groups.style);

  const widget = document.createElement(tag);
  for (const [name, value] of attributes) widget.setAttribute(name, value);
  for (const [name, value] of properties) widget.style.setProperty(name, value);
  page.replaceChildren(widget);
  received.textContent = texts.nothingReceived;

  history.replaceState(null, '', `?${new URLSearchParams(chosenIn([...values.keys()]).map(([...pair]) => pair))}`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) link.search = location.search;

  const script = new URL(`/${release.file}`, location.href).href;
  const { integrity } = release;
  const snippets = writeSnippets({ tag, attributes, properties, script, integrity, link: texts.link });
  for (const old of document.querySelectorAll('.snippet')) old.remove();
  for (const [name, text] of Object.entries(snippets))
    if (text) find('.result', HTMLElement).append(createSnippet(name as keyof typeof snippets, text, texts));
}

function find<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`The playground has no ${selector}, so it cannot show anything: look at writePage.ts.`);
}
