import { type LivelyEvent, memoize } from '@lively/engine';
import type { SteeringEdit } from '@lively/engine/steering';
import {
  applyTaste,
  changeTaste,
  compareLists,
  type ListChange,
  type Placed,
  type TasteProfile,
} from '@lively/engine/tastes';

export type FilterEdit = Extract<SteeringEdit, { kind: 'home' | 'access' }>;

/** What sentences are said about. */
export interface SteeredList {
  /** The ranked list, without the taste. */
  readonly list: readonly Placed[];
  /** Whether the distances of the list count from a place of the user. Without one they count from Paris, and mean nothing here. */
  readonly hasPlace: boolean;
  /** The event that sentences may be about: « plus comme celui-ci ». */
  readonly about?: LivelyEvent | undefined;
  /** The number of first events that the page shows. @default all */
  readonly shown?: number | undefined;
}

export const isFilter = (edit: SteeringEdit): edit is FilterEdit => edit.kind === 'home' || edit.kind === 'access';

/**
 * Creates the functions that say what changes of a taste would do to a list. Each result is computed once for the same object,
 * because a page asks for all of them again with every letter.
 */
export function createEffects({ list, hasPlace, about, shown }: SteeredList, taste: TasteProfile, now: number) {
  const idsOf = memoize((taste: TasteProfile) =>
    applyTaste(list, taste, now)
      .slice(0, shown)
      .map(({ event }) => event.id),
  );
  const isPossible = ({ kind }: SteeringEdit) =>
    hasPlace || (kind !== 'nearer' && kind !== 'farther' && kind !== 'within');
  const without = (at: number) => ({ ...taste, lines: taste.lines.filter((_, other) => other !== at) });
  const compare = (before: TasteProfile, after: TasteProfile): ListChange => compareLists(idsOf(before), idsOf(after));
  return {
    /** Whether an edit can be done here. */
    isPossible,
    /** Whether an edit changes the taste. */
    isTaste: (edit: SteeringEdit): boolean => isPossible(edit) && edit.kind !== 'undo' && !isFilter(edit),
    /** The taste without each of its lines. */
    shorter: taste.lines.map((_, at) => without(at)),
    /** Returns the taste after several edits. Those that mean nothing here change nothing. */
    change: memoize((edits: readonly SteeringEdit[]) =>
      edits.reduce((changed, edit) => {
        if (edit.kind === 'undo' || isFilter(edit) || !isPossible(edit)) return changed;
        return changeTaste(edit, { taste: changed, list, now, about }) ?? changed;
      }, taste),
    ),
    compare,
  };
}
