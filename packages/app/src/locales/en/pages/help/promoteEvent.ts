import type { GuideContent } from '@lively/ui/screens';
import { company } from '../../../fr/pages/company';

export const promoteEvent: GuideContent = {
  meta: {
    title: 'Promote an event',
    description:
      'Share it, gather ten votes, show it on other sites: what makes an event visible on Lively, and what money does not buy there.',
  },
  poster: { category: 'festival', seed: 'promote-event' },
  overline: 'Organising',
  title: 'Promote an event',
  lead: 'A well-described event already recommends itself. Here is how to help it without shouting.',
  facts: ['4 levers', 'Free, except extra visibility'],
  parts: [
    {
      id: 'levers',
      kind: 'cards',
      title: 'Four levers',
      cards: [
        {
          id: 'page',
          title: 'A complete page',
          text: 'The right category first: that is what meets preferences. Then the city, the finishing time, the price and a description that answers the questions.',
        },
        {
          id: 'share',
          title: 'The link',
          text: 'The “Share” button gives an address that anyone can read without an account. In a message it shows the title, the date and the place.',
        },
        {
          id: 'votes',
          title: 'Ten votes in favour',
          text: 'From ten positive votes, the poster is marked “Popular”. One vote per person; yours alone will not do.',
        },
        {
          id: 'widget',
          title: 'Your own website',
          text: 'One tag to paste shows your events on your site or a partner’s, with no cookie and no frame.',
        },
      ],
    },
    {
      id: 'premium',
      kind: 'text',
      title: 'Paid visibility',
      blocks: [
        `There are premium options for organisers: a place in a selection, labelled as such, for as long as you choose. Ask for them at [${company.organisers}](mailto:${company.organisers}); we turn down what does not suit the audience.`,
        {
          note: 'They add no points to the score. A promoted event is not recommended any more highly: it is seen in one more place, and it says so.',
        },
      ],
    },
    {
      id: 'useless',
      kind: 'text',
      title: 'What changes nothing',
      blocks: [
        {
          list: [
            'Capitals and exclamation marks in the title.',
            'Publishing the same event several times: duplicates are removed.',
            'Filing a market under “Music” because there is an accordion. Jazz lovers will click once.',
          ],
        },
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'The right moment',
      tips: [
        'Four weeks before for the announcement, ten days before for the reminder.',
        'Recommendations give 15 more points in the ten days before: be ready by then.',
        'On Thursday at noon people plan their weekend. On Sunday evening it is over.',
      ],
    },
  ],
  action: { label: 'See my events', href: '/my-events' },
  next: {
    title: 'What next',
    links: [
      { label: 'Read your figures', href: '/help/analytics', text: 'Find out what worked.' },
      { label: 'Your first event', href: '/blog/first-event', text: 'A six-week calendar.' },
    ],
  },
};
