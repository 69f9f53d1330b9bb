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

test('a cancelled event says who still sees it; where nobody holds a ticket, there is nobody to tell', () => {
  expect(itemOf({ purchasesCount: 3, status: 'cancelled' }).note).toBe(
    'Annulé. Il reste visible pour les 3 personnes qui ont un billet.',
  );
  expect(itemOf({ purchasesCount: 3 }).note).toBeUndefined();
  expect(itemOf({ status: 'cancelled' }).note).toBeUndefined();
});

test.each([{ purchasesCount: 3 }, { status: 'cancelled' }, { purchasesCount: 3, status: 'cancelled' }] as const)(
  'an event can be taken back: %o',
  (event) => {
    expect(itemOf(event).actions.remove).toBeDefined();
  },
);
