import type { GuideContent } from '@lively/ui/screens';

export const platformTour: GuideContent = {
  meta: {
    title: 'Take a tour of Lively',
    description:
      'Explore, For you, My events, Create, Profile: what is behind each word of the menu, with or without an account.',
  },
  poster: { category: 'culture', seed: 'platform-tour' },
  overline: 'Getting started',
  title: 'Take a tour of Lively',
  lead: 'Five words in the menu, a bell, three languages. The tour takes two minutes.',
  facts: ['5 pages', '2 minutes'],
  parts: [
    {
      id: 'menu',
      kind: 'cards',
      title: 'Behind the menu',
      cards: [
        {
          id: 'explore',
          title: 'Explore',
          text: 'Every event, with the search, the cities, the dates, the categories and five ways to sort. Open to all.',
        },
        {
          id: 'for-you',
          title: 'For you',
          text: 'Ten recommendations at most, each with its reasons. This is where you set your preferences. With an account.',
        },
        {
          id: 'my-events',
          title: 'My events',
          text: 'Three tabs: what you have taken, what you keep as a favourite, what you have created. With an account.',
        },
        {
          id: 'create',
          title: 'Create',
          text: 'The form for publishing an event. Five required fields, the rest as you please. With an account.',
        },
        {
          id: 'profile',
          title: 'Profile',
          text: 'What others see of you, your outings to come and gone, and every setting. With an account.',
        },
      ],
    },
    {
      id: 'event',
      kind: 'text',
      title: 'The page of an event',
      blocks: [
        'It is public. The top takes the colour of the category; below it, when, where and how much. Beside it, the booking card with a single main button, then the calendar, directions, a place to sleep and sharing.',
        'If you are signed in, “Why you” gives the points in detail. Voting, keeping a favourite or getting a ticket needs an account; we then bring you back to the same page.',
      ],
    },
    {
      id: 'details',
      kind: 'tips',
      title: 'Useful details',
      tips: [
        'You change the language at the top of the page: français, English, español. The address changes with it, so you can send it.',
        'The Back button gives you the list as you left it, at the same place.',
        'Everything works with the keyboard. The first press of Tab offers to go straight to the content.',
        'The dark theme follows your device’s setting, or your own.',
      ],
    },
  ],
  action: { label: 'Start with Explore', href: '/explore' },
  next: {
    title: 'What next',
    links: [
      { label: 'Create an account', href: '/help/create-account', text: 'Four steps, three minutes.' },
      { label: 'Discover events', href: '/help/discover-events', text: 'Four ways to look.' },
      { label: 'Use the filters', href: '/help/use-filters', text: 'What each one does.' },
    ],
  },
};
