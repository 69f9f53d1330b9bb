import type { GuideContent } from '@lively/ui/screens';

export const discoverEvents: GuideContent = {
  meta: {
    title: 'Discover events',
    description:
      'Search, filters, recommendations, posters: four ways to find an outing on Lively, three features worth knowing and four tips.',
  },
  poster: { category: 'festival', seed: 'discover-events' },
  overline: 'Going out',
  title: 'Discover events',
  lead: 'Sometimes you know what you want, sometimes you do not. There is a path for every mood.',
  facts: ['4 ways to look', '3 features', '4 tips'],
  parts: [
    {
      id: 'ways',
      kind: 'cards',
      title: 'Four ways to look',
      cards: [
        {
          id: 'search',
          title: 'With a word',
          text: 'An artist, a venue, a mood. The search ignores accents and capitals: “ecole” finds “École”.',
        },
        {
          id: 'filters',
          title: 'By city and date',
          text: 'In [Explore](/explore), choose Paris, Lyon, Marseille, Toulouse or Cannes, then today, tomorrow or this weekend.',
        },
        {
          id: 'for-you',
          title: 'By your tastes',
          text: '“For you” suggests ten outings at most, from the one most like you to the one that will surprise you.',
        },
        {
          id: 'category',
          title: 'By colour',
          text: 'Seven categories, seven poster colours. Pick one and let your eye decide.',
        },
      ],
    },
    {
      id: 'features',
      kind: 'cards',
      title: 'Three features worth knowing',
      cards: [
        {
          id: 'reasons',
          title: 'The reasons',
          text: 'Under each recommendation: “+50 Jazz, +30 12 km away”. The points add up, and the total is the score.',
        },
        {
          id: 'favourite',
          title: 'The heart',
          text: 'It keeps an event in “My events”. Nobody else can see it.',
        },
        {
          id: 'vote',
          title: 'The vote',
          text: '“Tempting” or not: one vote per person, which you can change or withdraw. From ten votes in favour, an event is marked “Popular”.',
        },
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'Four tips',
      tips: [
        'Start with the date. A whole city on a Tuesday night fits on one screen.',
        'When the list is empty, read the line we suggest: it says which filter to remove and what that brings back.',
        'The address of the page holds your search. Copy it, send it: the other person sees the same thing.',
        'Remove a preference that is no longer you. The ranking changes at once.',
      ],
    },
  ],
  action: { label: 'Explore events', href: '/explore' },
  next: {
    title: 'What next',
    links: [
      {
        label: 'Use the filters',
        href: '/help/use-filters',
        text: 'City, date, category, order: what each one does.',
      },
      {
        label: 'Go to an event',
        href: '/help/participate-event',
        text: 'From the ticket to the reminder in your calendar.',
      },
      { label: 'How we rank', href: '/ranking', text: 'The rules, with their numbers.' },
    ],
  },
};
