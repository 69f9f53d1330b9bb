import { eventTextNames, type LivelyEvent, mapNames } from '../src/index.ts';
import { readPrice } from '../src/prices/readPrice.ts';

/** Creates a stored event with the given columns; all others are empty. Its price is read, as the database does. */
export function createEvent(facts: Partial<LivelyEvent> = {}): LivelyEvent {
  const { kind, euros } = readPrice(facts.price ?? '');
  return {
    ...mapNames(eventTextNames, () => null),
    id: '00000000-0000-4000-8000-000000000011',
    title: 'Nuit du jazz à Montmartre',
    category: 'music',
    subcategory: null,
    location: 'Paris 18e',
    coordinates: null,
    date: null,
    time: null,
    endTime: null,
    timeZone: 'Europe/Paris',
    timings: [],
    days: null,
    status: 'scheduled',
    attendance: 'on_site',
    priceKind: kind,
    priceAmount: euros,
    participants: null,
    maxCapacity: null,
    minAge: null,
    maxAge: null,
    accessibility: [],
    accessibilityAt: null,
    isReserved: false,
    isNotice: false,
    features: [],
    lineup: [],
    rating: null,
    reviews: null,
    createdBy: null,
    createdAt: '2026-11-01T08:00:00Z',
    upvotesCount: 0,
    downvotesCount: 0,
    popularityScore: 0,
    purchasesCount: 0,
    ...facts,
  };
}
