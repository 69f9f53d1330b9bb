/** The attributes of the widgets and the custom properties of a page, in the groups of the form. */
export const groups = {
  content: ['event-id', 'query', 'filters', 'venue', 'organizer', 'city', 'category', 'date', 'limit'],
  order: ['near', 'locate', 'tags'],
  look: ['layout', 'theme', 'accent', 'lang'],
  style: ['--lively-ground', '--lively-ink', '--lively-accent', '--lively-display', '--lively-text'],
  data: ['source', 'apikey', 'site', 'partner'],
} as const satisfies Record<string, readonly string[]>;
