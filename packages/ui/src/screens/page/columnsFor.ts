import * as page from './page.css';

/** The grid in which so many sheets stand without leaving a hole: by fours, by threes, else by twos. */
export function columnsFor(count: number): string {
  if (count % 4 === 0) return page.quarters;
  return count % 3 === 0 ? page.thirds : page.pairs;
}
