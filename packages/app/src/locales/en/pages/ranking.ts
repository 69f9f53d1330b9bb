import type { RankingContent } from '@lively/ui/screens';

export const ranking: RankingContent = {
  meta: {
    title: 'How we rank events',
    description:
      'Lively’s ranking rules, with their numbers: preferences, distance, date, crowd. Points add up, and nobody can buy any.',
  },
  poster: { category: 'sport', seed: 'ranking' },
  overline: 'Transparency',
  title: 'How we rank events',
  lead: 'A score is a sum of reasons, and nothing else. The numbers on this page are read from the program that ranks: they cannot lag behind it.',
  recommendations: {
    id: 'recommendations',
    title: 'In “For you”',
    text: 'Each upcoming event gets the following points. The best scores are shown, ten at most; when two are equal, the nearer comes first.',
    caption: 'Points of a recommendation',
    columns: ['Reason', 'Points'],
    after:
      'Distance is counted from your city, or from Paris if we do not know it. Past and cancelled events are never suggested.',
  },
  explore: {
    id: 'explore',
    title: 'In “Explore”, sorted by score',
    text: 'Explore begins with popularity: votes in favour minus votes against. If you choose to sort by score, these are the points.',
    caption: 'Points in Explore',
    columns: ['Reason', 'Points'],
    after: 'The distance steps do not add up: only the most favourable one counts.',
  },
  labels: {
    preference: 'One of your preferences matches (for each)',
    category: 'It is the category you chose',
    nearby: (kilometres) => `Within ${kilometres} km of your city`,
    within: (kilometres) => `Within ${kilometres} km`,
    soon: (days) => `Takes place in the next ${days} days`,
    crowd: (participants) => `More than ${new Intl.NumberFormat('en-GB').format(participants)} participants, counted`,
    rating: (rating) => `Rated ${new Intl.NumberFormat('en-GB').format(rating)} or more`,
    interactions: (pointsEach, days) => `You opened events of the same kind (+${pointsEach} each, over ${days} days)`,
    points: (points) => `+${points}`,
    pointsAtMost: (points) => `+${points} at most`,
  },
  sections: [
    {
      id: 'never',
      title: 'What never gives points',
      blocks: [
        {
          list: [
            '**Money.** Paid visibility is labelled and has no part in the score.',
            '**A number nobody counted.** Estimates, marked ≈, are ignored.',
            '**Who you are.** No age, no gender, no device: we do not ask.',
            '**How long the organiser has been around.** A first evening starts level with a festival.',
          ],
        },
      ],
    },
    {
      id: 'device',
      title: 'Where the sum is done',
      blocks: [
        'On your device. The list of events travels to it, the same for everyone; your tastes need not travel back to be compared with it.',
      ],
    },
    {
      id: 'control',
      title: 'What you can change',
      blocks: [
        'Add or remove a preference in “For you”. Change your city in your [profile](/profile). Turn personalisation off in [your choices](/cookies): your clicks are no longer recorded and the line disappears.',
        'On each card, the reasons are written with their points. Their sum is the score, always; our tests check it on thousands of profiles.',
      ],
    },
    {
      id: 'popular',
      title: 'And the “Popular” mark?',
      blocks: ['It appears from ten votes in favour. It is information, not a reason: it adds nothing to the score.'],
    },
  ],
  next: {
    title: 'Also worth reading',
    links: [
      {
        label: '“Why you?”',
        href: '/blog/why-this-event',
        text: 'A recommendation taken apart, piece by piece.',
      },
      { label: 'Set your preferences', href: '/help/configure-preferences', text: 'What weighs most.' },
    ],
  },
};
