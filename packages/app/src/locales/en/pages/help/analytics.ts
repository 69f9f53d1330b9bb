import type { GuideContent } from '@lively/ui/screens';

export const analytics: GuideContent = {
  meta: {
    title: 'Read your figures',
    description:
      'Votes, popularity, attendance: where each number on your event comes from, what it means and what Lively does not measure.',
  },
  poster: { category: 'tech', seed: 'analytics' },
  overline: 'Organising',
  title: 'Read your figures',
  lead: 'Few numbers, but numbers somebody counted. Here is where they come from and what they tell you.',
  facts: ['4 numbers', 'Up to date, live'],
  parts: [
    {
      id: 'numbers',
      kind: 'text',
      title: 'The numbers on your page',
      blocks: [
        {
          table: {
            caption: 'What Lively counts for an event',
            head: ['Number', 'What it counts', 'Who can see it'],
            rows: [
              ['Votes in favour', 'One voice per person, which can change', 'Everyone'],
              ['Votes against', 'One voice per person, which can change', 'Everyone'],
              ['Popularity', 'In favour minus against', 'Everyone, when it is positive'],
              ['Participants', 'People who followed the ticket link', 'Everyone'],
            ],
          },
        },
        'The database keeps these numbers, not the browsers: reloading the page does not inflate them.',
      ],
    },
    {
      id: 'read',
      kind: 'cards',
      title: 'Reading them right',
      cards: [
        {
          id: 'many-votes',
          title: 'Many votes, few tickets',
          text: 'People like the idea, something holds them back: the price, the time, the distance. Read the page again as if you lived an hour away.',
        },
        {
          id: 'few-votes',
          title: 'Few votes, many tickets',
          text: 'Your audience comes from somewhere else. Ask them for a vote: ten are enough to be marked “Popular”.',
        },
        {
          id: 'negative',
          title: 'Votes against',
          text: 'They often come from a wrong category. Correct it and the right audience will follow.',
        },
      ],
    },
    {
      id: 'not-measured',
      kind: 'text',
      title: 'What we do not measure',
      blocks: [
        'Neither the number of views, nor age, nor where visitors come from: that would mean following them. So there is no dashboard with curves, and we would rather say so here than let you look for it.',
        'The number with ≈ before it is an estimate, shown until somebody has been counted. Draw no conclusion from it.',
      ],
    },
  ],
  action: { label: 'See my events', href: '/my-events' },
  next: {
    title: 'What next',
    links: [
      { label: 'Promote an event', href: '/help/promote-event', text: 'What brings people in.' },
      { label: 'Follow the attendance', href: '/help/manage-participants', text: 'Where the number comes from.' },
    ],
  },
};
