import type { LivelyEvent } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { createTestI18n } from '../../test/createTestI18n';
import { toEventPage } from './toEventPage';

const imported = { source: 'openagenda', sourceUrl: 'https://openagenda.com/phare/events/quatuor' };

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['fr', 'Source\u00a0: bench.'],
  ['en', 'Source: bench.'],
  ['es', 'Fuente: bench.'],
] as const)('the source in %s is a sentence, followed by the licence if there is one', async (language, source) => {
  const i18n = await createTestI18n(language, ['event', 'taxonomy']);
  const t = i18n.getFixedT<['event', 'common', 'taxonomy']>(language, ['event', 'common', 'taxonomy']);
  const tCommon = i18n.getFixedT<['common', 'taxonomy']>(language, ['common', 'taxonomy']);
  const texts = [null, 'Licence Ouverte 2.0'].map((licence) => {
    const event = createEvent({ source: 'bench', licence });
    return toEventPage(event, { language, t, tCommon, now, saveToCalendar() {}, travel() {} }).source?.text;
  });
  expect(texts).toEqual([source, `${source} Licence Ouverte 2.0.`]);
});

test.each([
  ['Proposé par Le Phare.', 'Site de l’organisateur', { organizerUrl: 'https://phare.example/' }],
  ['Contributeur\u00a0: Le Phare.', 'Site de l’organisateur', { ...imported, organizerUrl: 'https://phare.example/' }],
  ['Publié dans l’agenda Le Phare.', 'Voir cet agenda', { ...imported, organizerUrl: 'https://openagenda.com/phare' }],
])('the organizer is described by its kind: %s', async (sentence, link, fields) => {
  const i18n = await createTestI18n('fr', ['event', 'taxonomy']);
  const t = i18n.getFixedT<['event', 'common', 'taxonomy']>('fr', ['event', 'common', 'taxonomy']);
  const tCommon = i18n.getFixedT<['common', 'taxonomy']>('fr', ['common', 'taxonomy']);
  const event = createEvent({ organizer: 'Le Phare', ...fields });
  const { organizer } = toEventPage(event, { language: 'fr', t, tCommon, now, saveToCalendar() {}, travel() {} });
  expect(organizer?.name.replace(/[\u2066-\u2069]/g, '')).toBe(sentence);
  expect(organizer?.link?.label).toBe(link);
});

