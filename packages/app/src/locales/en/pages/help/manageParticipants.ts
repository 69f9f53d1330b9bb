import type { GuideContent } from '@lively/ui/screens';
import { company } from '../../../fr/pages/company';

export const manageParticipants: GuideContent = {
  meta: {
    title: 'Follow the attendance',
    description:
      'How many people are coming, where the number comes from, what to do when it is full: what an organiser sees on Lively, and what not.',
  },
  poster: { category: 'sport', seed: 'manage-participants' },
  overline: 'Organising',
  title: 'Follow the attendance',
  lead: 'You can see how many people are coming. You cannot see who: that is theirs to tell.',
  facts: ['Numbers are public', 'Names are private'],
  parts: [
    {
      id: 'count',
      kind: 'text',
      title: 'The number shown',
      blocks: [
        'Each time someone signed in follows the link to your ticket office, one attendance is recorded: one per person and per event, even after ten clicks. The total is counted by the database and everyone can see it.',
        'Until somebody has followed the link we show an estimate, with the sign ≈ before it. It counts neither in the ranking nor in the files we share.',
        {
          note: 'This is not a guest list. The number of tickets actually sold is the one at your ticket office.',
        },
      ],
    },
    {
      id: 'names',
      kind: 'text',
      title: 'Why not the names',
      blocks: [
        'An outing says a lot about someone: a meeting, a service, a benefit concert. On Lively, a person’s attendance can be read by that person alone. If you need a list, for a hike or a workshop, ask people to register at your ticket office or by message, and say what it is for.',
      ],
    },
    {
      id: 'capacity',
      kind: 'steps',
      title: 'When it fills up',
      steps: [
        {
          id: 'maximum',
          title: 'Set a maximum',
          text: 'In “My creations”, edit the event and give the number of places. It appears on the page.',
        },
        {
          id: 'full',
          title: 'Say that it is sold out',
          text: 'Close sales at your ticket office and say so in the first line of the description.',
        },
        {
          id: 'changes',
          title: 'Announce a change',
          text: 'A new date or place shows at once on the page, but Lively sends no message for you. Write to the people who booked, through the ticket office.',
        },
      ],
    },
    {
      id: 'absent',
      kind: 'tips',
      title: 'Against empty seats',
      tips: [
        'Remind people of the rule: cancelling is free up to 24 hours before.',
        'Send a message the day before, with the time and the nearest station.',
        `A delicate situation with a participant? Write to [${company.organisers}](mailto:${company.organisers}); reports are reviewed within 24 hours.`,
      ],
    },
  ],
  action: { label: 'See my events', href: '/my-events' },
  next: {
    title: 'What next',
    links: [
      { label: 'Read your figures', href: '/help/analytics', text: 'Votes, tickets, popularity.' },
      { label: 'Promote an event', href: '/help/promote-event', text: 'What brings people in.' },
    ],
  },
};
