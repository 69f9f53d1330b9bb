import { createHash } from 'node:crypto';

/** The number of lines in a range. A mutant that is longer than its range is skipped. */
const rangeLength = 10;

export interface SampledFile {
  readonly path: string;
  readonly lineCount: number;
}

/**
 * Samples a share of the lines of some files, as ranges for Stryker: `src/vote.ts:11-20`. The same seed gives the same ranges.
 *
 * @param share - From 0 to 1.
 */
export function sampleRanges(files: readonly SampledFile[], share: number, seed: string): string[] {
  return files.flatMap(({ path, lineCount }) =>
    Array.from({ length: Math.ceil(lineCount / rangeLength) }, (_, index) => {
      const first = index * rangeLength + 1;
      return `${path}:${first}-${first + rangeLength - 1}`;
    }).filter((range) => toFraction(`${seed} ${range}`) < share),
  );
}

/** Maps a text to a number from 0 to 1, evenly distributed. */
const toFraction = (text: string) => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
