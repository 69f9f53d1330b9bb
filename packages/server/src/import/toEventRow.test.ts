import { expect, test } from 'vitest';
import { readFixture, recordWith } from './fixtures/readFixture.ts';
import { RecordError } from './RecordError.ts';
import { toEventRow } from './toEventRow.ts';

const [full, inTahiti, online] = readFixture();

test('a complete record keeps all values that Lively can store', () => {
  expect(toEventRow(full)).toEqual({
    title: 'Quatuor au phare',
    category: 'music',
    subcategory: 'classical',
    location: 'Marseille 7e',
    venue: 'Phare de la Jetée',
    full_address: 'Quai des Voiles, 13007 Marseille',
    latitude: 43.2951,
    longitude: 5.3626,
    country: 'FR',
    attendance: 'on_site',
    date: '2026-06-05',
    time: '20:30:00',
    end_time: '22:00:00',
    time_zone: 'Europe/Paris',
    timings: [
      { begin: '2026-06-05T20:30:00+02:00', end: '2026-06-05T22:00:00+02:00' },
      { begin: '2026-06-06T20:30:00+02:00', end: '2026-06-06T22:00:00+02:00' },
    ],
    status: 'full',
    image: 'https://images.example/quatuor.jpg',
    price: 'De 12 à 18 €, gratuit jusqu’à 12 ans',
    price_kind: 'range',
    price_amount: 12,
    ticket_url: 'https://phare.example/billets',
    organizer: 'Les Nuits du phare',
    min_age: 6,
    max_age: null,
    is_reserved: false,
    is_notice: false,
    organizer_url: 'https://openagenda.com/nuits-du-phare',
    description:
      'Schubert et Ravel, fenêtres ouvertes.\n\nProgramme\n\nDeux quatuors, joués debout.\nRéservation en ligne (https://phare.example/billets).\n\n– Schubert\n– Ravel\n\nMots-clés\u00A0: musique de chambre',
    accessibility: ['mobility'],
    features: ['Accessibilité\u00A0: handicap moteur'],
    original_date: '5 et 6 juin',
    source: 'openagenda',
    source_uid: '1001',
    source_url: 'https://openagenda.com/nuits-du-phare/events/quatuor-au-phare',
    licence: 'Licence Ouverte / Open Licence 2.0 (Etalab)',
  });
});

test.each([
  ['Dernière entrée à 23h00', null, 'unknown', null],
  ['Visites à 11h00, 13h30 et 15h00. Groupes de 10 personnes.', null, 'unknown', null],
  ['Placement libre', null, 'unknown', null],
  ['Concert free jazz, caisse sur place', null, 'unknown', null],
  ['Parking gratuit', null, 'unknown', null],
  ['Non gratuit', 'Non gratuit', 'unknown', null],
  ['Entrée à 20h00, 10 euros', 'Entrée à 20h00, 10 euros', 'fixed', 10],
  ['Participation libre et consciente', 'Participation libre et consciente', 'payWhatYouWant', null],
  ['Entrée libre', 'Entrée libre', 'free', 0],
])('the conditions “%s” give the price %j, %s from %s', (conditions_fr, price, price_kind, price_amount) => {
  expect(toEventRow(recordWith({ conditions_fr }))).toMatchObject({ price, price_kind, price_amount });
});

test('the day and the times are those of the time zone of the venue', () => {
  expect(toEventRow(inTahiti)).toMatchObject({
    time_zone: 'Pacific/Tahiti',
    date: '2026-06-13',
    time: '19:00:00',
    end_time: '00:30:00',
    location: 'Papeete',
    full_address: 'Boulevard Pomare, 98714 Papeete',
    source_uid: '1002',
  });
});

test('times in UTC are converted to the time zone of the venue', () => {
  const timings = '[{"begin": "2026-06-14T05:00:00+00:00", "end": "2026-06-14T10:30:00+00:00"}]';
  expect(toEventRow({ ...inTahiti, timings })).toMatchObject({ date: '2026-06-13', time: '19:00:00' });
});

test('an online event requires no city, and its link is the ticket link', () => {
  expect(toEventRow(online)).toMatchObject({
    title: 'Café du code : premiers pas',
    category: 'tech',
    location: 'En ligne',
    venue: null,
    full_address: null,
    latitude: null,
    longitude: null,
    status: 'moved_online',
    attendance: 'online',
    price: null,
    ticket_url: 'https://visio.example/cafe-du-code',
    description:
      'Programmation en douceur, depuis chez vous. Aucune installation à faire.\n\nMots-clés\u00A0: numérique, débutants',
    features: ['En ligne', 'Conditions\u00A0: Sur inscription'],
  });
});

