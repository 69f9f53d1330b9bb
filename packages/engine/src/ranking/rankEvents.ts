import type { Catalogue, Kind } from '../catalogue/createCatalogue.ts';
import { goodRating, soonDays } from '../constants.ts';
import { civilMinute } from '../dates/civilMinute.ts';
import type { Span } from '../dates/listSpans.ts';
import { pickSpan } from '../dates/pickSpan.ts';
import { originOf } from '../geo/originOf.ts';
import type { LivelyEvent, Profile, RankedEvent, ScoreRules } from '../vocabulary.ts';
import { addPoints } from './addPoints.ts';
import { createPodium } from './createPodium.ts';
import { createTaste } from './createTaste.ts';
import { keepPaid } from './keepPaid.ts';

/** Which events are ranked, by what, and which part of the list is wanted. */
export interface RankingOptions {
  readonly rules: ScoreRules;
  readonly accepts: (kind: Kind) => boolean;
  /** Undefined for every event. */
  readonly passes?: ((i: number) => boolean) | undefined;
  /** The numbers of the events to look at, past ones too; undefined for all that are not past. */
  readonly found?: readonly number[] | undefined;
  /** What to go by, then by date; undefined for the score, then the distance. NaN comes last in either direction. */
  readonly keyOf?: ((i: number, distance: number) => number) | undefined;
  /** 1 for rising keys, -1 for falling ones. */
  readonly sign: number;
  readonly page: number;
  readonly limit: number;
}

/**
 * The one list behind recommendations and explore: a part of it, and how many events it has. Past events come after all
 * others. Numbers that nobody counted give no points.
 *
 * No function is made here that holds a column: the loop over the columns would be twice as slow.
 */
export function rankEvents(
  catalogue: Catalogue,
  profile: Profile,
  now: number,
  { rules, accepts, passes, found, keyOf, sign, page, limit }: RankingOptions,
): { total: number; events: RankedEvent[] } {
  const { events, kinds, kind, place, start, end, crowd, repeats } = catalogue;
  const { soon, crowd: people, crowdAbove, rating } = rules;
  for (const [i, spans] of repeats) [start[i], end[i]] = pickSpan(spans, now) as Span;

  // What follows from an event's kind or place is found once for each kind and place.
  const explain = createTaste(profile, rules, now);
  const points = kinds.map((kind) => (accepts(kind) ? addPoints(explain(kind)) : -1));
  const minute = kinds.map(({ timeZone }) => civilMinute(now, timeZone));
  const midnight = minute.map((shown) => Math.floor(shown / 1440) * 1440);
  const origin = originOf(profile.city);
  const distances = catalogue.distancesFrom(origin);
  const placePoints = catalogue.pointsFrom(rules.distances)(origin);

  const candidates = (found ?? events).length;
  const podium = createPodium(events, page * limit);
  let total = 0;

  for (let n = 0; n < candidates; n++) {
    const i = found ? (found[n] as number) : n;
    const at = kind[i] as number;
    const where = place[i] as number;
    const base = points[at] as number;
    if (base < 0) continue;
    const begin = start[i] as number;
    const past = begin < (midnight[at] as number) && (end[i] as number) <= (minute[at] as number);
    if ((past && !found) || (passes && !passes(i))) continue;
    total++;
    const distance = distances[where] as number;
    const key = keyOf
      ? keyOf(i, distance)
      : base +
        (placePoints[where] as number) +
        (begin - (midnight[at] as number) < soonMinutes ? soon : 0) +
        ((crowd[i] as number) > crowdAbove ? people : 0) +
        (rating && ((events[i] as LivelyEvent).rating ?? 0) >= goodRating ? rating : 0);
    podium.offer(+past, key * sign, keyOf ? begin : distance, i);
  }

  const ranked: RankedEvent[] = [];
  for (const [group, , , i] of podium.list().slice((page - 1) * limit)) {
    const event = events[i] as LivelyEvent;
    const at = kind[i] as number;
    const where = place[i] as number;
    const distanceKm = distances[where] as number;
    const daysAway = Math.max(0, Math.floor(((start[i] as number) - (midnight[at] as number)) / 1440));
    const participants = crowd[i] as number;
    const reasons = [
      ...explain(kinds[at] as Kind),
      ...keepPaid([
        ['distance', placePoints[where] as number, distanceKm],
        ['soon', daysAway <= soonDays ? soon : 0, daysAway],
        ['participants', participants > crowdAbove ? people : 0, participants],
        ['rating', (event.rating ?? 0) >= goodRating ? rating : 0, event.rating ?? 0],
      ]),
    ];
    ranked.push({ event, score: addPoints(reasons), reasons, distanceKm, past: group > 0 });
  }
  return { total, events: ranked };
}

const soonMinutes = (soonDays + 1) * 1440;
