import { mapNames, typedTextNames } from '@lively/engine';
import { expect, test } from 'vitest';
import type { EventDraft } from './eventDraft';
import { emptyEventDraft } from './eventDraft';
import { toEventFields } from './toEventFields';

const now = Date.parse('2026-11-21T12:00:00+01:00');
const draft: EventDraft = {
  ...emptyEventDraft,
  title: ' Jazz au Trianon ',
  category: 'music',
  location: 'Paris 18e',
  venue: ' Le Trianon ',
  date: '2026-11-21',
  time: '20:30',
  endTime: '',
  otherDates: [],
  fullAddress: ' 80 boulevard de Rochechouart ',
  maxCapacity: '',
  minAge: '',
  maxAge: '',
  description: ' ',
  lineup: '',
  features: '',
  accessibility: '',
};
const fields = {
  ...mapNames(typedTextNames, () => null),
  title: 'Jazz au Trianon',
  category: 'music',
  attendance: 'on_site',
  location: 'Paris 18e',
  venue: 'Le Trianon',
  date: '2026-11-21',
  time: '20:30',
  endTime: null,
  otherDates: [],
  fullAddress: '80 boulevard de Rochechouart',
  maxCapacity: null,
  minAge: null,
  maxAge: null,
  lineup: [],
  features: [],
  accessibility: [],
};
const read = (changes: Partial<EventDraft>, ...savedDates: string[]) =>
  toEventFields({ ...draft, ...changes }, { now, savedDates, hasPicture: false });

test('a complete draft is read without surrounding spaces', () => {
  expect(read({})).toEqual({ fields });
  expect(read({ maxCapacity: ' 120 ', description: ' Trio. ' })).toEqual({
    fields: { ...fields, maxCapacity: 120, description: 'Trio.' },
  });
});

test('lists are read line by line, and a night may end after midnight', () => {
  const typed = {
    lineup: ' Nina \n\n Trio ',
    features: 'Bar',
    accessibility: 'quiet\nwings\nmobility',
    endTime: '01:30',
    organizer: ' Le Trianon ',
  };
  expect(read({ ...typed, organizerContact: ' 01 99 00 24 24 ', access: 'Métro Anvers' })).toEqual({
    fields: {
      ...fields,
      lineup: ['Nina', 'Trio'],
      features: ['Bar'],
      accessibility: ['mobility', 'quiet'],
      endTime: '01:30',
      organizer: 'Le Trianon',
      organizerContact: '01 99 00 24 24',
      access: 'Métro Anvers',
    },
  });
});

test('a value that the backend would refuse has an error at its field', () => {
  const long = { endTime: '25:00', lineup: 'Acte\n'.repeat(201), features: 'x'.repeat(5001), access: 'x'.repeat(2001) };
  expect(read({ ...long, fullAddress: 'x'.repeat(501), organizer: 'x'.repeat(301) })).toEqual({
    problems: {
      endTime: 'malformed',
      lineup: 'tooLong',
      features: 'tooLong',
      access: 'tooLong',
      fullAddress: 'tooLong',
      organizer: 'tooLong',
    },
  });
});

test('the page of the organiser is stored beside the ticket link', () => {
  expect(read({ ticketUrl: 'https://billets.example', organizerUrl: ' https://trianon.example ' })).toEqual({
    fields: { ...fields, ticketUrl: 'https://billets.example', organizerUrl: 'https://trianon.example' },
  });
});

test.each([
  'www.helloasso.com/jam',
  'WWW.Billets.Example',
  'helloasso.com/jam?jour=21',
  'Billets.example/jazz',
  'billets.example:8443/jazz',
  'théâtre.fr',
  'Trianon.bzh:8443',
  'trianon.paris?jour=21',
  'trianon.org#jazz',
])('a link without its scheme is completed: %s', (typed) => {
  const url = `https://${typed}`;
  expect(read({ ticketUrl: ` ${typed} `, organizerUrl: typed, organizer: typed })).toEqual({
    fields: { ...fields, ticketUrl: url, organizerUrl: url, organizer: typed },
  });
});

test.each(['billetterie.pdf', 'M.Dupont', 'Gratuit.Merci', 'Gratuit.Info', 'www.', 'example/jazz'])(
  'a text that is no link is not completed: %s',
  (typed) => expect(read({ ticketUrl: typed })).toEqual({ problems: { ticketUrl: 'malformed' } }),
);

test('an optional text of invisible characters is not stored', () => {
  expect(read({ venue: '\u200b', description: '\u2060', price: '\u00ad' })).toEqual({
    fields: { ...fields, venue: null },
  });
});

test('an empty form has errors at its five required fields', () => {
  expect(toEventFields(emptyEventDraft, { now, savedDates: [], hasPicture: false })).toEqual({
    problems: { title: 'required', category: 'required', location: 'required', date: 'required', time: 'required' },
  });
});