test('an online event has no place, even if the record contains one', () => {
  const row = toEventRow(recordWith({ attendancemode: '{"id": 2}' }));
  expect(row).toMatchObject({ location: 'En ligne', venue: null, full_address: null, latitude: null });
});

test.each([
  ['scheduled', 1],
  ['rescheduled', 2],
  ['moved_online', '{"id": 3}'],
  ['postponed', { id: 4 }],
  ['full', '5'],
  ['cancelled', '{"id": 6, "label": {"fr": "Annulé"}}'],
  ['scheduled', null],
])('the status %s is read from %j', (status, written) => {
  expect(toEventRow(recordWith({ status: written })).status).toBe(status);
});

test('a hybrid event has a place, and says that it is online too', () => {
  expect(toEventRow(recordWith({ attendancemode: '{"id": 3}' }))).toMatchObject({
    attendance: 'hybrid',
    location: 'Marseille 7e',
    features: ['Sur place et en ligne', 'Accessibilité\u00A0: handicap moteur'],
  });
});

test('an event abroad keeps the local hour of its venue, and its country', () => {
  const record = recordWith({
    timings: '[{"begin": "2026-12-05T18:30:00-05:00", "end": "2026-12-05T20:30:00-05:00"}]',
    location_coordinates: { lat: 45.5, lon: -73.6 },
    location_city: 'Montréal',
    location_postalcode: 'H2X 1Y4',
    location_countrycode: 'CA',
    country_fr: 'Canada',
  });
  expect(toEventRow(record)).toMatchObject({
    ...{ date: '2026-12-05', time: '18:30:00', end_time: '20:30:00' },
    ...{ time_zone: 'America/Toronto', country: 'CA', location: 'Montréal' },
  });
});

const nantes = { location_city: 'Nantes', location_postalcode: '44000', location_insee: '44109' };

test.each([
  ['the postcode', { ...nantes, location_insee: null }],
  ['the INSEE code', { ...nantes, location_postalcode: null }],
])('exchanged coordinates are corrected by %s', (_by, place) => {
  const row = toEventRow(recordWith({ ...place, location_coordinates: { lat: -1.55, lon: 47.22 } }));
  expect([row.latitude, row.longitude]).toEqual([47.22, -1.55]);
});

test.each([
  ['right', nantes, { lat: 47.22, lon: -1.55 }],
  ['abroad, whose mirror image is in France', { location_postalcode: '00000' }, { lat: -1.55, lon: 47.22 }],
  ['far from the place of the postcode', { location_postalcode: '20200' }, { lat: -1.55, lon: 47.22 }],
])('coordinates that are %s stay', (_what, place, { lat, lon }) => {
  const row = toEventRow(recordWith({ ...place, location_coordinates: { lat, lon } }));
  expect([row.latitude, row.longitude]).toEqual([lat, lon]);
});

test.each([
  ['Nantes', { location_postalcode: '44000' }],
  ['Paris 19e', { location_postalcode: '75019' }],
  ['Nantes', { location_postalcode: null, location_insee: '44109' }],
  ['Châtillon-la-Palud', { location_postalcode: '01320', location_insee: '01092' }],
  ['Châtillon-la-Palud', { location_postalcode: '01320', location_coordinates: { lat: 45.973, lon: 5.249 } }],
])('%s is the city of a record without a city: %j', (location, place) => {
  expect(toEventRow(recordWith({ location_city: null, location_coordinates: null, ...place })).location).toBe(location);
});

test('a record without a city is refused if several communes share its postcode', () => {
  const place = { location_city: null, location_coordinates: null, location_postalcode: '01320' };
  expect(() => toEventRow(recordWith(place))).toThrow('no postcode of one commune');
});

test.each([
  ['Paris 19e', 'Paris', '75019'],
  ['Paris 16e', 'paris', '75116'],
  ['Paris 1er', 'PARIS', '75001'],
  ['Lyon 4e', 'Lyon', '69004'],
  ['Marseille 15e', 'Marseille', '13015'],
  ['Villeurbanne', 'Villeurbanne', '69100'],
  ['Aix-en-Provence', 'Aix-en-Provence', '13100'],
  ['Paris', 'Paris', null],
])('the location is %s for %s with the postcode %s', (location, city, postcode) => {
  expect(toEventRow(recordWith({ location_city: city, location_postalcode: postcode })).location).toBe(location);
});

