import type { WidgetOptions } from '../src/readOptions.ts';

/** The options of a list whose element has no attributes. */
export const defaultOptions: WidgetOptions = {
  isSingle: false,
  layout: '',
  isCompact: false,
  source: '',
  apikey: '',
  eventId: '',
  line: '',
  city: '',
  category: undefined,
  dateFilter: 'all',
  limit: 6,
  site: 'https://lively.example',
  prefix: 'https://lively.example',
  accent: '',
  partner: '',
  language: 'fr',
  parameters: {},
  page: {},
  load: () => Promise.resolve({ rows: [] }),
  variant: '',
  findTiming: undefined,
  order: (events) => events,
};
