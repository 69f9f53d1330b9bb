import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEvent } from '../../testing/createEvent.ts';
import { lodgingLink } from './lodgingLink.ts';
import { mapLink } from './mapLink.ts';
import { safeHttpsUrl } from './safeHttpsUrl.ts';
import { safeReturnPath } from './safeReturnPath.ts';
import { travelLink } from './travelLink.ts';

const parametersOf = (link: string) => Object.fromEntries(new URL(link).searchParams);
/** Any characters except lone surrogates. */
const anyText = fc
  .array(
    fc.nat(0x10ffff).filter((point) => point < 0xd800 || point > 0xdfff),
    { maxLength: 12 },
  )
  .map((points) => String.fromCodePoint(...points));
const noon = Date.parse('2026-11-21T12:00:00Z');

describe('safeHttpsUrl', () => {
  test.each([
    'https://www.billetweb.fr/jazz',
    'HTTPS://example.org',
    'https://example.org:8443/a?b=c&d=%20#e',
    'https://théâtre.fr/été',
    'https://xn--thtre-fsa7d.fr/',
    'https://example.org/a@b',
  ])('accepts %j', (text) => {
    expect(safeHttpsUrl(text)).toBe(text);
  });

  test.each([
    null,
    '',
    ' ',
    'http://example.org',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://',
    'https://lively.fr@evil.example',
    'https://lively.fr:x@evil.example',
    'https://lively.fr\\@evil.example',
    'https://evil.example\n.lively.fr',
    'https://exa mple.org',
    'https://example.org/\u0000',
    'https://example.org/\u202egpj.exe',
    'https://example.org/\ud800',
    'https://.example.org',
    'https://exa<mple.org',
    'ftp://example.org',
    'xhttps://example.org',
    ' https://example.org',
  ])('refuses %j', (text) => {
    expect(safeHttpsUrl(text)).toBeNull();
  });

  test('accepts only https URLs without user and password', () => {
    const pieces = fc.constantFrom(
      'https:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      'evil.example',
      'lively.fr',
      '\n',
      '#',
      '?',
      '%2f',
      'é',
      '.',
      ' ',
      '8080',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const safe = safeHttpsUrl(`https://${parts.join('')}`);
        if (safe === null || !URL.canParse(safe)) return;
        const url = new URL(safe);
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
        expect(safe.slice(8)).toMatch(/^[\p{L}\p{N}]/u);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('safeReturnPath', () => {
  test.each([
    '/',
    '/events',
    '/event/1#x',
    '/event/00000000-0000-4000-8000-000000000011',
    '/en/explore?text=jazz%20bar&page=2',
    '/my-events/',
    '/explore?next=//evil.example',
    '/authors',
  ])('%j is a return path', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  test.each([
    null,
    '',
    'events',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil',
    'https://evil.example',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%252fevil',
    '/./\\/evil',
    '/..//evil',
    '/a/../..//evil',
    '/a//b',
    '/a b',
    '/a\n',
    '/\u0009/evil',
    '/auth',
    '/auth/',
    '/AUTH',
    '/auth?redirect=/auth',
    '/auth#x',
    '/en/auth',
    '/es/auth/',
    '/explore?q=\\',
    '/explore?q=\u0000',
    `/explore?text=${'a'.repeat(2048)}`,
  ])('%j is not a return path', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });

  test('an accepted path stays on the site, also when decoded once, and is never the sign-in page', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'evil.example',
      'auth',
      'en',
      '%2f',
      '%5c',
      '%25',
      '?',
      '#',
      ':',
      '@',
      'event',
      '\t',
      '1',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = safeReturnPath(`/${parts.join('')}`);
        if (path === null) return;
        const url = new URL(path, 'https://lively.example');
        expect(url.origin).toBe('https://lively.example');
        expect(url.pathname).not.toMatch(/^(\/(en|es))?\/auth(\/|$)/);
        expect(new URL(decodeURIComponent(url.pathname), url).origin).toBe(url.origin);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('travelLink', () => {
  test('contains the start, location, original date and id', () => {
    const event = createEvent({ location: 'Paris 18e & co', originalDate: '21 novembre', date: '2026-11-21' });
    expect(parametersOf(travelLink(event, { latitude: 45.764043, longitude: 4.835659 }))).toEqual({
      subId1: '45.7640,4.8357',
      subId2: 'Paris 18e & co',
      subId3: '21 novembre',
      subId4: event.id,
    });
  });

  test('leaves out an unknown start', () => {
    const parameters = parametersOf(travelLink(createEvent({ date: '2026-11-21' }), null));
    expect(parameters).toEqual({ subId2: 'Paris 18e', subId3: '2026-11-21', subId4: createEvent().id });
  });
});

describe('lodgingLink', () => {
  test('contains the city, the night of the event, two adults, one room and no children', () => {
    const event = createEvent({ location: 'Aix-en-Provence, & #Sud', date: '2026-12-31' });
    expect(parametersOf(lodgingLink(event, noon))).toEqual({
      ss: 'Aix-en-Provence',
      checkin: '2026-12-31',
      checkout: '2027-01-01',
      group_adults: '2',
      no_rooms: '1',
      group_children: '0',
    });
  });

  test('contains the city without the spaces around it', () => {
    const event = createEvent({ location: ' Aix-en-Provence , France' });
    expect(parametersOf(lodgingLink(event, noon)).ss).toBe('Aix-en-Provence');
  });

  test.each([
    ['2026-10-25', '2026-10-26'],
    ['2027-03-28', '2027-03-29'],
    ['2028-02-28', '2028-02-29'],
  ])('the checkout after %s is %s', (date, checkout) => {
    expect(parametersOf(lodgingLink(createEvent({ date }), Date.parse('2026-10-01')))).toMatchObject({
      checkin: date,
      checkout,
    });
  });

  test('the check-in is today for an event that has been running for weeks', () => {
    const timings = [{ begin: '2026-11-01T09:00:00Z', end: '2026-12-24T09:00:00Z' }];
    expect(parametersOf(lodgingLink(createEvent({ timings }), noon))).toMatchObject({
      checkin: '2026-11-21',
      checkout: '2026-11-22',
    });
  });

  test('has no dates for an event without a valid date', () => {
    expect(parametersOf(lodgingLink(createEvent({ date: '2026-02-30' }), noon))).not.toHaveProperty('checkin');
  });
});

describe('mapLink', () => {
  test('uses the map URL of the event if it is safe, then the coordinates, then the address', () => {
    const coordinates = { latitude: 48.88, longitude: 2.34 };
    expect(mapLink(createEvent({ mapUrl: 'https://maps.example/x', coordinates }))).toBe('https://maps.example/x');
    expect(mapLink(createEvent({ mapUrl: 'javascript:alert(1)', coordinates }))).toBe(
      'https://www.openstreetmap.org/search?query=48.88%2C2.34',
    );
    expect(parametersOf(mapLink(createEvent({ venue: 'Le Trianon' })))).toEqual({ query: 'Le Trianon Paris' });
    expect(parametersOf(mapLink(createEvent({ fullAddress: '80 bd de Rochechouart' })))).toEqual({
      query: '80 bd de Rochechouart Paris',
    });
    const fullAddress = '80 bd de Rochechouart, 75018 Paris';
    expect(parametersOf(mapLink(createEvent({ fullAddress })))).toEqual({ query: fullAddress });
    const place = { fullAddress: '3 rue de la République', location: 'Montreuil (93)' };
    expect(parametersOf(mapLink(createEvent(place)))).toEqual({ query: '3 rue de la République Montreuil' });
  });
});

test('every link is a safe https URL for any text, and the travel link contains the location', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const event = createEvent({ location: text, venue: text, mapUrl: text, originalDate: text });
      for (const link of [travelLink(event, null), lodgingLink(event, noon), mapLink(event)])
        expect(safeHttpsUrl(link)).toBe(link);
      expect(parametersOf(travelLink(event, null)).subId2 ?? '').toBe(text.trim());
    }),
    { numRuns: 1000 },
  );
  expect(parametersOf(travelLink(createEvent({ location: 'a\ud800b' }), null)).subId2).toBe('ab');
});
