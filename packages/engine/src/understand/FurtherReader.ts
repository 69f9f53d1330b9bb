import type { FoundMatch } from './FoundMatch.ts';
import type { Candidate, CorrectedContext } from './findAt.ts';
import type { SchoolHolidayReader } from './readPhrase.ts';

/** Reads what few lines have: exclusions and school holidays. */
export interface FurtherReader extends SchoolHolidayReader {
  /**
   * Reads what a negation excludes.
   *
   * @param clause - The index of the first token of its clause.
   */
  read(context: CorrectedContext, negation: Candidate, clause: number): FoundMatch;
  /** Compares what is excluded with what the line asks for. */
  settle(matches: readonly FoundMatch[]): readonly FoundMatch[];
}
