// Generated from packages/embed/scripts/elements.ts: `vitest run --config vitest.config.ts -u` writes it again.

/** The attributes of `<lively-event>` as props. */
export interface EventAttributes {
  /** The event to show, by its uuid. Without it, the widget shows the next event, with the data of a list. */
  readonly eventId?: string | undefined;
  /** URL of a Lively backend, or of a JSON feed. Without it: the JSON inside the element. */
  readonly source?: string | undefined;
  /** Publishable key, if `source` is a backend. */
  readonly apikey?: string | undefined;
  /** Site with the pages of the events: its https URL, of which the origin counts. @default the origin of the script */
  readonly site?: string | undefined;
  /** Language of texts, dates and numbers. @default that of the page, else of the browser, else `fr` */
  readonly lang?: 'fr' | 'en' | 'es' | undefined;
  /** `auto` follows the setting of the visitor. @default the `color-scheme` of the page */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Colour of buttons, any CSS colour. Their text is black or white, whichever has more contrast. */
  readonly accent?: string | undefined;
  /** Your name, at most 60 characters, for the counts of shown widgets and opened events. For a backend that the site’s server answers. */
  readonly partner?: string | undefined;
}

/** The attributes of `<lively-events>` as props. */
export interface EventsAttributes {
  /** Rows with posters, a grid of posters, rows without pictures, an agenda of seven days, the calendar of a month, or a search box above a list. @default list */
  readonly layout?: 'list' | 'grid' | 'compact' | 'week' | 'month' | 'search' | undefined;
  /** Number of events to show at first, at most 100. If there are more, the widget shows their total, a button that adds as many, and a link to all. @default 6, for a week 20 */
  readonly limit?: number | undefined;
  /** Only events that match a sentence in the language of the widget: `concerts gratuits ce week-end à Nantes`. Other attributes override its filters. For a backend. */
  readonly query?: string | undefined;
  /** Only events that pass filters of explore, as in its address: `areas=38,BRE&price=0`. Other attributes override them. For a backend. */
  readonly filters?: string | undefined;
  /** Only events of the venue with exactly this name, at most a hundred. For a backend. */
  readonly venue?: string | undefined;
  /** Only events of the organiser with exactly this name, at most a hundred. For a backend. */
  readonly organizer?: string | undefined;
  /** Only events in this city, in any district. Case and accents do not matter. */
  readonly city?: string | undefined;
  /** Only events of this category: `music sport leisure culture tech festival food`. */
  readonly category?: string | undefined;
  /** Only events on these days, in the time zone of the venue. The night is from 17:00 to 4:00. A week and a month have their own days. @default all */
  readonly date?: 'all' | 'today' | 'tonight' | 'tomorrow' | 'weekend' | undefined;
  /** Ranks events around this city first. An unknown city counts as Paris. @default `city`, else Paris */
  readonly near?: string | undefined;
  /** A button “Near me”: it asks the browser for the position, and lists the events within 20 km of the visitor’s commune, the nearest first. For a backend. */
  readonly locate?: boolean | undefined;
  /** Ranks events of these tastes first: `jazz,music,exhibitions=Expositions`. A taste is the slug of a subcategory or the name of a category; visitors see its name, or the text after `=`. */
  readonly tags?: string | undefined;
  /** URL of a Lively backend, or of a JSON feed. Without it: the JSON inside the element. */
  readonly source?: string | undefined;
  /** Publishable key, if `source` is a backend. */
  readonly apikey?: string | undefined;
  /** Site with the pages of the events: its https URL, of which the origin counts. @default the origin of the script */
  readonly site?: string | undefined;
  /** Language of texts, dates and numbers. @default that of the page, else of the browser, else `fr` */
  readonly lang?: 'fr' | 'en' | 'es' | undefined;
  /** `auto` follows the setting of the visitor. @default the `color-scheme` of the page */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Colour of buttons, any CSS colour. Their text is black or white, whichever has more contrast. */
  readonly accent?: string | undefined;
  /** Your name, at most 60 characters, for the counts of shown widgets and opened events. For a backend that the site’s server answers. */
  readonly partner?: string | undefined;
}

/** What is called for the DOM events of both elements. */
export interface Handlers {
  /** The first list is shown, with this number of events; once for each element. */
  readonly onReady?: ((event: CustomEvent<{ count: number }>) => void) | undefined;
  /** The visitor follows the title. `preventDefault()` keeps the visitor on the page. */
  readonly onOpen?: ((event: CustomEvent<{ id: string; url: string }>) => void) | undefined;
  /** The visitor follows the ticket link. `preventDefault()` stops it from opening. */
  readonly onTicket?: ((event: CustomEvent<{ id: string; url: string }>) => void) | undefined;
  /** The events could not be loaded or shown. The reason is the status of the response, or the error. */
  readonly onError?: ((event: CustomEvent<{ reason: string }>) => void) | undefined;
}

/** The custom properties of both elements. */
export interface StyleProperties {
  /** Background. @default paper (light), dark green (dark) */
  readonly '--lively-ground'?: string | undefined;
  /** Text and lines. @default bottle green (light), paper (dark) */
  readonly '--lively-ink'?: string | undefined;
  /** Buttons; the attribute `accent` overrides it. @default same as `--lively-ink` */
  readonly '--lively-accent'?: string | undefined;
  /** Font of titles and dates. @default Arial Narrow, else sans-serif */
  readonly '--lively-display'?: string | undefined;
  /** Font of everything else. @default sans-serif */
  readonly '--lively-text'?: string | undefined;
}

/** The attribute of each prop, by the element. */
export const attributeNames = {
  'lively-event': {
    eventId: 'event-id',
    source: 'source',
    apikey: 'apikey',
    site: 'site',
    lang: 'lang',
    theme: 'theme',
    accent: 'accent',
    partner: 'partner',
  },
  'lively-events': {
    layout: 'layout',
    limit: 'limit',
    query: 'query',
    filters: 'filters',
    venue: 'venue',
    organizer: 'organizer',
    city: 'city',
    category: 'category',
    date: 'date',
    near: 'near',
    locate: 'locate',
    tags: 'tags',
    source: 'source',
    apikey: 'apikey',
    site: 'site',
    lang: 'lang',
    theme: 'theme',
    accent: 'accent',
    partner: 'partner',
  },
} as const;

/** The DOM event of each handler. */
export const eventNames = {
  onReady: 'lively-ready',
  onOpen: 'lively-open',
  onTicket: 'lively-ticket',
  onError: 'lively-error',
} as const;
