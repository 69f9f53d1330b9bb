/** The fixed time of the journeys: Saturday 21 November 2026, 13:00 in Paris. */
export const now = '2026-11-21T12:00:00Z';

/** Returns the id of the sample event with a number. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** A row of the table `events`. */
export type Row = Readonly<Record<string, unknown>>;

const plain: Row = {
  subcategory: null,
  venue: null,
  latitude: null,
  longitude: null,
  time: null,
  end_time: null,
  time_zone: 'Europe/Paris',
  timings: [],
  status: 'scheduled',
  image: null,
  participants: null,
  price: null,
  ticket_url: null,
  purchases_count: 0,
};

/** The events of the backend and of the feed of the journeys. */
export const rows: readonly Row[] = [
  {
    ...plain,
    id: idOf(17),
    title: 'Nuit Nina Simone, l’intégrale au piano',
    category: 'music',
    subcategory: 'jazz',
    location: 'Paris 18e',
    venue: 'Le Trianon',
    full_address: '80 boulevard de Rochechouart, 75018 Paris',
    description: `Un soir de piano. ${'Encore un mot. '.repeat(40)}`,
    date: '2026-12-12',
    time: '20:30:00',
    end_time: '00:30:00',
    price: '32 €',
    ticket_url: 'http://localhost:4310/billets',
  },
  {
    ...plain,
    id: idOf(20),
    title: 'Bonnard, la couleur des jours',
    category: 'culture',
    subcategory: 'exhibitions',
    location: 'Lyon',
    venue: 'Musée des Beaux-Arts',
    date: '2026-12-13',
    time: '10:00:00',
    price: 'Gratuit',
    ticket_url: 'https://billets.example/bonnard',
    status: 'full',
  },
  {
    ...plain,
    id: idOf(24),
    title: 'Les Lumières du Vieux-Port',
    category: 'festival',
    location: 'Marseille',
    venue: 'Vieux-Port',
    date: '2026-12-18',
    time: '18:00:00',
    price: 'Gratuit',
    ticket_url: 'https://billets.example/lumieres',
  },
  {
    ...plain,
    id: idOf(27),
    title: 'Stade Toulousain – La Rochelle',
    category: 'sport',
    subcategory: 'rugby',
    location: 'Toulouse',
    venue: 'Ernest-Wallon',
    date: '2026-11-28',
    time: '21:00:00',
    price: 'dès 25 €',
    participants: 18_000,
    ticket_url: 'https://billets.example/stade',
  },
  {
    ...plain,
    id: idOf(38),
    title: 'Marché de Noël des producteurs',
    category: 'food',
    subcategory: 'markets',
    location: 'Lyon',
    venue: 'Place Bellecour',
    date: '2026-12-22',
    time: '09:00:00',
    price: 'Gratuit',
    status: 'cancelled',
    ticket_url: 'https://billets.example/marche',
  },
  {
    ...plain,
    id: idOf(40),
    title: 'Atelier : fabriquer son synthé',
    category: 'tech',
    location: 'Bordeaux',
    venue: 'La Cantine',
    date: '2027-01-06',
    time: '19:00:00',
    price: '15 €',
    ticket_url: 'https://billets.example/synthe',
  },
  {
    ...plain,
    id: idOf(44),
    title: 'Randonnée des calanques',
    category: 'leisure',
    subcategory: 'hiking',
    location: 'Cannes',
    venue: 'Port-Miou',
    date: '2027-01-10',
    time: '08:30:00',
    price: 'Gratuit',
  },
  {
    ...plain,
    id: idOf(8),
    title: 'La Nuit d’avant',
    category: 'music',
    location: 'Paris',
    date: '2026-11-14',
    time: '20:00:00',
    ticket_url: 'https://billets.example/avant',
  },
];

/** The events that are not over, sorted by date as a backend sends them. */
export const toCome = rows
  .filter(({ date }) => `${date}` >= now.slice(0, 10))
  .sort((one, other) => (`${one.date}` < `${other.date}` ? -1 : 1));

/** Rows with fields as an attacker or an accident might fill them. */
export const hostileRows: readonly Row[] = [
  {
    ...plain,
    id: 'a/../../b?x#"\'<',
    title: '<img src=x onerror="window.__pwned=1">',
    location: '<script>window.__pwned=1</script>',
    category: 'mystery',
    date: '2026-12-01',
  },
  {
    ...plain,
    id: 'javascript:alert(1)',
    title: 'x'.repeat(10_000),
    location: 'y'.repeat(10_000),
    category: 'music',
    date: '2026-12-02',
    price: 'GRA-TUIT !'.repeat(500),
  },
  {
    ...plain,
    id: idOf(3),
    title: '\u202Enoitarepo',
    venue: '\u202E',
    location: 'Nice',
    category: 'sport',
    date: '2026-12-03',
    ticket_url: 'javascript:window.__pwned=1',
  },
  {
    ...plain,
    id: idOf(4),
    title: 'عرض موسيقي',
    location: 'Marseille',
    category: 'music',
    date: '2026-12-04',
    ticket_url: 'https://lively.fr@evil.example/',
    image: 'https://broken.invalid/"),url("https://evil.example/x.png',
  },
  {
    ...plain,
    id: idOf(5),
    title: '   ',
    location: '',
    category: 'culture',
    date: '2026-02-30',
    time: '24:99',
    time_zone: 'Nowhere/Land',
    timings: ['no', null, { begin: 'x' }],
    ticket_url: '//evil.example',
  },
  {
    ...plain,
    id: idOf(6),
    title: `👨‍👩‍👧‍👦 e${'\u0301'.repeat(500)}`,
    location: 'Lyon',
    category: 'tech',
    date: null,
    participants: '1e309',
    image: 'data:text/html,<script>1</script>',
  },
  { id: null, title: null },
  {},
];

/** Rows that cannot be read at all, or whose dates do not exist. */
export const poisonedRows: readonly Row[] = [
  { ...plain, id: idOf(90), title: { toString: 'x', valueOf: 'x' }, location: 'Lyon', date: '2026-12-01' },
  {
    ...plain,
    id: idOf(91),
    title: 'Depuis toujours',
    category: 'music',
    location: 'Lyon',
    date: '2026-12-01',
    timings: [{ begin: '-271821-04-20T00:00:00Z', end: '2199-01-01T00:00:00Z' }],
  },
  {
    ...plain,
    id: idOf(92),
    title: 'Pour toujours',
    category: 'music',
    location: 'Lyon',
    date: '+275760-09-13',
    timings: [{ begin: '+275760-09-13T00:00:00Z', end: '+275760-09-13T00:00:00Z' }],
  },
];
