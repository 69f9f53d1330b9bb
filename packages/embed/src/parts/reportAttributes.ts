import { safeHttpsUrl } from '@lively/engine';
import { parseCategory } from '../locales/parseCategory.ts';
import { warnOnce } from './warnOnce.ts';

interface Rule {
  /** The accepted values, for the developer of the page. */
  readonly accepted: string;
  readonly accepts: (value: string) => boolean;
}

/** The attributes of the widgets. The ranking looks at the values of `near` and `tags`, the site at `filters`. */
const rules = new Map<string, Rule>([
  ['event-id', any('the id of an event')],
  ['layout', oneOf('list', 'grid', 'compact', 'week', 'month', 'search')],
  ['limit', { accepted: 'a whole number from 1 to 100', accepts: (value) => /^([1-9]\d?|100)$/.test(value.trim()) }],
  ['query', any('a sentence')],
  ['filters', any('the parameters of the address of explore')],
  ['venue', any('the name of a venue')],
  ['organizer', any('the name of an organiser')],
  ['locate', any('no value')],
  ['city', any('the name of a city')],
  [
    'category',
    {
      accepted: 'music, sport, leisure, culture, tech, festival, food',
      accepts: (value) => parseCategory(value) !== undefined,
    },
  ],
  ['date', oneOf('all', 'today', 'tonight', 'tomorrow', 'weekend')],
  ['near', any('the name of a city')],
  ['tags', any('slugs of tastes, separated by commas')],
  ['source', any('the URL of a backend or of a feed')],
  ['apikey', any('the publishable key of a backend')],
  ['site', { accepted: 'an https URL', accepts: (value) => safeHttpsUrl(value) !== null }],
  ['lang', { accepted: 'fr, en, es', accepts: (value) => /^(fr|en|es)\b/i.test(value) }],
  ['theme', oneOf('light', 'dark', 'auto')],
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

function oneOf(...words: readonly string[]): Rule {
  return { accepted: words.join(', '), accepts: (value) => words.includes(value) };
}

function any(accepted: string): Rule {
  return { accepted, accepts: () => true };
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
