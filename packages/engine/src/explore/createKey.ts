import type { Catalogue } from '../catalogue/createCatalogue.ts';
import { parsePrice } from '../prices/parsePrice.ts';
import type { LivelyEvent, Sort } from '../vocabulary.ts';

type Key = (i: number, distance: number) => number;

/** What an order goes by, from an event's number and distance; undefined for the score, which the ranking itself knows. */
export function createKey({ events, popularity, start }: Catalogue, sort: Sort): Key | undefined {
  const keys: Partial<Record<Sort, Key>> = {
    popularity: (i) => popularity[i] as number,
    distance: (_, distance) => distance,
    date: (i) => start[i] as number,
    price: (i) => parsePrice((events[i] as LivelyEvent).price) ?? NaN,
  };
  return keys[sort];
}