test.each([
  ['13-15 avenue Secrétan, 75019 Paris', '13-15 avenue Secrétan'],
  ['33 rue de Montreuil 75011 Paris', '33 rue de Montreuil 75011 Paris'],
  ['20 rue de Poissy, 75019 Paris', '20 rue de Poissy, paris'],
  ['75019 Paris', 'PARIS'],
  ['75019 Paris', 'Phare de la Jetée, Paris'],
  ['3 quai Rouge, 75019 Paris', 'Phare de la Jetée Paris, 3 quai Rouge'],
])('the address %s is read from “%s”', (address, written) => {
  const fields = { location_city: 'Paris', location_postalcode: '75019', location_address: written };
  expect(toEventRow(recordWith(fields)).full_address).toBe(address);
});

test('ages are stored in years, and no feature repeats them', () => {
  const record = recordWith({ age_min: '6', age_max: 12, accessibility_label_fr: null });
  expect(toEventRow(record)).toMatchObject({ min_age: 6, max_age: 12, features: [] });
});

test('ages in months are left out', () => {
  const record = recordWith({ age_min: 3, age_max: 36, longdescription_fr: '<p>Pour les enfants de 3 à 36 mois.</p>' });
  expect(toEventRow(record)).toMatchObject({ min_age: null, max_age: null });
});

test.each([
  ['it is not a JSON object', '{"uid":'],
  ['it is not a JSON object', null],
  ['it is not a JSON object', [1]],
  ['it has no uid', {}],
  ['it has no uid', recordWith({ uid: ' ' })],
  ['it has no title', recordWith({ title_fr: null })],
  ['it has no title', recordWith({ title_fr: '\u200B \u0000\u00A0' })],
  ['it has no city', recordWith({ location_city: '', location_postalcode: null })],
  ['this is not JSON: [{"begin"', recordWith({ timings: '[{"begin"' })],
  ['its status 9 is unknown', recordWith({ status: '{"id": 9}' })],
  ['its status NaN is unknown', recordWith({ status: '{"id": "ouvert"}' })],
])('a record is refused because %s', (reason, record) => {
  expect(() => toEventRow(record)).toThrow(RecordError);
  expect(() => toEventRow(record)).toThrow(reason);
});

test('a record of nulls is refused, whatever field is read first', () => {
  const nulls = Object.fromEntries(Object.keys(full).map((name) => [name, null]));
  expect(() => toEventRow(nulls)).toThrow(RecordError);
});

test('links that run code, hide their host or are not https are left out', () => {
  const links = [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'http://plain.example/a.jpg',
    '//evil.example',
    'https://lively.fr@evil.example',
    'data:text/html,x',
    'https://a b',
  ];
  for (const link of links) {
    const row = toEventRow(
      recordWith({
        image: link,
        canonicalurl: link,
        longdescription_fr: `<a href="${link}">billets</a> ${link}`,
        links: JSON.stringify([{ link }]),
        onlineaccesslink: link,
        registration: [{ type: 'link', value: link }],
      }),
    );
    expect([row.image, row.source_url, row.ticket_url]).toEqual([null, null, null]);
  }
});

test('HTML is converted to text without scripts', () => {
  const html =
    '<script>alert(1)</script><style>p{}</style><iframe src=x>cadre</iframe><img src=x onerror=alert(1)><p onclick=x>Un <a href="javascript:alert(1)">bal</a> &lt;b&gt;</p><svg onload=x><script>1</script></svg>';
  const record = recordWith({ description_fr: html, longdescription_fr: html, keywords_fr: null });
  expect(toEventRow(record).description).toBe('Un bal <b>');
});