test('an event with limited places shows their number and no estimate', async () => {
  const i18n = await createTestI18n('fr', ['event', 'taxonomy']);
  const t = i18n.getFixedT<['event', 'common', 'taxonomy']>('fr', ['event', 'common', 'taxonomy']);
  const tCommon = i18n.getFixedT<['common', 'taxonomy']>('fr', ['common', 'taxonomy']);
  const event = createEvent({ id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', price: '32 €', maxCapacity: 12 });
  const { facts } = toEventPage(event, { language: 'fr', t, tCommon, now, saveToCalendar() {}, travel() {} });
  expect(facts[2]).toEqual({ label: 'Tarif et places', lines: ['32 €'], note: '12 places' });
});

test('a postponed event has its first date as a note, and nothing to plan or buy', async () => {
  const i18n = await createTestI18n('fr', ['event', 'taxonomy']);
  const t = i18n.getFixedT<['event', 'common', 'taxonomy']>('fr', ['event', 'common', 'taxonomy']);
  const tCommon = i18n.getFixedT<['common', 'taxonomy']>('fr', ['common', 'taxonomy']);
  const event = createEvent({ date: '2026-12-12', ticketUrl: 'https://billets.example/1', status: 'postponed' });
  for (const moment of [now, Date.parse('2027-01-01')]) {
    const page = toEventPage(event, { language: 'fr', t, tCommon, now: moment, saveToCalendar() {}, travel() {} });
    expect(page.notice?.title).toBe(t('notice.postponed'));
    expect(page.facts[0]?.lines).toEqual([t('facts.dateUnknown')]);
    expect(page.facts[0]?.note).toContain('12 décembre');
    expect(page.booking.bar?.date).toBe(t('facts.dateUnknown'));
    expect(page.booking.action).toBeUndefined();
    expect(page.booking.links?.filter(({ icon }) => icon === 'calendar')).toEqual([]);
  }
});

test('a postponed event lists none of the dates on which it does not take place', async () => {
  const i18n = await createTestI18n('fr', ['event', 'taxonomy']);
  const t = i18n.getFixedT<['event', 'common', 'taxonomy']>('fr', ['event', 'common', 'taxonomy']);
  const tCommon = i18n.getFixedT<['common', 'taxonomy']>('fr', ['common', 'taxonomy']);
  const timings = [12, 13].map((day) => ({
    begin: `2026-12-${day}T20:00:00+01:00`,
    end: `2026-12-${day}T22:00:00+01:00`,
  }));
  const datesOf = (status: LivelyEvent['status']) =>
    toEventPage(createEvent({ timings, status }), { language: 'fr', t, tCommon, now, saveToCalendar() {}, travel() {} })
      .dates?.toCome.length;
  expect(datesOf('scheduled')).toBe(2);
  expect(datesOf('postponed')).toBeUndefined();
});

test('entry is said to be free only if it is free for everybody', async () => {
  const i18n = await createTestI18n('fr', ['event', 'taxonomy']);
  const t = i18n.getFixedT<['event', 'common', 'taxonomy']>('fr', ['event', 'common', 'taxonomy']);
  const tCommon = i18n.getFixedT<['common', 'taxonomy']>('fr', ['common', 'taxonomy']);
  const noteOf = (price: string) => {
    const event = createEvent({ id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', price, date: '2026-12-12' });
    return toEventPage(event, { language: 'fr', t, tCommon, now, saveToCalendar() {}, travel() {} }).booking.note;
  };
  expect(noteOf('Entrée libre')).toBe(t('booking.free'));
  for (const price of ['Gratuit − 10 ans', 'Prix libre', 'Parking gratuit', 'Non gratuit', 'Dernière entrée à 23h00'])
    expect(noteOf(price)).toBeUndefined();
});

test('the price is in the facts, with the original text, and in the bar of a telephone', async () => {
  const i18n = await createTestI18n('en', ['event', 'taxonomy']);
  const t = i18n.getFixedT<['event', 'common', 'taxonomy']>('en', ['event', 'common', 'taxonomy']);
  const tCommon = i18n.getFixedT<['common', 'taxonomy']>('en', ['common', 'taxonomy']);
  const pageOf = (price: string) => {
    const id = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
    const event = createEvent({ id, price, date: '2026-12-12', ticketUrl: 'https://billets.example/1' });
    return toEventPage(event, { language: 'en', t, tCommon, now, saveToCalendar() {}, travel() {} });
  };
  const summedUp = pageOf('De 12 à 24 €');
  expect(summedUp.facts[2]).toMatchObject({
    lines: ['From €12'],
    original: { text: 'De 12 à 24 €', language: 'fr' },
  });
  expect(summedUp.booking.price).toBeUndefined();
  expect(summedUp.booking.bar).toMatchObject({ date: expect.stringMatching(/^Sat,? 12 Dec$/), price: 'From €12' });
  const asWritten = pageOf('Prix sur invitation');
  expect(asWritten.facts[2]?.lines).toEqual([{ text: 'Prix sur invitation', language: 'fr' }]);
  expect(asWritten.booking.bar?.priceLanguage).toBe('fr');
});

test.each([
  [
    '2026-12-04T10:00:00+01:00',
    '2026-12-06T18:00:00+01:00',
    ['du vendredi 4 décembre à 10:00', 'au dimanche 6 décembre à 18:00'],
  ],
  ['2026-12-05T00:00:00+01:00', '2026-12-05T23:59:00+01:00', ['samedi 5 décembre']],
  ['2026-12-04T22:00:00+01:00', '2026-12-05T05:00:00+01:00', ['vendredi 4 décembre', '22:00 – 05:00']],
])('the time from %s to %s is stated as %j', async (begin, end, lines) => {
  const i18n = await createTestI18n('fr', ['event', 'taxonomy']);
  const t = i18n.getFixedT<['event', 'common', 'taxonomy']>('fr', ['event', 'common', 'taxonomy']);
  const tCommon = i18n.getFixedT<['common', 'taxonomy']>('fr', ['common', 'taxonomy']);
  const event = createEvent({ timings: [{ begin, end }] });
  const { facts } = toEventPage(event, { language: 'fr', t, tCommon, now, saveToCalendar() {}, travel() {} });
  expect(facts[0]?.lines).toEqual(lines);
});

test('a picture has the description of its organiser; a decorative or undescribed picture has none', async () => {
  const i18n = await createTestI18n('fr', ['event', 'taxonomy']);
  const t = i18n.getFixedT<['event', 'common', 'taxonomy']>('fr', ['event', 'common', 'taxonomy']);
  const tCommon = i18n.getFixedT<['common', 'taxonomy']>('fr', ['common', 'taxonomy']);
  const texts = ['Un trio.', '', null].map((imageText) => {
    const event = createEvent({ image: 'https://images.example/trio.jpg', imageText });
    return toEventPage(event, { language: 'fr', t, tCommon, now, saveToCalendar() {}, travel() {} }).imageText;
  });
  expect(texts).toEqual(['Un trio.', undefined, undefined]);
});

test('of an imported part of the dates, the page says only what is true', async () => {
  const i18n = await createTestI18n('en', ['event', 'taxonomy']);
  const t = i18n.getFixedT<['event', 'common', 'taxonomy']>('en', ['event', 'common', 'taxonomy']);
  const tCommon = i18n.getFixedT<['common', 'taxonomy']>('en', ['common', 'taxonomy']);
  const slotsFrom = (day: string, count: number) =>
    Array.from({ length: count }, (_, slot) => {
      const begin = Date.parse(`${day}T08:00:00Z`) + Math.floor(slot / 8) * 864e5 + (slot % 8) * 36e5;
      return { begin: new Date(begin).toISOString(), end: new Date(begin + 36e5).toISOString() };
    });
  const timings = [...slotsFrom('2026-06-01', 1), ...slotsFrom('2026-11-22', 1000), ...slotsFrom('2028-02-15', 1)];
  const originalDate = '1 juin 2026 – 15 février 2028 (5 000 horaires)';
  const pageOf = (event: Parameters<typeof createEvent>[0]) =>
    toEventPage(createEvent(event), { language: 'en', t, tCommon, now, saveToCalendar() {}, travel() {} });
  const page = pageOf({ timings, originalDate });
  expect(page.facts[0]).toMatchObject({
    note: 'Until 15 February 2028',
    original: { text: originalDate, language: 'fr' },
  });
  expect(page.dates).toMatchObject({ title: 'Next dates', past: undefined });
  expect(page.dates?.toCome).toHaveLength(1001);
  const whole = pageOf({ timings: timings.slice(0, 40), originalDate });
  expect(whole.facts[0]).toMatchObject({ note: 'Daily until 26 November', original: undefined });
  expect(whole.dates).toMatchObject({ title: 'All dates', past: { label: '1 past date' } });
});
