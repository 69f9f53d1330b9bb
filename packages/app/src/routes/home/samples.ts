import type { StoredPrice } from '@lively/engine';
import type { EventItem } from '@lively/ui/screens';

/** A sample event, with its fixed values: its date follows the calendar. */
export type Sample = Pick<EventItem, 'id' | 'title' | 'category' | 'place' | 'time'> & {
  /** The price as the organiser wrote it, and what is read of it. */
  price: StoredPrice;
};

/** The events of the catalogue on the landing page: three cities, three categories. */
export const samples: readonly Sample[] = [
  {
    id: '00000000-0000-4000-8000-000000000011',
    title: 'Nuit Nina Simone, l’intégrale au piano',
    category: 'music',
    place: 'Le Trianon, Paris 18e',
    time: '20:30',
    price: { price: '32 €', priceKind: 'fixed', priceAmount: 32 },
  },
  {
    id: '00000000-0000-4000-8000-000000000019',
    title: 'Bonnard, la couleur des jours',
    category: 'culture',
    place: 'Musée des Beaux-Arts, Lyon 1er',
    time: '10:00',
    price: { price: 'Gratuit', priceKind: 'free', priceAmount: 0 },
  },
  {
    id: '00000000-0000-4000-8000-000000000026',
    title: 'Randonnée des calanques, de Luminy à Sugiton',
    category: 'leisure',
    place: 'Départ du campus de Luminy, Marseille 9e',
    time: '08:30',
    price: { price: 'Gratuit', priceKind: 'free', priceAmount: 0 },
  },
];