test('long fields end in an ellipsis and fit in the database', () => {
  const huge = 'très long '.repeat(100_000);
  const names = [
    'title_fr',
    'description_fr',
    'longdescription_fr',
    'conditions_fr',
    'location_name',
    'location_address',
    'location_city',
    'contributor_organization',
    'daterange_fr',
  ];
  const row = toEventRow(
    recordWith({
      ...Object.fromEntries(names.map((name) => [name, huge])),
      keywords_fr: Array(5000).fill(huge),
      accessibility_label_fr: Array(5000).fill(huge),
      image: `https://a.example/${huge}`,
    }),
  );
  const limits = {
    title: 500,
    description: 20_000,
    venue: 300,
    location: 200,
    full_address: 500,
    organizer: 300,
    original_date: 200,
  } as const;
  for (const [name, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
    expect(row[name]).toMatch(/…/);
    expect([...(row[name] ?? '')].length, name).toBeLessThanOrEqual(limit);
  }
  expect(row.features.length).toBeLessThanOrEqual(50);
  expect(row.features.join('').length).toBeLessThanOrEqual(5000);
  expect(row.image).toBeNull();
});

test.each([
  [null],
  ['48.85, 2.35'],
  [{ lat: 200, lon: 2 }],
  [{ lat: Number.NaN, lon: 2 }],
  [{ lat: 48.85 }],
  [{ lat: '', lon: '' }],
  [{ lat: 0, lon: 0 }],
  [{ lat: {}, lon: [] }],
])('invalid coordinates are left out: %j', (location_coordinates) => {
  expect(toEventRow(recordWith({ location_coordinates }))).toMatchObject({ latitude: null, longitude: null });
});

test('lists of the wrong type become empty lists', () => {
  const row = toEventRow(
    recordWith({
      keywords_fr: { a: 1 },
      accessibility_label_fr: [null, {}, 3, ''],
      registration: '{"type": 1}',
      links: { a: 1 },
      longdescription_fr: ['https://phare.example/billets'],
    }),
  );
  expect(row.features).toEqual(['Accessibilité\u00A0: 3']);
  expect(row.ticket_url).toBeNull();
});

test('characters that the database cannot store are removed from texts', () => {
  const row = toEventRow(recordWith({ title_fr: 'Bal\u0000 \uD800swing\u0007', description_fr: 'a\u0000b' }));
  expect(row.title).toBe('Bal \uFFFDswing');
  expect(row.description).toMatch(/^ab\n/);
});

test.each([
  ['hi;vi', ['hearing', 'visual']],
  ['vi;hi;vi;xx', ['hearing', 'visual']],
  ['mi, pi ii', ['intellectual', 'mobility', 'psychic']],
  [null, []],
  [{ mi: true }, []],
])('the accessibility codes %j become the needs %j', (accessibility, needs) => {
  expect(toEventRow(recordWith({ accessibility })).accessibility).toEqual(needs);
});

test.each([
  ['Rock &amp; Roll &#039;50s &laquo; bal &raquo;', "Rock & Roll '50s « bal »"],
  ['Rock &amp;amp; Roll', 'Rock & Roll'],
  ['&lt;b&gt;Bal&lt;/b&gt; &amp; swing', 'Bal & swing'],
  ['Bal & swing &co;', 'Bal & swing &co;'],
  ['R&D <3', 'R&D <3'],
])('the title “%s” is read as “%s”', (title_fr, title) => {
  expect(toEventRow(recordWith({ title_fr })).title).toBe(title);
});

test('a text that was escaped twice is read as paragraphs', () => {
  const longdescription_fr =
    '&lt;p&gt;Bonjour &amp;amp; bienvenue&lt;/p&gt;&lt;p&gt;Deuxi&amp;egrave;me&lt;script&gt;x&lt;/script&gt;&lt;/p&gt;';
  const record = recordWith({ description_fr: null, longdescription_fr, keywords_fr: null });
  expect(toEventRow(record).description).toBe('Bonjour & bienvenue\n\nDeuxième');
});

test.each(['-', '–', '.', '???'])('“%s” is neither a venue nor an address', (sign) => {
  const row = toEventRow(recordWith({ location_name: sign, location_address: sign }));
  expect([row.venue, row.full_address]).toEqual([null, null]);
});

test.each([
  ['https://exemple.org/Été 2026 (1).jpg', 'https://exemple.org/%C3%89t%C3%A9%202026%20(1).jpg'],
  ['https://exemple.org/%C3%89t%C3%A9.jpg', 'https://exemple.org/%C3%89t%C3%A9.jpg'],
])('the address %s of a picture is encoded as %s', (image, encoded) => {
  expect(toEventRow(recordWith({ image })).image).toBe(encoded);
});

test('of a part of the timings, the number of all and their first and last day are kept', () => {
  const timings = Array.from({ length: 5000 }, (_, slot) => {
    const begin = Date.parse('2026-06-01T08:00:00Z') + Math.floor(slot / 8) * 864e5 + (slot % 8) * 36e5;
    return { begin: new Date(begin).toISOString(), end: new Date(begin + 36e5).toISOString() };
  });
  const row = toEventRow(
    { ...full, timings, daterange_fr: 'Tous les jours' },
    { now: Date.parse('2026-06-15T12:00:00Z') },
  );
  expect(row.original_date?.replace(/[\u2009\u202F]/g, ' ')).toBe('1er juin 2026 – 15 février 2028 (5 000 horaires)');
  expect(row.timings).toHaveLength(1002);
});
