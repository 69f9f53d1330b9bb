import { expect, test } from 'vitest';
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

test('each line says why it is there, when and where, as text and as HTML', async () => {
  const { html, text, subject } = await renderWeeklyMail(notice(), siteUrl);
  expect(subject).toBe('Votre semaine\u00a0: Marché et 1 autre sortie');
  for (const part of [html, text]) {
    expect(part).toContain('jeu. 3 déc., 20:30 · Le Trianon · nouveau dans «\u202fJazz');
    // Midnight sharp is an unknown hour.
    expect(part).toContain('ven. 4 déc. · Le Trianon · dans vos billets');
    expect(part).toContain(`${siteUrl}/event/${jazz.id}`);
    expect(part).not.toMatch(/\{\{|undefined|null/);
  }
  expect(text).toContain(`${siteUrl}/explore?q=jazz&commune=75056`);
  expect(text).toContain('7 nouveaux événements');
  expect(html).not.toContain('<b>');
});

test.each([
  ['en', 'Your week', '/en'],
  ['es', 'Tu semana', '/es'],
  [null, 'Votre semaine', ''],
  ['xx', 'Votre semaine', ''],
])('in the language %s it is whole, with links of that language', async (language, title, prefix) => {
  const { html, subject, headers } = await renderWeeklyMail(notice({}, language), siteUrl);
  expect(subject).toContain(title);
  expect(html).toContain(`<html lang="${language === 'en' || language === 'es' ? language : 'fr'}">`);
  expect(html).toContain(`${siteUrl}${prefix}/event/`);
  expect(headers['List-Unsubscribe']).toBe(`<${siteUrl}${prefix}/unsubscribe/${token}>`);
  expect(html).not.toContain('weekly.');
});

test('a receiver can end it by one POST, as RFC 8058 says', async () => {
  const { headers, html } = await renderWeeklyMail(notice(), siteUrl);
  expect(headers).toEqual({
    'List-Unsubscribe': `<${siteUrl}/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(html).toContain(`href="${siteUrl}/unsubscribe/${token}"`);
});

test('a mail without saved events has no section for them, and more than 99 are named as such', async () => {
  const [search] = notice().facts.searches;
  const searches = search ? [{ ...search, total: 99, is_more: true }] : [];
  const { text, subject } = await renderWeeklyMail(notice({ saved: [], searches }), siteUrl);
  expect(text).toContain('Plus de 99 nouveaux événements');
  expect(text).not.toContain('Vos sorties des prochains jours');
  expect(subject).toBe('Votre semaine\u00a0: Nuit <b> du jazz');
});
