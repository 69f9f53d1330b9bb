import type { Catalogue } from '../src/catalogue/createCatalogue.ts';
import { knownCities, recommendationRules as rules, soonDays } from '../src/constants.ts';
import { civilMinute } from '../src/dates/civilMinute.ts';
import type { KnownCity, Profile } from '../src/index.ts';
import { addPoints } from '../src/ranking/addPoints.ts';
import { createTaste } from '../src/ranking/createTaste.ts';
import type { Scored } from './recommendPlainly.ts';

/**
 * The least that computes the same ten: one pass over the catalogue's columns with everything that does not depend on the
 * single event prepared beforehand, and the ten best kept sorted in three small arrays.
 */
export function prepareBarePass(catalogue: Catalogue, profile: Profile, now: number): () => Scored[] {
  const { events, kinds, kind, place, start, end, crowd } = catalogue;
  const explain = createTaste(profile, rules, now);
  const points = new Float64Array(kinds.map((kind) => (kind.cancelled ? -1 : addPoints(explain(kind)))));
  const minute = new Float64Array(kinds.map(({ timeZone }) => civilMinute(now, timeZone)));
  const midnight = minute.map((shown) => Math.floor(shown / 1440) * 1440);
  const soonEnd = midnight.map((today) => today + (soonDays + 1) * 1440);
  const distances = catalogue.distancesFrom(knownCities[0] as KnownCity);
  const idOf = (i: number) => events[i]?.id as string;

  return () => pass(events.length, points, minute, midnight, soonEnd, distances, kind, place, start, end, crowd, idOf);
}

function pass(
  count: number,
  points: Float64Array,
  minute: Float64Array,
  midnight: Float64Array,
  soonEnd: Float64Array,
  distances: Float64Array,
  kind: Uint32Array,
  place: Uint32Array,
  start: Float64Array,
  end: Float64Array,
  crowd: Float64Array,
  idOf: (i: number) => string,
): Scored[] {
  const best = new Uint32Array(10);
  const scores = new Float64Array(10);
  const reaches = new Float64Array(10);
  let length = 0;

  for (let i = 0; i < count; i++) {
    const at = kind[i] as number;
    const base = points[at] as number;
    if (base < 0) continue;
    const begin = start[i] as number;
    if (begin < (midnight[at] as number) && (end[i] as number) <= (minute[at] as number)) continue;
    const distance = distances[place[i] as number] as number;
    const score =
      base +
      (distance <= 100 ? 30 : 0) +
      (begin < (soonEnd[at] as number) ? 15 : 0) +
      ((crowd[i] as number) > 500 ? 10 : 0);

    let step = length;
    while (step > 0) {
      const lower = scores[step - 1] as number;
      const reach = reaches[step - 1] as number;
      if (lower > score || (lower === score && reach < distance)) break;
      if (lower === score && reach === distance && idOf(best[step - 1] as number) < idOf(i)) break;
      step--;
    }
    if (step === 10) continue;
    if (length < 10) length++;
    for (let moved = length - 1; moved > step; moved--) {
      best[moved] = best[moved - 1] as number;
      scores[moved] = scores[moved - 1] as number;
      reaches[moved] = reaches[moved - 1] as number;
    }
    best[step] = i;
    scores[step] = score;
    reaches[step] = distance;
  }
  return Array.from(best.subarray(0, length), (i, step) => [idOf(i), scores[step] as number]);
}
