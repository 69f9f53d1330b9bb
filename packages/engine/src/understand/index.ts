export type { Dictionary } from './Dictionary.ts';
export type { FurtherReader } from './FurtherReader.ts';
export { listWords } from './listWords.ts';
export type {
  Choice,
  Filter,
  FilterName,
  FilterValues,
  Span,
  Topic,
  Understanding,
  UnderstoodFilter,
  Weekday,
} from './Understanding.ts';
export type { UnderstandingOptions } from './UnderstandingOptions.ts';
export { understand } from './understand.ts';
