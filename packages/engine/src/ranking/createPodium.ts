import type { LivelyEvent } from '../vocabulary.ts';

/** What an event is ordered by, the smaller first, and its number. In the end its id decides. */
export type Contender = [group: number, key: number, second: number, i: number];

/** Keeps the first few of many events without sorting them all. */
export interface Podium {
  readonly offer: (...contender: Contender) => void;
  /** The first ones, in order. */
  readonly list: () => readonly Contender[];
}

/** A podium with so many steps. No two ids being the same, the result does not depend on the order of the offers. */
export function createPodium(events: readonly LivelyEvent[], steps: number): Podium {
  let standing: Contender[] = [];
  // The lowest step's numbers, unboxed, because every event is compared with them.
  const last = new Float64Array(4).fill(Infinity);
  const idOf = ([, , , i]: Contender) => (events[i] as LivelyEvent).id;
  const list = () => {
    standing = standing
      .sort(
        (one, other) =>
          // Two infinite keys differ by NaN, which counts as no difference.
          one[0] - other[0] || one[1] - other[1] || one[2] - other[2] || (idOf(one) < idOf(other) ? -1 : 1),
      )
      .slice(0, steps);
    return standing;
  };
  return {
    list,
    offer(group, key, second, i) {
      const lastKey = last[1] as number;
      if (group >= (last[0] as number) && (key > lastKey || (key === lastKey && second > (last[2] as number)))) return;
      // Sorted once per so many newcomers as there are steps: cheaper than finding each its place.
      if (standing.push([group, numberOrLast(key), numberOrLast(second), i]) >= 2 * steps)
        last.set(list()[steps - 1] as Contender);
    },
  };
}

/** Without a date or a price to go by, an event comes last in either direction. */
function numberOrLast(key: number): number {
  return Number.isNaN(key) ? Infinity : key;
}
