const day = 864e5;

/** Creates sample events as a backend would send them, on the next days. */
export function sampleRows(now: number): readonly object[] {
  return samples.map(([number, inDays, row]) => ({
    id: `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
    date: new Date(now + inDays * day).toISOString().slice(0, 10),
    time_zone: 'Europe/Paris',
    status: 'scheduled',
    ticket_url: 'https://example.com/',
    ...row,
  }));
}

const samples: readonly (readonly [number: number, inDays: number, row: object])[] = [
  [
    17,
    2,
    {
      title: 'Nuit Nina Simone, l’intégrale au piano',
      category: 'music',
      subcategory: 'jazz',
      venue: 'Le Trianon',
      location: 'Paris 18e',
      time: '20:30',
      end_time: '00:30',
      price: '32 €',
    },
  ],
  [
    20,
    3,
    {
      title: 'Bonnard, la couleur des jours',
      category: 'culture',
      subcategory: 'exhibitions',
      venue: 'Musée des Beaux-Arts',
      location: 'Lyon',
      time: '10:00',
      price: 'Gratuit',
      status: 'full',
    },
  ],
  [
    24,
    5,
    {
      title: 'Les Lumières du Vieux-Port',
      category: 'festival',
      venue: 'Vieux-Port',
      location: 'Marseille',
      time: '18:00',
      price: 'Gratuit',
      ticket_url: null,
    },
  ],
  [
    27,
    8,
    {
      title: 'Stade Toulousain – La Rochelle',
      category: 'sport',
      subcategory: 'rugby',
      venue: 'Ernest-Wallon',
      location: 'Toulouse',
      time: '21:00',
      price: 'dès 25 €',
      participants: 18_000,
    },
  ],
  [
    38,
    9,
    {
      title: 'Marché de Noël des producteurs',
      category: 'food',
      subcategory: 'markets',
      venue: 'Place Bellecour',
      location: 'Lyon',
      time: '09:00',
      price: 'Gratuit',
      status: 'cancelled',
    },
  ],
  [
    40,
    12,
    {
      title: 'Atelier : fabriquer son synthé',
      category: 'tech',
      venue: 'La Cantine',
      location: 'Bordeaux',
      time: '19:00',
      price: '15 €',
    },
  ],
  [
    44,
    14,
    {
      title: 'Randonnée des calanques',
      category: 'leisure',
      subcategory: 'hiking',
      venue: 'Port-Miou',
      location: 'Cannes',
      time: '08:30',
      price: 'Gratuit',
    },
  ],
  [
    2,
    20,
    {
      title: 'La Femme, tournée des petites salles',
      category: 'music',
      subcategory: 'rock',
      venue: 'Le Bikini',
      location: 'Toulouse',
      time: '20:00',
      price: '28 €',
    },
  ],
  [
    51,
    1,
    {
      title: 'Les Ballets de poche',
      category: 'culture',
      subcategory: 'dance',
      venue: 'Maison de la danse',
      location: 'Lyon 8e',
      time: '19:30',
      price: '18 €',
    },
  ],
  [
    52,
    4,
    {
      title: 'Cinéma de quartier : Varda',
      category: 'leisure',
      subcategory: 'cinema',
      venue: 'Le Comœdia',
      location: 'Lyon 7e',
      time: '20:00',
      price: '6,50 €',
    },
  ],
];
