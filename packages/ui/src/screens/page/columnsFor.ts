import * as page from './page.css';

/** Returns the class of a grid that the cards fill without a gap: four columns, three, or else two. */
export function columnsFor(count: number): string {
  if (count % 4 === 0) return page.quarters;
  return count % 3 === 0 ? page.thirds : page.pairs;
}
