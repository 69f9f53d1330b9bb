import { emptyEventDraft } from '@lively/machines';
import { expect, test } from 'vitest';
import { createTestI18n } from '../../test/createTestI18n';
import { toEventPreview } from './toEventPreview';

const i18n = await createTestI18n('fr', ['eventForm', 'common', 'taxonomy']);
const options = {
  eventId: 'bal',
  subcategory: null,
  now: Date.parse('2026-11-21T12:00:00Z'),
  language: 'fr',
  t: i18n.getFixedT<['eventForm', 'common', 'taxonomy']>(null, ['eventForm', 'common', 'taxonomy']),
  tCommon: i18n.getFixedT<['common', 'taxonomy']>(null, ['common', 'taxonomy']),
} as const;

test('the preview exists as soon as the category is chosen', () => {
  expect(toEventPreview({ ...emptyEventDraft, title: 'Bal' }, options)).toBeNull();
  expect(toEventPreview({ ...emptyEventDraft, category: 'music' }, options)).toMatchObject({
    id: 'bal',
    title: 'Le titre de votre événement',
    categoryLabel: 'Musique',
    date: undefined,
    price: undefined,
  });
});

test('the preview shows the typed values in the format of a list', () => {
  const draft = {
    ...emptyEventDraft,
    title: ' Bal des lampions ',
    category: 'festival',
    location: 'Paris 18e',
    venue: 'La Halle',
    date: '2099-07-14',
    time: '21:00',
    price: '12,00 €',
  };
  expect(toEventPreview(draft, options)).toMatchObject({
    title: 'Bal des lampions',
    place: 'La Halle, Paris\u00A018e',
    date: { day: '14', month: 'juil. 2099' },
    time: '21:00',
    price: expect.stringContaining('12'),
  });
});

test('the preview ignores an invalid date and time', () => {
  const draft = { ...emptyEventDraft, category: 'music', date: '0002-13-77', time: 'unreadable' };
  expect(toEventPreview(draft, options)).toMatchObject({ date: undefined, time: undefined });
});
