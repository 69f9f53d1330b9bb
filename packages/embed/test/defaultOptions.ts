import type { WidgetOptions } from '../src/readOptions.ts';

/** The options of a list whose element has no attributes. */
export const defaultOptions: WidgetOptions = {
  isSingle: false,
  isCompact: false,
  source: '',
  apikey: '',
  eventId: '',
  query: '',
  city: '',
  category: undefined,
  dateFilter: 'all',
  near: '',
  tags: [],
  limit: 6,
  site: 'https://lively.example',
  prefix: 'https://lively.example',
  accent: '',
  language: 'fr',
};
