import type { LivelyEvent } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { expect, test, vi } from 'vitest';
import type { Translate } from '../../i18n/texts';
import { toCreatedItem } from './toCreatedItem';

const t = ((key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate;
const card = { id: '1', title: 'Bal', category: 'music', categoryLabel: '', place: '', href: '/event/1' } as const;

function itemOf(event: Partial<LivelyEvent>, onRemove = () => {}) {
  return toCreatedItem(createEvent(event), card, {
    language: 'fr',
    t,
    addresses: { edit: '/event/1/edit', share: 'https://lively.example/event/1' },
    onRemove,
    onCopied: () => {},
    onCopyFailed: () => {},
  });
}

test('an event can be edited, viewed, shared and taken back', () => {
  const onRemove = vi.fn();
  const { actions, note } = itemOf({ title: 'Bal' }, onRemove);
  expect(note).toBeUndefined();
  expect(actions).toMatchObject({
    label: 'actions.label Bal',
    edit: { href: '/event/1/edit' },
    view: { href: '/event/1' },
    share: { url: 'https://lively.example/event/1' },
  });
  actions.remove?.onSelect();
  expect(onRemove).toHaveBeenCalledOnce();
});

test('an event with tickets can be taken back until it is cancelled', () => {
  expect(itemOf({ purchasesCount: 3 }).actions.remove).toBeDefined();
  expect(itemOf({ purchasesCount: 3, status: 'cancelled' })).toMatchObject({
    note: 'cancelledNote 3 3',
    actions: { remove: undefined },
  });
});

test('a cancelled event without tickets can still be deleted', () => {
  expect(itemOf({ status: 'cancelled' }).actions.remove).toBeDefined();
});
