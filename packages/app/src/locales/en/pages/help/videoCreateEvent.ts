import type { GuideContent } from '@lively/ui/screens';

export const videoCreateEvent: GuideContent = {
  meta: {
    title: 'Create an event, the guided tour',
    description:
      'Creating an event on Lively from beginning to end, minute by minute, to read while you fill in the form.',
  },
  poster: { category: 'leisure', seed: 'video-create-event' },
  overline: 'Organising',
  title: 'Create an event, minute by minute',
  lead: 'The video has not been shot yet. Until it is, here is what it will show: the text is complete, and quicker to read.',
  facts: ['5 minutes', 'Text only, for now'],
  parts: [
    {
      id: 'script',
      kind: 'steps',
      title: 'What happens',
      steps: [
        {
          id: 'minute-0',
          title: 'Minute 0: open the form',
          text: 'In the menu, “Create”. If you are not signed in, the sign-in page opens first and then brings you back here.',
        },
        {
          id: 'minute-1',
          title: 'Minute 1: the title',
          text: 'We type “Sourdough workshop, from flour to loaf”. The field takes 100 characters; this has fewer than fifty. Category: food.',
        },
        {
          id: 'minute-2',
          title: 'Minute 2: where and when',
          text: '“Paris 14e, Fournil de la rue Daguerre”. The city first. Then the date, from the calendar or the keyboard, and the starting time.',
        },
        {
          id: 'minute-3',
          title: 'Minute 3: the picture',
          text: 'We drop a 4 MB photo; a preview appears. A file over 10 MB would be refused straight away, with a sentence saying why. Without a picture, the poster is drawn.',
        },
        {
          id: 'minute-4',
          title: 'Minute 4: the description',
          text: 'Twelve participants at most. Three sentences: you go home with a loaf and a pot of starter, aprons are provided, beginners are welcome.',
        },
        {
          id: 'minute-5',
          title: 'Minute 5: publish',
          text: 'A field forgotten? It is marked, and the cursor goes there. Otherwise “Event created!” appears and the home page returns two seconds later. The page is online.',
        },
      ],
    },
    {
      id: 'why',
      kind: 'text',
      title: 'And the video?',
      blocks: [
        'It will be subtitled in three languages and described for people who cannot see it. That takes time, and we prefer to announce it when it exists. This text will stay in any case.',
      ],
    },
  ],
  action: { label: 'Open the form', href: '/create-event' },
  next: {
    title: 'What next',
    links: [
      {
        label: 'The guide with the checklist',
        href: '/help/create-event',
        text: 'Six steps and ten points to check.',
      },
      { label: 'Promote an event', href: '/help/promote-event', text: 'Once the page is online.' },
    ],
  },
};
