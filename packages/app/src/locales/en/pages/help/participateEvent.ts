import type { GuideContent } from '@lively/ui/screens';

export const participateEvent: GuideContent = {
  meta: {
    title: 'Go to an event',
    description:
      'Get a ticket, keep a favourite, put the date in your calendar, cancel in time: everything between wanting to go and going.',
  },
  poster: { category: 'music', seed: 'participate-event' },
  overline: 'Going out',
  title: 'Go to an event',
  lead: 'From the event’s page to the door of the venue, without forgetting anything on the way.',
  facts: ['5 steps', 'Tickets from the organiser'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'Step by step',
      steps: [
        {
          id: 'read',
          title: 'Read the three facts',
          text: 'When, where, how much: they stand together under the title. Times are those of the venue, even if you are looking from another time zone.',
        },
        {
          id: 'keep',
          title: 'Hesitate with the heart',
          text: 'Not sure yet? The heart keeps the event in “My events”. You need to be signed in; we then bring you back to the same place.',
        },
        {
          id: 'ticket',
          title: 'Get a ticket',
          text: 'The button opens the organiser’s ticket office in a new tab and files the event among your purchases. If it cannot be recorded, the tab closes and we tell you.',
          details: ['You pay by card, at the ticket office.', 'The ticket comes by email, sent by them.'],
        },
        {
          id: 'calendar',
          title: 'Note the date',
          text: '“Add to my calendar” downloads a file that every calendar can read, with the address and the right time zone.',
        },
        {
          id: 'way',
          title: 'Plan the journey',
          text: 'The page offers directions and, if you come from afar, a bed for the night of the event.',
        },
      ],
    },
    {
      id: 'cancel',
      kind: 'text',
      title: 'You cannot come any more',
      blocks: [
        'Cancelling is free up to 24 hours before the beginning. Use the ticket office’s email for a ticket, and ask the organiser for a simple booking.',
        { note: 'Removing an event from your favourites does not cancel a ticket.' },
      ],
    },
    {
      id: 'status',
      kind: 'text',
      title: 'When the event changes',
      blocks: [
        'A mark appears on the poster: cancelled, postponed, new date, sold out or online. Refunds are a matter for the organiser; if they stay silent, [support](/support) takes over.',
      ],
    },
  ],
  action: { label: 'Explore events', href: '/explore' },
  next: {
    title: 'What next',
    links: [
      {
        label: 'Discover events',
        href: '/help/discover-events',
        text: 'Four ways to come across the right evening.',
      },
      { label: 'Questions about payment', href: '/faq', text: 'Tickets, cancelling, refunds.' },
    ],
  },
};
