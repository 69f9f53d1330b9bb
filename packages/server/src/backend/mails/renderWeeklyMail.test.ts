import { expect, test } from 'vitest';
import type { MailChanges } from './changedLines.ts';
import { renderWeeklyMail, type WeeklyNotice } from './renderWeeklyMail.ts';

const siteUrl = 'https://site.example';
const token = '00000000-0000-4000-8000-000000000c00';
const jazz = {
  id: '00000000-0000-4000-8000-000000000017',
  title: 'Nuit <b> du jazz',
  venue: 'Le Trianon',
  location: 'Paris 18e',
  // 3 December 2026, 20:30.
  start: Date.UTC(2026, 11, 3, 20, 30) / 60_000,
};
const notice = (changed: Partial<WeeklyNotice['facts']> = {}, language: string | null = 'fr'): WeeklyNotice => ({
  kind: 'weekly',
  language,
  facts: {
    searches: [{ name: 'Jazz & « co »', query: 'q=jazz&commune=75056', total: 7, is_more: false, events: [jazz] }],
    saved: [
      {
        ...jazz,
        id: jazz.id.replace(/17$/, '18'),
        title: 'Marché',
        start: Date.UTC(2026, 11, 4) / 60_000,
        reason: 'ticket',
      },
    ],
    token,
    ...changed,
  },
});

