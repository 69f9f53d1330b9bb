import type { GuideContent } from '@lively/ui/screens';
import { company } from '../../../fr/pages/company';

export const createEvent: GuideContent = {
  meta: {
    title: 'Create your first event',
    description:
      'Six steps to publish an event on Lively, advice from organisers and ten points to check before it goes online.',
  },
  poster: { category: 'food', seed: 'create-event' },
  overline: 'Organising',
  title: 'Create your first event',
  lead: 'Publishing is free and takes less than ten minutes if you have the date, the place and a sentence.',
  facts: ['6 steps', '10 minutes', 'Account needed'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'The six steps',
      steps: [
        {
          id: 'sign-in',
          title: 'Sign in',
          text: 'Only people who are signed in can publish: it lets you change the event later, and lets everyone know who announces it. Then choose [Create](/create-event).',
        },
        {
          id: 'title',
          title: 'The title and the category',
          text: 'Say what is going to happen, with a verb or a concrete noun. The category gives the poster its colour and decides to whom the event is recommended.',
          details: ['100 characters at most for the title.'],
        },
        {
          id: 'when-where',
          title: 'The place, the date, the time',
          text: 'Begin the place with the city: “Lyon 7e, La Halle aux agrès”. Filters and distances compare the city.',
          details: ['Title, category, place, date and time are required. The rest is optional.'],
        },
        {
          id: 'capacity',
          title: 'The number of participants',
          text: 'Give a maximum if the venue has one. With no limit, leave the field empty.',
        },
        {
          id: 'image',
          title: 'The picture and the description',
          text: `Click, or drop a picture. Without one, Lively draws a poster. To add more to the gallery, send them to [${company.organisers}](mailto:${company.organisers}). In the description, answer the three eternal questions: who is it for, what should I bring, and what if it rains?`,
          details: ['PNG, JPG or GIF, up to 10 MB.', 'Up to 5 extra images for the gallery.'],
        },
        {
          id: 'publish',
          title: 'Read it again and publish',
          text: 'A message confirms that it is online and you are back on the home page two seconds later. Everyone can see the event; you will find it in “My events”, under “My creations”.',
        },
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'What regulars do',
      tips: [
        'They publish four weeks before, and leave it alone unless they must.',
        'They write “Free” in full: it is a word people search for.',
        'They give the finishing time. People book more willingly what has an end.',
        'They send the link to ten people before sending it to a thousand.',
      ],
    },
    {
      id: 'checklist',
      kind: 'checklist',
      title: 'Before you publish',
      text: 'Ten points. Your ticks stay on this page for as long as you do.',
      items: [
        'The title says what is going to happen, in under 100 characters.',
        'The category is the one your audience would look for.',
        'The place begins with the city.',
        'The date is right, and so is the day of the week.',
        'The starting time is that of the show, not of the setting up.',
        'The maximum number matches the venue.',
        'The picture is yours, or its author has agreed.',
        'The description says who it is for, what to bring and what happens if it rains.',
        'Wheelchair access is mentioned, even where there is none.',
        'Somebody else has read it.',
      ],
    },
  ],
  action: { label: 'Create an event', href: '/create-event' },
  next: {
    title: 'What next',
    links: [
      { label: 'Promote an event', href: '/help/promote-event', text: 'What brings people in.' },
      {
        label: 'Follow the attendance',
        href: '/help/manage-participants',
        text: 'What you can see, and what you will not see.',
      },
      { label: 'The guided tour', href: '/help/video-create-event', text: 'The same steps, minute by minute.' },
    ],
  },
};
