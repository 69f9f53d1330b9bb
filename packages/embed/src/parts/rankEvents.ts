import { findKnownCity, mapValid, rankEvent } from '@lively/engine';
import { knownCities, recommendationRules } from '@lively/engine/constants';
import type { WidgetTexts } from '../locales/WidgetTexts.ts';
import type { ShownEvent } from '../ShownEvent.ts';
import { byDate } from '../selectEvents.ts';
import { describeReason } from './describeReason.ts';
import { listTastes, parseTag } from './parseTag.ts';
import type { RankedTastes } from './RankedTastes.ts';
import { toScoredEvent } from './toScoredEvent.ts';
import { warnOnce } from './warnOnce.ts';

/**
 * Ranks the events of a list by the engine's recommendation rules, for the partner's tags and place, with the reasons of each.
 * Without a place, and if none of the tags exists, the list is sorted by date.
 */
export function rankEvents(
  shown: readonly ShownEvent[],
  tastes: RankedTastes,
  texts: WidgetTexts,
  now: number,
): readonly ShownEvent[] {
  const { tags, near, city } = tastes;
  reportUnknown(tastes);
  const likes = tags.flatMap(({ tag }) => parseTag(tag) ?? []);
  if (!near && !likes.length) return shown.toSorted(byDate);
  const profile = { likes, interactions: [], city: near || city };
  const ranked = mapValid(
    shown.filter(({ event }) => event.status !== 'cancelled'),
    (each) => {
      const { score, distanceKm, reasons } = rankEvent(toScoredEvent(each.event), profile, recommendationRules, now);
      return { ...each, score, distanceKm, reasons: reasons.map((reason) => describeReason(reason, tastes, texts)) };
    },
  );
  // Rows with a score are in this order already. Another one would move events that are shown when the next page is added.
  if (tastes.isAsked && ranked.every(({ event }) => 'score' in event.row)) return ranked;
  return ranked.sort(
    (one, other) =>
      other.score - one.score || one.distanceKm - other.distanceKm || (one.event.id < other.event.id ? -1 : 1),
  );
}

/** Warns about tastes and a place that the ranking does not know. */
function reportUnknown({ tags, near }: RankedTastes): void {
  for (const { tag } of tags)
    if (!parseTag(tag))
      warnOnce(
        `<lively-events>: the attribute tags contains "${tag.slice(0, 100)}", which is unknown. It accepts ${[...new Set(listTastes())].join(', ')}.`,
      );
  if (near && !findKnownCity(near))
    warnOnce(
      `<lively-events>: the attribute near="${near.slice(0, 100)}" has an invalid value and counts as Paris. It accepts ${knownCities.map(({ name }) => name).join(', ')}.`,
    );
}
