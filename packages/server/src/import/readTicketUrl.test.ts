import { expect, test } from 'vitest';
import { countPatternSteps } from '../../../../scripts/countPatternSteps.ts';
import { readTicketUrl } from './readTicketUrl.ts';

const noSources = { registration: null, conditions: null, links: null, texts: [], onlineAccess: null };

test('a registration link has priority over the links of the conditions and of the online access', () => {
  const fields = {
    ...noSources,
    registration: '[{"type": "email", "value": "a@b.example"}, {"type": "link", "value": "https://billets.example/1"}]',
    conditions: '5 €, réservation sur https://autre.example/2?a=1&b=2.',
    onlineAccess: 'https://visio.example/3',
  };
  expect(readTicketUrl(fields)).toBe('https://billets.example/1');
  expect(readTicketUrl({ ...fields, registration: null })).toBe('https://autre.example/2?a=1&b=2');
  expect(readTicketUrl({ ...fields, registration: null, conditions: null })).toBe('https://visio.example/3');
});

test.each([
  ['Eventbrite', 'https://www.eventbrite.fr/e/billets-nuit-1979272917577'],
  ['a subdomain of Mapado', 'https://maison-billetterie.mapado.com/event/1?eventDate=2'],
  ['a form', 'https://docs.google.com/forms/d/e/1/viewform'],
  ['a subdomain named billetterie', 'https://billetterie.phare.example/agenda/1'],
  ['a page named billetterie', 'https://phare.example/billetterie'],
])('a link to tickets is found in the texts: %s', (_name, url) => {
  const html = `<p>Voir <a href="https://phare.example/">le phare</a> et <a href="${url}">les places</a></p>`;
  expect(readTicketUrl({ ...noSources, texts: [null, html] })).toBe(url);
});

test('other links in the texts are ignored', () => {
  const texts = [
    'https://phare.example/billetterieX',
    '<a href="https://www.instagram.com/phare/">',
    'docs.google.com',
  ];
  expect(readTicketUrl({ ...noSources, texts })).toBeNull();
});

test.each([
  ['Sur inscription : https://phare.example/atelier'],
  ['Réservations au 04 00 00 00 00 ou sur https://phare.example/atelier'],
  ['<p>Visite. <a href="https://phare.example/atelier" target="_blank"><b>Je réserve</b> ma place</a></p>'],
  ['<p>Billets en vente <a href="https://phare.example/atelier">ici</a></p>'],
  ['Infos sur https://phare.example/. Inscription obligatoire : https://phare.example/atelier'],
])('a link that the text presents as booking is the ticket link: %s', (text) => {
  expect(readTicketUrl({ ...noSources, texts: [null, text] })).toBe('https://phare.example/atelier');
  expect(readTicketUrl({ ...noSources, conditions: text })).toBe('https://phare.example/atelier');
});

test.each([
  ['Détails sur le site https://phare.example/'],
  ['12 €, https://phare.example/'],
  ['Sur réservation. Plus d’informations sur https://phare.example/'],
  ['Réservation sur place. <a href="https://phare.example/">Le phare</a>'],
  ['Billets sur place, programme complet : https://phare.example/'],
])('an ordinary site is not the ticket link: %s', (text) => {
  expect(readTicketUrl({ ...noSources, texts: [text] })).toBeNull();
  expect(readTicketUrl({ ...noSources, conditions: text })).toBeNull();
});

test('a known ticket host has priority over another registration link', () => {
  const registration = ['https://www.facebook.com/events/1/', 'https://www.eventbrite.fr/e/1'].join(',');
  expect(readTicketUrl({ ...noSources, registration })).toBe('https://www.eventbrite.fr/e/1');
});

test.each([
  [
    'as JSON',
    JSON.stringify([{ link: 'https://www.instagram.com/phare/' }, { link: 'https://my.weezevent.com/nuit' }]),
  ],
  ['read', [{ link: 'https://my.weezevent.com/nuit', data: { title: 'Nuit' } }]],
  ['with escaped slashes', '[{"link": "https:\\/\\/my.weezevent.com\\/nuit"}]'],
  ['cut', '[{"link": "https://my.weezevent.com/nuit"}, {"link": "https://a.ex'],
])('the field links is read %s', (_form, links) => {
  expect(readTicketUrl({ ...noSources, links })).toBe('https://my.weezevent.com/nuit');
});

test('a host name changed by a translation is ignored', () => {
  const links =
    '[{"link": "https://www.billetterie-parisees.paris.de"}, {"link": "https://www.ticketie-parisees.paris.de"}]';
  expect(readTicketUrl({ ...noSources, links })).toBeNull();
});

test('the URL of a known host is changed to https, another http URL is not', () => {
  expect(readTicketUrl({ ...noSources, conditions: 'http://www.billetweb.fr/nuit' })).toBe(
    'https://www.billetweb.fr/nuit',
  );
  expect(readTicketUrl({ ...noSources, conditions: '12 €, http://billets.example' })).toBeNull();
});

test.each([
  ['https://evil.example/?https://weezevent.com'],
  ['https://weezevent.com.evil.example/nuit'],
  ['https://notweezevent.com/nuit'],
  ['https://lively.fr@weezevent.com/nuit'],
  ['https://weezevent.com:99999/nuit'],
])('%s is not a ticket host', (url) => {
  expect(readTicketUrl({ ...noSources, texts: [url] })).toBeNull();
});

test.each([
  ['dots', '.'],
  ['schemes', 'https://'],
  ['long links', `https://a.example/${'.'.repeat(2000)}a `],
  ['letters before a link to book', 'Réserver, infoιιιιιιιιιιιιιιιιιι https://a.example/b '],
])('the steps for a text of %s grow as its characters do', (_, part) => {
  const read = (characters: number) => {
    const text = `https://a.example/${part.repeat(characters / part.length)}`;
    return countPatternSteps(() => readTicketUrl({ ...noSources, texts: [text] }));
  };
  const steps = read(20_000);
  expect(steps).toBeGreaterThan(0);
  // Ten times the characters; squared they would be a hundred times the steps.
  expect(read(200_000)).toBeLessThanOrEqual(12 * steps);
});
