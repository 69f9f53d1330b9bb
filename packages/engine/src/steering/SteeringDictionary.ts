import type { TaxonomySlug } from '../taxonomy/listTaxonomyEntries.ts';
import type { UnderstandingOptions } from '../understand/UnderstandingOptions.ts';

/**
 * The words with which a language steers a list. All texts are folded (`foldText`), and apostrophes, hyphens and signs are spaces:
 * « 20h30 » is `20 h 30`.
 */
export interface SteeringDictionary {
  /** Words without meaning at the begin and at the end of a sentence: regular expressions. */
  readonly opening: string;
  readonly closing: string;
  /** Words between two sentences: a regular expression. */
  readonly but: string;
  /** The preposition before a commune. */
  readonly at: string;
  /** Nouns for any event, which a subject may contain, separated by `|`: « trucs », “stuff”. */
  readonly nouns: string;
  /** Words for subjects that a search reads as text, with regular expressions: « bouffe ». */
  readonly subjects: readonly (readonly [TaxonomySlug | 'family' | 'free' | 'online', string])[];
  /** Words that begin a sentence, without a comma before it: « plus de ciné moins de foot ». A regular expression. */
  readonly starts: string;
  /** Words that no subject that is text contains: adverbs, verbs, adjectives of distance and price. A regular expression. */
  readonly vague: string;
  /** Two days and five days: regular expressions. */
  readonly weekend: string;
  readonly workdays: string;
  /** The parts of a day in order, from the morning: regular expressions. */
  readonly parts: readonly [morning: string, afternoon: string, evening: string, night: string];
  readonly noon: string;
  readonly midnight: string;
  /**
   * The edits and the sentences that mean them: regular expressions of a whole sentence with `<s>` for subjects, `<h>` and `<h2>` for
   * times, `<n>` for a number, `<c>` for a commune. The first that can be read wins.
   */
  readonly rules: readonly (readonly [edit: SteeringRule, pattern: string])[];
}

/** An edit without its value; `ask` has two meanings, more and never; `unread` stays unread, although a later rule would read it. */
export type SteeringRule =
  | 'more'
  | 'less'
  | 'never'
  | 'only'
  | 'restore'
  | 'ask'
  | 'notBefore'
  | 'notAfter'
  | 'between'
  | 'maxPrice'
  | 'free'
  | 'anyPrice'
  | 'within'
  | 'home'
  | 'access'
  | 'cheaper'
  | 'nearer'
  | 'farther'
  | 'vary'
  | 'surprise'
  | 'likeThis'
  | 'unlikeThis'
  | 'hideThis'
  | 'hideOrganiser'
  | 'undo'
  | 'reset'
  | 'unread';

export interface SteeringOptions extends UnderstandingOptions {
  readonly steering: SteeringDictionary;
}
