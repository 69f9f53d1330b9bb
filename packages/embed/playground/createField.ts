import { createElement } from '../src/createElement.ts';

/** A field of the playground's form. */
export interface Field {
  readonly name: string;
  readonly value: string;
  readonly hint: string;
  readonly type?: 'text' | 'number';
  readonly placeholder?: string | undefined;
  /** The only valid values. The field is then a select. */
  readonly choices?: readonly string[];
  /** The label of the empty option in a select. */
  readonly usual?: string;
  /** The suggested values of the field, each with its label. */
  readonly offers?: readonly (readonly [value: string, label: string])[];
}

/** Creates a label, its field and its hint. */
export function createField(field: Field): HTMLElement {
  const { name, hint, offers = [] } = field;
  const input = field.choices ? createSelect(field) : createInput(field);
  const note = createElement('small', { id: `${name}-hint` }, hint);
  input.id = `${name}-field`;
  input.setAttribute('aria-describedby', note.id);
  const parts: HTMLElement[] = [createElement('label', { htmlFor: input.id }, name), input, note];
  if (offers.length) {
    const options = offers.map(([value, label]) => createElement('option', { value, label }));
    const list = createElement('datalist', { id: `${name}-offers` }, ...options);
    input.setAttribute('list', list.id);
    parts.push(list);
  }
  return createElement('div', { className: 'field' }, ...parts);
}

function createSelect({ name, value, choices = [], usual = '' }: Field): HTMLSelectElement {
  const options = choices.map((choice) => createElement('option', { value: choice }, choice));
  const select = createElement('select', { name }, createElement('option', { value: '' }, usual), ...options);
  select.value = value;
  return select;
}

function createInput({ name, value, type = 'text', placeholder = '' }: Field): HTMLInputElement {
  const range = type === 'number' ? { min: '1', max: '100' } : {};
  return createElement('input', { name, value, type, placeholder, autocomplete: 'off', spellcheck: false, ...range });
}
