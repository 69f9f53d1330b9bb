import { preferenceCategories, resolveTag } from '@lively/engine';
import { type Attribute, attributesFor, events } from '../scripts/elements.ts';
import { createElement } from '../src/createElement.ts';
import { hints } from './hints.ts';

type Tag = keyof typeof attributesFor;

const form = find('form', HTMLFormElement);
const page = find('.page', HTMLElement);
const code = find('code', HTMLElement);
const heard = find('.heard', HTMLElement);
const release: { file: string; integrity: string } = await (await fetch('release.json')).json();
const sample = new URL('events.json', location.href).href;

const first: Record<string, string> = { layout: 'grid', source: sample, site: 'https://lively.example' };
let tag: Tag = 'lively-events';

showFields(first);
showWidths();
form.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.name === 'element') {
    tag = target.value as Tag;
    showFields(readValues());
  }
  showWidget();
});
find('.snippet button', HTMLButtonElement).addEventListener('click', async ({ currentTarget }) => {
  const copied = await navigator.clipboard.writeText(code.textContent ?? '').then(
    () => true,
    () => false,
  );
  // Where the browser does not let it copy, the text is at least chosen.
  if (!copied) getSelection()?.selectAllChildren(code);
  (currentTarget as HTMLElement).textContent = copied ? 'Copié' : 'Sélectionné';
});
for (const { name } of events) {
  page.addEventListener(name, (event) => {
    event.preventDefault();
    heard.textContent = `${name} ${JSON.stringify((event as CustomEvent).detail)}`;
  });
}

function showFields(values: Readonly<Record<string, string>>): void {
  const choice = createSelect('element', Object.keys(attributesFor), tag);
  const fields = attributesFor[tag].map((attribute) => createField(attribute, values[attribute.name] ?? ''));
  form.replaceChildren(createElement('label', {}, 'Élément', choice), ...fields);
  showWidget();
}

function createField({ name, type }: Attribute, value: string): HTMLElement {
  const choices = [...type.matchAll(/'([^']+)'/g)].map(([, choice = '']) => choice);
  const field = choices.length
    ? createSelect(name, ['', ...choices], value)
    : createElement('input', { name, value, type: type === 'number' ? 'number' : 'text', autocomplete: 'off' });
  const hint = createElement('small', { id: `${name}-hint` }, hints[name]);
  field.setAttribute('aria-describedby', hint.id);
  return createElement('div', { className: 'field' }, createElement('label', {}, name, field), hint);
}

function createSelect(name: string, choices: readonly string[], value: string): HTMLSelectElement {
  const select = createElement(
    'select',
    { name },
    ...choices.map((choice) => createElement('option', { value: choice }, choice || '—')),
  );
  select.value = value;
  return select;
}

function showWidths(): void {
  const widths = ['320', '375', '100 %'].map((width) => {
    const radio = createElement('input', { type: 'radio', name: 'width', value: width, checked: width === '100 %' });
    radio.onchange = () => {
      page.dataset.width = width;
    };
    return createElement('label', {}, radio, width);
  });
  find('.widths', HTMLElement).append(...widths);
}

function showWidget(): void {
  const values = Object.entries(readValues()).map(
    ([name, value]) => [name, name === 'tags' ? resolveWords(value) : value] as const,
  );
  const widget = document.createElement(tag);
  for (const [name, value] of values) if (value) widget.setAttribute(name, value);
  page.replaceChildren(widget);
  heard.textContent = '';

  const written = values.filter(([, value]) => value).map(([name, value]) => `\n  ${name}="${escapeQuotes(value)}"`);
  code.textContent = [
    `<script\n  type="module"\n  src="https://lively.example/embed/${release.file}"\n  integrity="${release.integrity}"\n  crossorigin="anonymous"\n></script>`,
    `<${tag}${written.join('')}\n>\n  <a href="https://lively.example/">Les sorties sur Lively</a>\n</${tag}>`,
  ].join('\n\n');
}

function readValues(): Record<string, string> {
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
  delete values.element;
  return values;
}

/**
 * The words a partner writes, as the slugs that a widget knows, each with its word: the taxonomy stays here, where a snippet is
 * made once, and does not travel to every visitor. A family of subcategories stands for the categories it covers.
 */
function resolveWords(words: string): string {
  const tags = words.split(',').flatMap((entry) => {
    const word = entry.trim();
    const slug = resolveTag(word) ?? word;
    const family = preferenceCategories.find((category) => category.slug === slug);
    return (family?.categories ?? [slug]).map((slug) => (slug === word ? slug : `${slug}=${word}`));
  });
  return words && tags.join(',');
}

function escapeQuotes(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}

function find<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`The playground has no ${selector}, so it cannot show anything: look at index.html.`);
}
