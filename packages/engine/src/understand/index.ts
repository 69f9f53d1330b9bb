export type { Dictionary } from './Dictionary.ts';
export type {
  Choice,
  Filter,
  FilterName,
  FilterValues,
  Span,
  Topic,
  Understanding,
  UnderstandingOptions,
  UnderstoodFilter,
  Weekday,
} from './Understanding.ts';
export { understand } from './understand.ts';
