import type { AccessNeed } from '@lively/engine';
import { applyTaste, compareLists, type TasteProfile } from '@lively/engine/tastes';
import type { FoundEvent } from '../data/EventQuery';

/** Applies a taste to a list, and marks the events that a varied list moves, and the access needs it asks for that they meet. */
export function markArranged(
  list: readonly FoundEvent[],
  taste: TasteProfile,
  now: number,
  names: { lower: string; higher: string; need: (need: AccessNeed) => string },
): readonly FoundEvent[] {
  const arranged = applyTaste(list, taste, now);
  const unvaried = { ...taste, lines: taste.lines.filter(({ kind }) => kind !== 'vary') };
  const idsOf = (events: readonly FoundEvent[]) => events.map(({ event }) => event.id);
  const moved =
    unvaried.lines.length < taste.lines.length
      ? compareLists(idsOf(applyTaste(list, unvaried, now)), idsOf(arranged))
      : undefined;
  const needs = taste.lines.flatMap((line) =>
    (line.kind === 'more' || line.kind === 'only') && line.subject.kind === 'access' ? [line.subject.value] : [],
  );
  return arranged.map((each) => {
    const { id, accessibility } = each.event;
    const marks = [
      ...(['lower', 'higher'] as const).filter((move) => moved?.[move].includes(id)).map((move) => names[move]),
      ...needs.filter((need) => accessibility.includes(need)).map(names.need),
    ];
    return marks.length ? { ...each, marks } : each;
  });
}
