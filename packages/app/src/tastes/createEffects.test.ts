import { exploreRules } from '@lively/engine/constants';
import { applyTaste, compareLists, formatTaste, parseTaste, type TasteEdit } from '@lively/engine/tastes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventLists, noon, profiles } from '../../../engine/testing/arbitraries.ts';
import { steps, subjects, tastes } from '../../../engine/testing/tasteArbitraries.ts';
import { rankFound } from '../events/rankFound';
import { createEffects } from './createEffects';

const lists = fc.tuple(eventLists, profiles).map(([events, profile]) =>
  rankFound(
    // The database refuses events without a title.
    events.map((event, index) => ({ event: { ...event, title: event.title || 'Bal' }, distanceKm: index * 7 })),
    profile,
    exploreRules,
    noon,
  ),
);
const nevers = subjects.map((subject): TasteEdit => ({ kind: 'never', subject }));
const others = fc.constantFrom<TasteEdit>({ kind: 'vary' }, { kind: 'surprise' }, { kind: 'hideThis' });

test('what is announced happens, also after a reload, and no other event moves', () => {
  fc.assert(
    fc.property(lists, tastes, fc.oneof(steps, nevers, others), (list, taste, edit) => {
      const about = list[0]?.event;
      const { change, compare } = createEffects({ list, hasPlace: true, about }, taste, noon);
      const changed = change([edit]);
      const announced = compare(taste, changed);
      // The device reads what it has stored.
      const reloaded = parseTaste(formatTaste(changed)) ?? taste;
      expect(reloaded).toEqual(changed);
      const shown = (said: typeof taste) => applyTaste(list, said, noon).map(({ event }) => event.id);
      const [before, after] = [shown(taste), shown(reloaded)];
      expect(compareLists(before, after)).toEqual(announced);
      const moved = new Set(Object.values(announced).flat());
      expect(after.filter((id) => !moved.has(id))).toEqual(before.filter((id) => !moved.has(id)));
      if (edit.kind === 'hideThis') expect(after).not.toContain(about?.id);
      // Undo is the text before: the same taste, and the same list.
      expect(shown(parseTaste(formatTaste(taste)) ?? changed)).toEqual(before);
    }),
    { numRuns: 10_000 },
  );
});