test.each<[string, Partial<EventDraft>]>([
  ['title of 100 characters', { title: 'a'.repeat(100) }],
  ['title of 100 emoji', { title: '🎷'.repeat(100) }],
  ['category of food', { category: 'food' }],
  ['date of today', { date: '2026-11-21' }],
  ['leap day', { date: '2028-02-29' }],
  ['time after the skipped hour', { date: '2027-03-28', time: '03:00' }],
  ['time that comes twice', { date: '2027-10-31', time: '02:30' }],
  ['time of midnight', { time: '00:00' }],
  ['time of 23:59', { time: '23:59' }],
  ['capacity of one', { maxCapacity: '1' }],
  ['capacity of a million', { maxCapacity: '1000000' }],
  ['youngest age of 0', { minAge: '0' }],
  ['oldest age of 120', { maxAge: '120' }],
  ['single age', { minAge: '7', maxAge: '7' }],
  ['price in words', { price: 'Prix sur invitation' }],
  ['ticket link', { ticketUrl: 'https://billets.example/jazz?jour=21' }],
  ['page of the organiser', { organizerUrl: ' https://trianon.example/jazz ' }],
])('a %s is accepted', (_, changes) => {
  expect(read(changes)).toHaveProperty('fields');
});

test.each<[string, Partial<EventDraft>, object]>([
  ['title of spaces', { title: ' \u00a0 ' }, { title: 'required' }],
  ['title of invisible characters', { title: '\u200b\u00ad\u2060\ufeff' }, { title: 'required' }],
  ['title of marks without letters', { title: '\u0301\u0302' }, { title: 'required' }],
  ['place of invisible characters', { location: '\u200f' }, { location: 'required' }],
  ['title of 101 characters', { title: 'a'.repeat(101) }, { title: 'tooLong' }],
  ['category of another list', { category: 'Musique' }, { category: 'required' }],
  ['place of 201 characters', { location: 'a'.repeat(201) }, { location: 'tooLong' }],
  ['date of yesterday', { date: '2026-11-20' }, { date: 'past' }],
  ['day that does not exist', { date: '2027-02-29' }, { date: 'malformed' }],
  ['day of month 13', { date: '2027-13-01' }, { date: 'malformed' }],
  ['French date', { date: '31/12/2026' }, { date: 'malformed' }],
  ['date of the year 9999', { date: '9999-01-01' }, { date: 'year' }],
  ['date of the year 12026', { date: '12026-05-03' }, { date: 'year' }],
  ['date of the year 26', { date: '0026-05-03' }, { date: 'year' }],
  ['time with seconds', { time: '20:30:15' }, { time: 'malformed' }],
  ['time that is skipped', { date: '2027-03-28', time: '02:30' }, { time: 'skipped' }],
  ['time of 24:00', { time: '24:00' }, { time: 'malformed' }],
  ['capacity of -1', { maxCapacity: '-1' }, { maxCapacity: 'tooSmall' }],
  ['capacity of 0', { maxCapacity: '0' }, { maxCapacity: 'tooSmall' }],
  ['capacity of 1000000000', { maxCapacity: '1000000000' }, { maxCapacity: 'tooLarge' }],
  ['capacity of 1e9', { maxCapacity: '1e9' }, { maxCapacity: 'malformed' }],
  ['capacity of 1.5', { maxCapacity: '1.5' }, { maxCapacity: 'malformed' }],
  ['capacity of abc', { maxCapacity: 'abc' }, { maxCapacity: 'malformed' }],
  ['capacity in full-width digits', { maxCapacity: '１２' }, { maxCapacity: 'malformed' }],
  ['description of 20 001 characters', { description: 'a'.repeat(20_001) }, { description: 'tooLong' }],
  ['venue of 301 characters', { venue: 'a'.repeat(301) }, { venue: 'tooLong' }],
  ['price of 1001 characters', { price: '1'.repeat(1001) }, { price: 'tooLong' }],
  ['ticket link of 2049 characters', { ticketUrl: `https://${'a'.repeat(2041)}` }, { ticketUrl: 'tooLong' }],
  ['youngest age of -1', { minAge: '-1' }, { minAge: 'tooSmall' }],
  ['youngest age of 121', { minAge: '121' }, { minAge: 'tooLarge' }],
  ['youngest age of 2.5', { minAge: '2.5' }, { minAge: 'malformed' }],
  ['oldest age of six', { maxAge: 'six' }, { maxAge: 'malformed' }],
  ['oldest age below the youngest', { minAge: '10', maxAge: '6' }, { maxAge: 'reversed' }],
  ['oldest age beside an invalid one', { minAge: '200', maxAge: '6' }, { minAge: 'tooLarge' }],
  ['ticket link without https', { ticketUrl: 'http://billets.example' }, { ticketUrl: 'malformed' }],
  ['ticket link that is a script', { ticketUrl: 'javascript:alert(1)' }, { ticketUrl: 'malformed' }],
  ['ticket link with a user name', { ticketUrl: 'billets@example.org/jazz' }, { ticketUrl: 'malformed' }],
  ['ticket link with a space', { ticketUrl: 'billets.example/jazz trio' }, { ticketUrl: 'malformed' }],
  ['ticket link without a dot', { ticketUrl: 'billets/jazz' }, { ticketUrl: 'malformed' }],
  ['ticket link that is data', { ticketUrl: 'data:text/html,a.fr/b' }, { ticketUrl: 'malformed' }],
  ['ticket link that is a price', { ticketUrl: '12.50' }, { ticketUrl: 'malformed' }],
  ['organiser page without https', { organizerUrl: 'http://trianon.example' }, { organizerUrl: 'malformed' }],
  ['organiser page that is a script', { organizerUrl: 'javascript:alert(1)' }, { organizerUrl: 'malformed' }],
  ['organiser page of 2049', { organizerUrl: `https://${'a'.repeat(2041)}` }, { organizerUrl: 'tooLong' }],
])('a %s is refused', (_, changes, problems) => {
  expect(read(changes)).toEqual({ problems });
});

