import { applyTaste, compareLists, type Placed, type TasteProfile } from '@lively/engine/tastes';

/** Applies a taste to a list, and marks the events that a varied list moves. */
export function markVaried<Event extends Placed>(
  list: readonly Event[],
  taste: TasteProfile,
  now: number,
  nameMove: (move: 'lower' | 'higher') => string,
): readonly Event[] {
  const arranged = applyTaste(list, taste, now);
  const lines = taste.lines.filter(({ kind }) => kind !== 'vary');
  if (lines.length === taste.lines.length) return arranged;
  const idsOf = (events: readonly Placed[]) => events.map(({ event }) => event.id);
  const { lower, higher } = compareLists(idsOf(applyTaste(list, { ...taste, lines }, now)), idsOf(arranged));
  const marks = new Map([
    ...lower.map((id) => [id, nameMove('lower')] as const),
    ...higher.map((id) => [id, nameMove('higher')] as const),
  ]);
  return arranged.map((each) => (marks.has(each.event.id) ? { ...each, mark: marks.get(each.event.id) } : each));
}
