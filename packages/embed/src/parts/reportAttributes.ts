import { safeHttpsUrl } from '@lively/engine';
import { anyText, listedValues } from '../attributeValues.ts';
import { parseCategory } from '../locales/parseCategory.ts';
import { warnOnce } from './warnOnce.ts';

interface Rule {
  /** The accepted values, for the developer of the page. */
  readonly accepted: string;
  readonly accepts: (value: string) => boolean;
}

/** Values that are written as a pattern. */
const described: Readonly<Record<string, string>> = {
  limit: 'a whole number from 1 to 100',
  partner: 'a text of at most 60 characters on one line',
};

/** The attributes of the widgets. The ranking looks at the values of `near` and `tags`, the site at `filters`. */
const rules = new Map<string, Rule>([
  ...anyText.split('|').map((name): [string, Rule] => [name, { accepted: 'any text', accepts: () => true }]),
  ...Array.from(listedValues.matchAll(/(\w+)=\((.+?)\)/g), ([written, name = '', values = '']): [string, Rule] => [
    name,
    {
      accepted: described[name] ?? values.replaceAll('|', ', '),
      accepts: (value) => new RegExp(`^${written}$`).test(`${name}=${normalise(name, value)}`),
    },
  ]),
  ['site', { accepted: 'an https URL', accepts: (value) => safeHttpsUrl(value) !== null }],
  ['accent', { accepted: 'a CSS colour', accepts: (value) => CSS.supports('color', value) }],
]);

/**
 * Warns about the attributes of a widget with an unknown name or an invalid value. Attributes of HTML and names that frameworks
 * write are no fault. An empty value counts as omitted.
 */
export function reportAttributes(element: HTMLElement): void {
  for (const { name, value } of element.attributes) {
    const rule = rules.get(name);
    const written = `<${element.localName}>: the attribute ${name}="${value.slice(0, 100)}"`;
    if (!rule && !isOfHtml(element, name))
      warnOnce(`${written} is unknown. The attributes are ${[...rules.keys()].join(', ')}.`);
    if (rule && value && !rule.accepts(value))
      warnOnce(`${written} has an invalid value. It accepts ${rule.accepted}.`);
  }
}

/** Writes a value as the list of the values has it, if it is accepted in other forms. */
function normalise(name: string, value: string): string {
  if (name === 'category') return parseCategory(value) ?? value;
  return name === 'lang' ? value.slice(0, 2).toLowerCase() : value.trim();
}

/** Whether a name is that of a property of any element, of an attribute whose property has another name, or of a framework. */
function isOfHtml(element: HTMLElement, name: string): boolean {
  return (
    name in element ||
    /^((data|aria|ng|v|x|hx)-.*|item(id|prop|ref|scope|type)|class|accesskey|contenteditable|enterkeyhint|exportparts|inputmode|is|tabindex)$/.test(
      name,
    ) ||
    /[^a-z\d-]/.test(name)
  );
}