test('a past event can keep its date, but cannot get another past date', () => {
  expect(read({ date: '2026-11-01' }, '2026-11-01')).toHaveProperty('fields');
  expect(read({ date: '2026-11-02' }, '2026-11-01')).toEqual({ problems: { date: 'past' } });
});

test('a date is compared with today in Paris, not in UTC', () => {
  const late = Date.parse('2026-11-21T23:30:00Z');
  expect(toEventFields(draft, { now: late, savedDates: [], hasPicture: false })).toEqual({
    problems: { date: 'past' },
  });
});

const at = (date: string, time = '20:30', endTime = '') => ({ date, time, endTime });

test('several dates are read in chronological order', () => {
  const typed = { endTime: '23:00', otherDates: [at('2026-12-05'), at('2026-11-21', '15:00', '17:00')] };
  expect(read(typed)).toEqual({
    fields: {
      ...fields,
      date: '2026-11-21',
      time: '15:00',
      endTime: '17:00',
      otherDates: [
        { date: '2026-11-21', time: '20:30', endTime: '23:00' },
        { date: '2026-12-05', time: '20:30', endTime: null },
      ],
    },
  });
});

test('each of several dates has errors at its fields', () => {
  const otherDates = [at('2026-12-05'), at('', ''), at('2026-11-21'), at('2026-02-30', '25:00', '7')];
  expect(read({ otherDates })).toEqual({
    problems: {
      otherDates: [
        {},
        { date: 'required', time: 'required' },
        { date: 'repeated' },
        { date: 'malformed', time: 'malformed', endTime: 'malformed' },
      ],
    },
  });
});

test('a past date is accepted only if the event already has it', () => {
  expect(read({ otherDates: [at('2026-11-07')] })).toEqual({ problems: { otherDates: [{ date: 'past' }] } });
  expect(read({ otherDates: [at('2026-11-07')] }, '2026-11-07')).toHaveProperty('fields.date', '2026-11-07');
});

test('a picture needs a description, unless it is decorative', () => {
  const readPicture = (changes: Partial<EventDraft>) =>
    toEventFields({ ...draft, ...changes }, { now, savedDates: [], hasPicture: true });
  expect(readPicture({ imageText: ' \u2800 ' })).toEqual({ problems: { imageText: 'undescribed' } });
  expect(readPicture({ imageText: ' Une pianiste sur scène. ' })).toEqual({
    fields: { ...fields, imageText: 'Une pianiste sur scène.' },
  });
  expect(readPicture({ imageText: 'é'.repeat(301) })).toEqual({ problems: { imageText: 'tooLong' } });
  expect(readPicture({ imageText: 'é'.repeat(301), imageDecorative: 'on' })).toEqual({
    fields: { ...fields, imageText: '' },
  });
  expect(read({ imageText: 'Une image retirée.', imageDecorative: 'on' })).toEqual({ fields });
});

test('an event online needs a link, and has no city, venue or address', () => {
  const online = { attendance: 'online', location: '' };
  expect(read(online)).toEqual({ problems: { ticketUrl: 'required' } });
  expect(read({ ...online, ticketUrl: ' ' })).toEqual({ problems: { ticketUrl: 'required' } });
  expect(read({ ...online, ticketUrl: 'http://direct' })).toEqual({ problems: { ticketUrl: 'malformed' } });
  const stored = { attendance: 'online', location: 'En ligne', venue: null, fullAddress: null };
  const ticketUrl = 'https://trianon.example/direct';
  expect(read({ ...online, ticketUrl })).toEqual({ fields: { ...fields, ...stored, ticketUrl } });
});

test('a hybrid event needs a city and no link, and an unknown attendance is on site', () => {
  expect(read({ attendance: 'hybrid' })).toEqual({ fields: { ...fields, attendance: 'hybrid' } });
  expect(read({ attendance: 'hybrid', location: '' })).toEqual({ problems: { location: 'required' } });
  expect(read({ attendance: 'elsewhere' })).toEqual({ fields });
});
