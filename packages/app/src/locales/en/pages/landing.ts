import type { LandingContent } from '@lively/ui/screens';
import { wall } from '../../fr/pages/wall';

export const landing: LandingContent = {
  meta: {
    title: 'Find something to do tonight, near you',
    description:
      'Concerts, exhibitions, matches, street parties: search by city and date, keep your favourites and see why each outing is suggested to you.',
  },
  headline: { lines: ['Tonight,', 'in {city},', 'there is', 'something on.'], city: 'Lyon' },
  lead: 'Concerts, exhibitions, matches, street parties: everything worth leaving home for, and why you will like it.',
  search: {
    label: 'Search for an event',
    placeholder: 'An artist, a place, a mood…',
    submit: 'Search',
    action: '/explore',
    name: 'q',
  },
  datesLabel: 'Choose a date',
  dates: [
    { label: 'Tonight', href: '/explore?date=today' },
    { label: 'Tomorrow', href: '/explore?date=tomorrow' },
    { label: 'This weekend', href: '/explore?date=weekend' },
    { label: 'Any date', href: '/explore' },
  ],
  figuresLabel: 'Lively in figures',
  figures: [
    { value: '10K+', label: 'events in France' },
    { value: '50K+', label: 'users' },
    { value: '500+', label: 'cities' },
  ],
  events: { title: 'Now showing', all: { label: 'Explore everything', href: '/explore' } },
  features: {
    title: 'Choose quickly, choose well',
    items: [
      {
        id: 'reasons',
        title: 'You know why',
        text: 'Every recommendation shows its reasons: your tastes, the distance, the date. Add them up and you get the score.',
        category: 'music',
      },
      {
        id: 'near',
        title: 'Nearby, not just anywhere',
        text: 'From Paris to Cannes, outings are sorted by distance. Your position stays on your device.',
        category: 'sport',
      },
      {
        id: 'keep',
        title: 'Nothing gets lost',
        text: 'A heart to keep an idea, a calendar so you do not forget it, a link to bring someone along.',
        category: 'culture',
      },
      {
        id: 'publish',
        title: 'Your turn',
        text: 'A pocket-sized concert, a tournament, a street dinner: publish it for free. No photo? We draw the poster.',
        category: 'festival',
      },
    ],
  },
  testimonials: {
    title: 'They went out',
    items: [
      {
        id: 'nadia',
        quote: '“I found a piano recital at daybreak, twenty minutes from home. I would never have searched for it.”',
        name: 'Nadia B.',
        role: 'Paris, goes out on Sundays',
      },
      {
        id: 'hugo',
        quote: '“The little line ‘4 km away, in two days’ made up my mind. That very evening I was pitch-side.”',
        name: 'Hugo M.',
        role: 'Toulouse, occasional supporter',
      },
      {
        id: 'solene',
        quote: '“We were twelve at the first tasting and sixty at the fourth. I have not printed a single flyer.”',
        name: 'Solène K.',
        role: 'Bordeaux, organiser',
      },
    ],
  },
  callToAction: {
    title: 'And you, when are you going out?',
    text: 'Signing up and looking around are free. Tell us what you like; the rest fits on one page.',
    primary: { label: 'Create an account', href: '/auth' },
    secondary: { label: 'Explore without one', href: '/explore' },
  },
  wall,
};
