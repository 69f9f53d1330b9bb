import type { Match } from './settleMatches.ts';

/** Consecutive tokens that were read together. A match without filters and options is text that is certainly not a filter. */
export interface FoundMatch extends Match {
  readonly isVenue?: boolean;
  /** Words that only a `FurtherReader` reads, without one. */
  readonly isFurther?: boolean;
  /** Whether all other words of its clause are text as well. */
  readonly isClause?: boolean;
  /** Whether it leaves out a single day of others: « ce week-end mais pas dimanche ». */
  readonly isOneDay?: boolean;
  /** What is searched instead of the words: `-techno`. */
  readonly said?: string | undefined;
  /** Words that ask (« que faire »), or that no filter can mean (« entre amis », « sauf Paris »). They are not part of the search text. */
  readonly isUnread?: boolean;
}
