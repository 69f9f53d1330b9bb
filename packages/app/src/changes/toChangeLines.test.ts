import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import type { EventChange } from '../data/Changes';
import type { Language } from '../i18n/languages';
import { createTestI18n } from '../test/createTestI18n';
import { toChangeLines } from './toChangeLines';

const linesIn = async (language: Language, change: Partial<EventChange>) => {
  const i18n = await createTestI18n(language, ['changes', 'taxonomy']);
  const t: TFunction<['changes', 'common', 'taxonomy']> = i18n.getFixedT(language, 'changes');
  const tCommon: TFunction<['common', 'taxonomy']> = i18n.getFixedT(language, 'common');
  return toChangeLines({ eventId: '1', title: 'Bal', version: 1, ...change } as EventChange, {
    t,
    tCommon,
    language,
    currentYear: '2026',
  });
};

describe('the lines of a change', () => {
  test('contain the old and the new value, and begin with the status', async () => {
    expect(
      await linesIn('fr', {
        price: { was: '25 €', now: '32 €' },
        schedule: { was: { date: '2026-12-12', time: '20:30' }, now: { date: '2026-12-13', time: '21:00' } },
        place: { was: { location: 'Paris', venue: 'Le Trianon' }, now: { location: 'Paris', venue: 'Olympia' } },
        status: { was: 'scheduled', now: 'full' },
        access: ['sign-language', 'quiet'],
      }),
    ).toEqual([
      { label: 'État', was: 'Prévu', now: 'Complet' },
      { label: 'Date', was: 'sam.\u00A012\u00A0déc., 20:30', now: 'dim.\u00A013\u00A0déc., 21:00' },
      { label: 'Lieu', was: 'Le Trianon, Paris', now: 'Olympia, Paris' },
      { label: 'Prix', was: '25 €', now: '32 €' },
      { label: 'Accessibilité', was: 'Langue des signes (LSF) et Horaires calmes', now: 'Non précisée' },
    ]);
  });

  test.each([
    ['fr', 'sam.\u00A012\u00A0déc., 20:30', 'N’a plus lieu ce jour-\u2060là'],
    ['en', 'Sat\u00A012\u00A0Dec, 20:30', 'No longer on that day'],
    ['es', 'sáb,\u00A012\u00A0dic, 20:30', 'Ya no es ese día'],
  ] as const)('show in %s that a day was dropped', async (language, was, now) => {
    const [line] = await linesIn(language, { schedule: { was: { date: '2026-12-12', time: '20:30' } } });
    expect(line).toMatchObject({ was, now });
  });

  test('show the end time if only the end changed', async () => {
    const [line] = await linesIn('fr', {
      schedule: {
        was: { date: '2026-12-12', time: '20:30', end_time: '22:00' },
        now: { date: '2026-12-12', time: '20:30', end_time: '23:30' },
      },
    });
    expect(line).toMatchObject({
      was: 'sam.\u00A012\u00A0déc., 20:30–22:00',
      now: 'sam.\u00A012\u00A0déc., 20:30–23:30',
    });
  });

  test('show the year if only the year changed', async () => {
    const [line] = await linesIn('fr', { schedule: { was: { date: '2026-12-12' }, now: { date: '2027-12-11' } } });
    expect(line).toMatchObject({ was: 'sam.\u00A012\u00A0déc.\u00A02026', now: 'sam.\u00A011\u00A0déc.\u00A02027' });
  });

  test('show the address if the venue and the city are unchanged', async () => {
    const venue = { location: 'Paris', venue: 'Le Trianon' };
    const [line] = await linesIn('fr', { place: { was: { ...venue, address: '80 bd de Rochechouart' }, now: venue } });
    expect(line).toEqual({ label: 'Lieu', was: '80 bd de Rochechouart', now: 'Adresse retirée' });
  });

  test.each([
    ['scheduled', 'cancelled', 'Prévu', 'Annulé'],
    ['cancelled', 'rescheduled', 'Annulé', 'Prévu'],
    ['scheduled', 'postponed', 'Prévu', 'Reporté'],
    ['full', 'moved_online', 'Complet', 'En ligne'],
  ] as const)('from %s to %s', async (was, now, before, after) => {
    expect(await linesIn('fr', { status: { was, now } })).toEqual([{ label: 'État', was: before, now: after }]);
  });
});
