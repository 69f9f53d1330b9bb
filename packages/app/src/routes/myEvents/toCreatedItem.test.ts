import type { LivelyEvent } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { expect, test, vi } from 'vitest';
import { createTestI18n } from '../../test/createTestI18n';
import { toCreatedItem } from './toCreatedItem';

const { getFixedT } = await createTestI18n('fr', ['myEvents']);
const t = getFixedT<['myEvents', 'common', 'taxonomy']>(null, ['myEvents', 'common', 'taxonomy']);
const card = { id: '1', title: 'Bal', category: 'music', categoryLabel: '', place: '', href: '/event/1' } as const;

function itemOf(event: Partial<LivelyEvent>, onRemove = () => {}) {
  return toCreatedItem(createEvent(event), card, {
    language: 'fr',
    t,
    urls: { edit: '/event/1/edit', share: 'https://lively.example/event/1' },
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
    label: expect.stringMatching(/^Actions pour «\sBal\s»$/),
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
    note: 'Annulé. Il reste visible pour les 3 personnes qui ont un billet.',
    actions: { remove: undefined },
  });
});

test('a cancelled event without tickets can still be deleted', () => {
  expect(itemOf({ status: 'cancelled' }).actions.remove).toBeDefined();
});
