import { languageCodes } from '@lively/engine/languages';
/** The public interface of the widgets: the single source of the manifest, the types, the reference and the playground. */

/** An attribute of the widgets. */
export interface Attribute {
  readonly name: string;
  /** The type in TypeScript. */
  readonly type: string;
  readonly default?: string;
  readonly description: string;
}

/** Lists the values of a type that is a union of texts. */
export function listChoices(type: string): string[] {
  return [...type.matchAll(/'([^']+)'/g)].map(([, choice = '']) => choice);
}

const anywhere: readonly Attribute[] = [
  {
    name: 'source',
    type: 'string',
    description: 'URL of a Lively backend, or of a JSON feed. Without it, the JSON inside the element is shown.',
  },
  {
    name: 'apikey',
    type: 'string',
    description: 'Publishable key of the backend. Its presence says that `source` is a backend.',
  },
  {
    name: 'site',
    type: 'string',
    default: 'where the script comes from',
    description: 'Site that shows an event’s page: an https URL without a closing slash.',
  },
  {
    name: 'lang',
    type: languageCodes.map((code) => `'${code}'`).join(' | '),
    default: 'the page’s, else the browser’s, else `fr`',
    description: 'Language of texts, dates and numbers.',
  },
  {
    name: 'theme',
    type: "'light' | 'dark' | 'auto'",
    default: 'as the page: its own `color-scheme`',
    description: '`auto` follows the visitor.',
  },
  {
    name: 'accent',
    type: 'string',
    description: 'Colour of buttons, any CSS colour. Their text is black or white, whichever is read better.',
  },
];

/** The attributes of each element, by its name. */
export const attributesFor: Readonly<Record<'lively-event' | 'lively-events', readonly Attribute[]>> = {
  'lively-event': [
    {
      name: 'event-id',
      type: 'string',
      description: 'The event to show, by its uuid. Without it, the next one, with what a list knows of it.',
    },
    ...anywhere,
  ],
  'lively-events': [
    {
      name: 'layout',
      type: "'list' | 'grid' | 'compact'",
      default: 'list',
      description: 'Rows with posters, a wall of posters, or an agenda without pictures.',
    },
    {
      name: 'limit',
      type: 'number',
      default: '6',
      description:
        'How many events to show at first, at most 100. When there are more, the widget says how many, shows as many again at the press of a button, and links to all.',
    },
    {
      name: 'query',
      type: 'string',
      description:
        'Only events that a sentence asks for, in the language of the widget: `concerts gratuits ce week-end à Nantes`. The site reads it; the filters of other attributes are stronger. For a backend, not for a feed.',
    },
    {
      name: 'city',
      type: 'string',
      description: 'Only events of this city, whatever their district. Case and accents do not matter.',
    },
    {
      name: 'category',
      type: 'string',
      description: 'Only events of this category: `music sport leisure culture tech festival food`.',
    },
    {
      name: 'date',
      type: "'all' | 'today' | 'tomorrow' | 'weekend'",
      default: 'all',
      description: 'Only events of these days, by the venue’s clock.',
    },
    {
      name: 'near',
      type: 'string',
      default: '`city`, else Paris',
      description: 'Ranks events around this city first. A city that Lively does not know counts as Paris.',
    },
    {
      name: 'tags',
      type: 'string',
      description:
        'Ranks events of these tastes first, separated by commas: `jazz,music,exhibitions=Expositions`. A taste is a slug of Lively’s taxonomy, or the name of a category; a visitor reads its name in their language, or what follows `=`. The playground turns French names into slugs.',
    },
    ...anywhere,
  ],
};

/** The events that a page may listen to. They bubble and leave the shadow tree. */
export const events = [
  {
    name: 'lively-open',
    detail: '{ id: string; url: string }',
    description: 'The title is followed. `preventDefault()` keeps the visitor on the page.',
  },
  {
    name: 'lively-ticket',
    detail: '{ id: string; url: string }',
    description: 'The ticket link is followed. `preventDefault()` keeps it from opening.',
  },
  {
    name: 'lively-error',
    detail: '{ reason: string }',
    description: 'The events could not be loaded or shown. The reason is the status of the answer, or the error.',
  },
] as const;

/** The parts of the shadow tree that a page may style with `::part()`. */
export const parts = {
  root: 'The whole widget.',
  event: 'One event.',
  title: 'Its title.',
  open: 'The link of its title, which covers the event.',
  place: 'Venue, city (of one event the address), time, and the time zone where it is not the visitor’s.',
  dates: 'When else one event takes place.',
  description: 'The beginning of the description of one event.',
  reasons: 'Why it is where it is in a ranked list.',
  price: 'Price, and beside it the ticket link.',
  ticket: 'The ticket link.',
  source: 'Where an imported event comes from, and its licence.',
  date: 'The date, set as type.',
  category: 'The name of its category.',
  status: 'What stands in the way: past, cancelled, sold out, postponed; or that it is online.',
  message: 'What is said instead of a list, or below it.',
  all: 'The link below a list to the same list on the site.',
  more: 'The button below a list that shows more of it.',
  retry: 'The button that tries again.',
} as const;

/** The custom properties that a page may set on an element or around it. */
export const properties = {
  '--lively-ground': { description: 'Background.', default: 'paper, dark green' },
  '--lively-ink': { description: 'Text and lines.', default: 'bottle green, paper' },
  '--lively-accent': { description: 'Buttons; the attribute `accent` is stronger.', default: 'as the ink' },
  '--lively-display': { description: 'Font of titles and dates.', default: 'Arial Narrow, else sans-serif' },
  '--lively-text': { description: 'Font of everything else.', default: 'sans-serif' },
} as const;
