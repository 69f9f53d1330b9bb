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
    description:
      'URL of a Lively backend, or of a JSON feed. Without it, the widget shows the JSON inside the element.',
  },
  {
    name: 'apikey',
    type: 'string',
    description: 'Publishable key of the backend. With it, `source` is a backend.',
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
      'Your name, at most 60 characters. The site then counts by day how often your widgets are shown and events are opened from them, without anything about visitors. Its page `/partner` shows the counts. For a backend that the site’s server answers.',
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
        'Number of events to show at first, at most 100. If there are more, the widget shows the total (above 10,000, “more than 10,000”), a button that adds the same number of events, and a link to all.',
    },
    {
      name: 'query',
      type: 'string',
      description:
        'Only events that match a sentence in the language of the widget: `concerts gratuits ce week-end à Nantes`. The site parses it; other attributes override its filters. For a backend, not for a feed.',
    },
    {
      name: 'filters',
      type: 'string',
      description:
        'Only events that pass filters of explore: the parameters of its address, such as `areas=38,BRE&price=0`, and `venue` or `organizer`. The site reads them; other attributes override them. For a backend.',
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
        'A button above the events, “Near me”: on a press it asks the browser for the position, and lists the events within 20 km of the visitor’s commune, the nearest first. For a backend.',
    },
    {
      name: 'tags',
      type: 'string',
      description:
        'Ranks events of these tastes first, separated by commas: `jazz,music,exhibitions=Expositions`. A taste is the slug of a subcategory, as in an address of explore, or the name of a category. Visitors see its name in the language of the widget, or the text after `=`.',
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
  root: 'The whole widget.',
  event: 'One event.',
  title: 'The title of the event.',
  open: 'The link of the title, which covers the event.',
  place: 'Venue, city (for a single event its address), time, and the time zone if it is not the visitor’s.',
  dates: 'The other dates of a single event.',
  description: 'The beginning of the description of a single event.',
  reasons: 'The reasons for the rank of the event in a ranked list.',
  price: 'The price, and beside it the ticket link.',
  ticket: 'The ticket link.',
  source: 'The source of an imported event, and its licence.',
  date: 'Weekday, day and month, on the picture of the event.',
  category: 'The name of the category.',
  status: 'The status, in place of the category: past, cancelled, sold out, postponed, online.',
  message: 'A message in place of a list, or below it.',
  calendar: 'The calendar of a month.',
  navigation: 'The name of a month or a week, and the buttons beside it.',
  period: 'The name of a month or a week.',
  previous: 'The button to the previous month or week.',
  next: 'The button to the next month or week.',
  day: 'The events of a day in an agenda, below its name.',
  search: 'The search box, and what was read in its sentence.',
  submit: 'The button of the search box.',
  nearby: 'The button “Near me”, and its message.',
  locate: 'The button “Near me”.',
  all: 'The link below a list to the same list on the site.',
  more: 'The button below a list that shows more events.',
  retry: 'The button that tries again.',
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
