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
    description: 'URL of a Lively backend, or of a JSON feed. Without it: the JSON inside the element.',
  },
  {
    name: 'apikey',
    type: 'string',
    description: 'Publishable key, if `source` is a backend.',
  },
  {
    name: 'site',
    type: 'string',
    default: 'the origin of the script',
    description: 'Site with the pages of the events: its https URL, of which the origin counts.',
  },
  {
    name: 'lang',
    type: languageCodes.map((code) => `'${code}'`).join(' | '),
    default: 'that of the page, else of the browser, else `fr`',
    description: 'Language of texts, dates and numbers.',
  },
  {
    name: 'theme',
    type: "'light' | 'dark' | 'auto'",
    default: 'the `color-scheme` of the page',
    description: '`auto` follows the setting of the visitor.',
  },
  {
    name: 'accent',
    type: 'string',
    description: 'Colour of buttons, any CSS colour. Their text is black or white, whichever has more contrast.',
  },
  {
    name: 'partner',
    type: 'string',
    description:
      'Your name, at most 60 characters, for the counts of shown widgets and opened events. For a backend that the site’s server answers.',
  },
];

/** The attributes of each element, by its name. */
export const attributesFor: Readonly<Record<'lively-event' | 'lively-events', readonly Attribute[]>> = {
  'lively-event': [
    {
      name: 'event-id',
      type: 'string',
      description:
        'The event to show, by its uuid. Without it, the widget shows the next event, with the data of a list.',
    },
    ...anywhere,
  ],
  'lively-events': [
    {
      name: 'layout',
      type: "'list' | 'grid' | 'compact' | 'week' | 'month' | 'search'",
      default: 'list',
      description:
        'Rows with posters, a grid of posters, rows without pictures, an agenda of seven days, the calendar of a month, or a search box above a list.',
    },
    {
      name: 'limit',
      type: 'number',
      default: '6, for a week 20',
      description:
        'Number of events to show at first, at most 100. If there are more, the widget shows their total, a button that adds as many, and a link to all.',
    },
    {
      name: 'query',
      type: 'string',
      description:
        'Only events that match a sentence in the language of the widget: `concerts gratuits ce week-end à Nantes`. Other attributes override its filters. For a backend.',
    },
    {
      name: 'filters',
      type: 'string',
      description:
        'Only events that pass filters of explore, as in its address: `areas=38,BRE&price=0`. Other attributes override them. For a backend.',
    },
    {
      name: 'venue',
      type: 'string',
      description: 'Only events of the venue with exactly this name, at most a hundred. For a backend.',
    },
    {
      name: 'organizer',
      type: 'string',
      description: 'Only events of the organiser with exactly this name, at most a hundred. For a backend.',
    },
    {
      name: 'city',
      type: 'string',
      description: 'Only events in this city, in any district. Case and accents do not matter.',
    },
    {
      name: 'category',
      type: 'string',
      description: 'Only events of this category: `music sport leisure culture tech festival food`.',
    },
    {
      name: 'date',
      type: "'all' | 'today' | 'tonight' | 'tomorrow' | 'weekend'",
      default: 'all',
      description:
        'Only events on these days, in the time zone of the venue. The night is from 17:00 to 4:00. A week and a month have their own days.',
    },
    {
      name: 'near',
      type: 'string',
      default: '`city`, else Paris',
      description: 'Ranks events around this city first. An unknown city counts as Paris.',
    },
    {
      name: 'locate',
      type: 'boolean',
      description:
        'A button “Near me”: it asks the browser for the position, and lists the events within 20 km of the visitor’s commune, the nearest first. For a backend.',
    },
    {
      name: 'tags',
      type: 'string',
      description:
        'Ranks events of these tastes first: `jazz,music,exhibitions=Expositions`. A taste is the slug of a subcategory or the name of a category; visitors see its name, or the text after `=`.',
    },
    ...anywhere,
  ],
};

/** The events that a page may listen to. They bubble and leave the shadow tree. */
export const events = [
  {
    name: 'lively-ready',
    detail: '{ count: number }',
    description: 'The first list is shown, with this number of events; once for each element.',
  },
  {
    name: 'lively-open',
    detail: '{ id: string; url: string }',
    description: 'The visitor follows the title. `preventDefault()` keeps the visitor on the page.',
  },
  {
    name: 'lively-ticket',
    detail: '{ id: string; url: string }',
    description: 'The visitor follows the ticket link. `preventDefault()` stops it from opening.',
  },
  {
    name: 'lively-error',
    detail: '{ reason: string }',
    description: 'The events could not be loaded or shown. The reason is the status of the response, or the error.',
  },
] as const;

/** The parts of the shadow tree that a page may style with `::part()`. */
export const parts = {
  root: 'the whole widget',
  event: 'one event',
  title: 'its title',
  open: 'the link of the title, which covers the event',
  place: 'venue, city (for a single event its address), time, and the time zone if it is not the visitor’s',
  dates: 'the other dates of a single event',
  description: 'the beginning of the description of a single event',
  reasons: 'the reasons for its rank',
  price: 'the price, and the ticket link',
  ticket: 'the ticket link',
  source: 'the source of an imported event, and its licence',
  date: 'weekday, day and month, on the picture',
  category: 'the name of the category',
  status: 'the status, in place of the category',
  message: 'a message in place of a list, or below it',
  calendar: 'the calendar of a month',
  navigation: 'the name of a month or a week, and the buttons beside it',
  period: 'the name of a month or a week',
  previous: 'the button to the previous one',
  next: 'the button to the next one',
  day: 'the events of a day in an agenda, below its name',
  search: 'the search box, and what was read in its sentence',
  submit: 'its button',
  nearby: 'the button “Near me”, and its message',
  locate: 'the button “Near me”',
  all: 'the link below a list to the same list on the site',
  more: 'the button that shows more events',
  retry: 'the button that tries again',
} as const;

/** The custom properties that a page may set on an element or around it. */
export const properties = {
  '--lively-ground': { description: 'Background.', default: 'paper (light), dark green (dark)' },
  '--lively-ink': { description: 'Text and lines.', default: 'bottle green (light), paper (dark)' },
  '--lively-accent': {
    description: 'Buttons; the attribute `accent` overrides it.',
    default: 'same as `--lively-ink`',
  },
  '--lively-display': { description: 'Font of titles and dates.', default: 'Arial Narrow, else sans-serif' },
  '--lively-text': { description: 'Font of everything else.', default: 'sans-serif' },
} as const;
