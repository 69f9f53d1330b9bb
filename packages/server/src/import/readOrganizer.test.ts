import { expect, test } from 'vitest';
import { readOrganizer } from './readOrganizer.ts';

const agenda = {
  originagenda_title: 'Les Nuits du phare',
  canonicalurl: 'https://openagenda.com/nuits-du-phare/events/quatuor-au-phare',
};

test('the contributing organisation has priority over the agenda', () => {
  expect(readOrganizer({ ...agenda, contributor_organization: 'Le Phare' }, null)).toEqual({
    organizer: 'Le Phare',
    organizer_url: null,
  });
});

test('the organizer without a contributor is the agenda if its page is known', () => {
  const record = { ...agenda, website: 'https://site.example/', registration: 'https://cie.example/' };
  expect(readOrganizer(record, null)).toEqual({
    organizer: 'Les Nuits du phare',
    organizer_url: 'https://openagenda.com/nuits-du-phare',
  });
});

test.each([[null], ['https://openagenda.com/nuits-du-phare'], ['https://evil.example/a/events/b'], [3]])(
  'an agenda with an unknown page is not used as organizer: %j',
  (canonicalurl) => {
    expect(readOrganizer({ ...agenda, canonicalurl }, null)).toEqual({ organizer: null, organizer_url: null });
  },
);

test.each([
  ['its own field', { originagenda_url: 'https://organisateur.example/' }, 'https://organisateur.example/'],
  ['the origin', { origin_url: 'https://origine.example/' }, 'https://origine.example/'],
  ['the website', { website: 'https://site.example/' }, 'https://site.example/'],
  ['a second link', { registration: 'https://billets.example/1, https://cie.example/' }, 'https://cie.example/'],
  ['no link but the one for tickets', { registration: 'https://billets.example/1' }, null],
  ['the website of the venue alone', { location_website: 'https://salle.example/' }, null],
  ['plain http', { website: 'http://site.example/', registration: null }, null],
  ['a script', { website: 'javascript:alert(1)' }, null],
  ['a mail address', { website: 'contact@site.example', registration: 'a@b.example' }, null],
  ['a URL that is too long', { website: `https://site.example/${'x'.repeat(2048)}` }, null],
])('the URL of a contributor is read from %s', (_from, fields, url) => {
  const record = { ...agenda, contributor_organization: 'Le Phare', ...fields };
  expect(readOrganizer(record, 'https://billets.example/1').organizer_url).toBe(url);
});