test('each line contains its reason, time and place, as text and as HTML', async () => {
  const { html, text, subject } = await renderWeeklyMail(notice(), siteUrl);
  expect(subject).toBe('Votre semaine\u00a0: Marché et 1 autre sortie');
  for (const part of [html, text]) {
    expect(part).toContain('jeu. 3 déc., 20:30 · Le Trianon · nouveau dans «\u202fJazz');
    // Midnight means that the time is unknown.
    expect(part).toContain('ven. 4 déc. · Le Trianon · dans vos billets');
    expect(part).toContain(`${siteUrl}/event/${jazz.id}`);
    expect(part).not.toMatch(/\{\{|undefined|null/);
  }
  expect(text).toContain(`${siteUrl}/explore?q=jazz&commune=75056`);
  expect(text).toContain('7 nouveaux événements');
  expect(html).not.toContain('<b>');
});

test.each([
  ['postponed', 'Reporté · jeu. 3 déc., 20:30 · Le Trianon · '],
  ['cancelled', 'Annulé · jeu. 3 déc., 20:30 · Le Trianon · '],
  ['moved_online', 'En ligne · jeu. 3 déc., 20:30 · dans vos billets'],
  ['scheduled', '\n   jeu. 3 déc., 20:30 · Le Trianon · '],
] as const)('a mail states that an event is %s', async (status, line) => {
  const saved = [{ ...jazz, status, reason: 'ticket' as const }];
  expect((await renderWeeklyMail(notice({ searches: [], saved }), siteUrl)).text).toContain(line);
});

const moved = {
  ...jazz,
  title: 'Bal & guinguette',
  reason: 'favourite' as const,
  changes: {
    status: { was: 'full', now: 'rescheduled' },
    schedule: { was: { date: '2026-12-03', time: '20:30' }, now: { date: '2026-12-04', time: '21:00' } },
    place: { was: { location: 'Paris', venue: 'Le Trianon' }, now: { location: 'Paris', venue: 'Chez <b>Jo' } },
    price: { was: '12 €', now: '15 €' },
  },
} satisfies NonNullable<WeeklyNotice['facts']['changed']>['events'][number];

test('changes come first, with their old and new value and reason, as text and as HTML', async () => {
  const { html, text, subject } = await renderWeeklyMail(notice({ changed: { total: 12, events: [moved] } }), siteUrl);
  expect(subject).toBe('Votre semaine\u00a0: Bal & guinguette et 2 autres sorties');
  expect(text.indexOf('12 de vos sorties ont changé')).toBeLessThan(text.indexOf('Vos sorties des prochains jours'));
  expect(text.indexOf('12 de vos sorties ont changé')).toBeGreaterThan(0);
  expect(text).toMatch(/dans vos favoris\n +État · avant\u00a0: Complet · maintenant\u00a0: Prévu\n/);
  for (const part of [html, text]) {
    expect(part).toContain('avant\u00a0: jeu. 3 déc., 20:30 · maintenant\u00a0: ven. 4 déc., 21:00');
    expect(part).toContain('avant\u00a0: Le Trianon, Paris · maintenant\u00a0: Chez ');
    expect(part).toContain('avant\u00a0: 12 € · maintenant\u00a0: 15 €');
  }
  expect(html).toContain('Chez &#60;b&#62;Jo');
});

test('a changed end, year or address is shown, and so is a day that was dropped', async () => {
  const linesOf = async (changes: MailChanges) =>
    (await renderWeeklyMail(notice({ changed: { total: 1, events: [{ ...moved, changes }] } }), siteUrl)).text;
  const [was, now] = [
    { date: '2026-12-03', time: '20:30', end_time: '22:00' },
    { date: '2026-12-03', time: '20:30', end_time: '23:00' },
  ];
  expect(await linesOf({ schedule: { was, now } })).toContain(
    '20:30–22:00 · maintenant\u00a0: jeu. 3 déc., 20:30–23:00',
  );
  expect(await linesOf({ schedule: { was } })).toContain('maintenant\u00a0: N’a plus lieu ce jour-\u2060là');
  const later = { schedule: { was: { date: '2026-12-03' }, now: { date: '2037-12-03' } } };
  expect(await linesOf(later)).toContain('jeu. 3 déc. 2026 · maintenant\u00a0: jeu. 3 déc. 2037');
  const venue = { location: 'Paris', venue: 'Le Trianon' };
  expect(await linesOf({ place: { was: { ...venue, address: '80 bd de Rochechouart' }, now: venue } })).toContain(
    'avant\u00a0: 80 bd de Rochechouart · maintenant\u00a0: Adresse retirée',
  );
  expect(await linesOf({ access: ['mobility', 'sign-language'] })).toContain(
    'Accessibilité · avant\u00a0: Handicap moteur et Langue des signes (LSF) · maintenant\u00a0: Non précisée',
  );
});

test.each([
  ['en', 'One of your events has changed', 'before: Sold out · now: Going ahead'],
  ['es', 'Uno de tus planes ha cambiado', 'antes: '],
])('changes are written in the language %s', async (language, title, line) => {
  const { text } = await renderWeeklyMail(notice({ changed: { total: 1, events: [moved] } }, language), siteUrl);
  expect(text).toContain(title);
  expect(text).toContain(line);
  expect(text).not.toMatch(/changes[:.]|status\./);
});

test.each([
  ['en', 'Your week', '/en'],
  ['es', 'Tu semana', '/es'],
  [null, 'Votre semaine', ''],
  ['xx', 'Votre semaine', ''],
])('the mail in the language %s is complete and has links of this language', async (language, title, prefix) => {
  const { html, subject, headers } = await renderWeeklyMail(notice({}, language), siteUrl);
  expect(subject).toContain(title);
  expect(html).toContain(`<html lang="${language === 'en' || language === 'es' ? language : 'fr'}">`);
  expect(html).toContain(`${siteUrl}${prefix}/event/`);
  expect(headers['List-Unsubscribe']).toBe(`<${siteUrl}${prefix}/unsubscribe/${token}>`);
  expect(html).not.toContain('weekly.');
});

test('a recipient can unsubscribe with one POST, as specified in RFC 8058', async () => {
  const { headers, html } = await renderWeeklyMail(notice(), siteUrl);
  expect(headers).toEqual({
    'List-Unsubscribe': `<${siteUrl}/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(html).toContain(`href="${siteUrl}/unsubscribe/${token}"`);
});

test('a mail without saved events has no section for them, and more than 99 events are shown as such', async () => {
  const [search] = notice().facts.searches;
  const searches = search ? [{ ...search, total: 99, is_more: true }] : [];
  const { text, subject } = await renderWeeklyMail(notice({ saved: [], searches }), siteUrl);
  expect(text).toContain('Plus de 99 nouveaux événements');
  expect(text).not.toContain('Vos sorties des prochains jours');
  expect(subject).toBe('Votre semaine\u00a0: Nuit <b> du jazz');
});
