import { createEvent } from '@lively/engine/testing';
import { expect, test, vi } from 'vitest';
import type { MyEvent } from '../../data/Backend';
import type { Decision } from '../../data/Moderation';
import { createTestI18n } from '../../test/createTestI18n';
import { toCreatedItem } from './toCreatedItem';

const { getFixedT } = await createTestI18n('fr', ['myEvents', 'report']);
const t = getFixedT<['myEvents', 'report', 'common', 'taxonomy']>(null, ['myEvents', 'report', 'common', 'taxonomy']);
const card = { id: '1', title: 'Bal', category: 'music', categoryLabel: '', place: '', href: '/event/1' } as const;

const listeners = { onPublish: vi.fn(), onAppeal: vi.fn() };

function itemOf({ publication, decision, ...event }: Partial<MyEvent>, onRemove = () => {}) {
  return toCreatedItem(
    { ...createEvent(event), ...(publication && { publication }), ...(decision && { decision }) },
    card,
    {
      ...listeners,
      language: 'fr',
      t,
      edit: '/event/1/edit',
      share: {
        label: 'Partager',
        url: 'https://lively.example/event/1',
        title: 'Bal',
        onCopied: () => {},
        onFailed: () => {},
      },
      onRemove,
    },
  );
}

test('an event can be edited, viewed, shared and removed', () => {
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

test('a cancelled event with ticket holders shows who still sees it', () => {
  expect(itemOf({ purchasesCount: 3, status: 'cancelled' }).note).toBe(
    'Annulé. Il reste visible pour les 3 personnes qui ont un billet.',
  );
  expect(itemOf({ purchasesCount: 3 }).note).toBeUndefined();
  expect(itemOf({ status: 'cancelled' }).note).toBeUndefined();
});

test.each([{ purchasesCount: 3 }, { status: 'cancelled' }, { purchasesCount: 3, status: 'cancelled' }] as const)(
  'an event can be removed: %o',
  (event) => {
    expect(itemOf(event).actions.remove).toBeDefined();
  },
);

const decision: Decision = {
  id: 'd1',
  publication: 'hidden',
  reason: 'wrong',
  statement: 'La salle est fermée.',
  decidedAt: '2026-11-22T10:00:00Z',
  isFinal: false,
  appeal: null,
};

test('a published event can become a draft, and a draft can be published but not viewed or shared', () => {
  const published = itemOf({ publication: 'published' });
  expect(published.publication).toBeUndefined();
  expect(published.actions.publish?.label).toBe('Repasser en brouillon');
  published.actions.publish?.onSelect();
  expect(listeners.onPublish).toHaveBeenLastCalledWith('draft');

  const draft = itemOf({ publication: 'draft' });
  expect(draft.publication).toMatchObject({ label: 'Brouillon' });
  expect(draft.actions).toMatchObject({ view: undefined, share: undefined, publish: { label: 'Publier' } });
  draft.actions.publish?.onSelect();
  expect(listeners.onPublish).toHaveBeenLastCalledWith('published');
});

test('a waiting event shows its state and can be neither appealed nor published', () => {
  const { publication, actions } = itemOf({ publication: 'waiting', decision: { ...decision, reason: 'reports' } });
  expect(publication).toMatchObject({ label: 'En attente de modération' });
  expect(publication?.appeal).toBeUndefined();
  expect(actions.publish).toBeUndefined();
});

test.each(['hidden', 'removed'] as const)(
  'an event that is %s shows the reason and the statement, and can be appealed',
  (publication) => {
    const item = itemOf({ publication, decision });
    expect(item.publication?.decision?.map(({ text }) => text)).toEqual([
      'Informations fausses ou trompeuses',
      'La salle est fermée.',
      expect.stringContaining('conditions d’utilisation'),
      expect.stringContaining('une fois'),
    ]);
    item.publication?.appeal?.onSelect();
    expect(listeners.onAppeal).toHaveBeenLastCalledWith(decision);
  },
);

test.each([{ appeal: 'La salle a rouvert.' }, { isFinal: true }])('a second appeal is not possible: %o', (changes) => {
  expect(itemOf({ publication: 'hidden', decision: { ...decision, ...changes } }).publication?.appeal).toBeUndefined();
});
