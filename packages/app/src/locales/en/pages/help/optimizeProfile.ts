import type { GuideContent } from '@lively/ui/screens';

export const optimizeProfile: GuideContent = {
  meta: {
    title: 'Polish your profile',
    description:
      'Picture, name, introduction, city, visibility: what your Lively profile shows, to whom, and the settings worth a look.',
  },
  poster: { category: 'food', seed: 'optimize-profile' },
  overline: 'Getting started',
  title: 'Polish your profile',
  lead: 'A short, true profile is enough. One thing only changes your recommendations: your city.',
  facts: ['4 fields', '3 levels of visibility'],
  parts: [
    {
      id: 'fields',
      kind: 'steps',
      title: 'Edit your profile',
      steps: [
        {
          id: 'edit',
          title: 'Open and edit',
          text: 'In [Profile](/profile), “Edit” opens the fields; the same button saves them.',
        },
        {
          id: 'name',
          title: 'Name and username',
          text: 'The name is the one people read. The username, with an @ before it, tells you apart from a namesake.',
        },
        {
          id: 'city',
          title: 'City',
          text: 'Distances, and the 30 points for being near, are counted from it. Lively knows the place of seven: Paris, Lyon, Marseille, Toulouse, Cannes, Nice and Bordeaux. For the others, and with no city, we count from Paris.',
        },
        {
          id: 'bio',
          title: 'Introduction',
          text: 'One sentence. What you like, what you organise. No address and no phone number.',
        },
        {
          id: 'picture',
          title: 'Picture',
          text: 'Click on the portrait to choose one. Without a picture, your initials will do.',
        },
      ],
    },
    {
      id: 'visibility',
      kind: 'cards',
      title: 'Who sees it',
      cards: [
        { id: 'public', title: 'Everyone', text: 'This is how it starts, and it helps if you organise.' },
        {
          id: 'friends',
          title: 'My friends',
          text: 'Meant for people close to you. As long as you cannot add friends on Lively, this works like “Only me”.',
        },
        { id: 'private', title: 'Only me', text: 'Your votes still count, without your name.' },
      ],
    },
    {
      id: 'settings',
      kind: 'text',
      title: 'Settings to check once',
      blocks: [
        {
          table: {
            caption: 'Notifications, as you first find them',
            head: ['Setting', 'To begin with'],
            rows: [
              ['Email notifications', 'On'],
              ['Event reminders', 'On'],
              ['Push notifications', 'Off'],
              ['Promotional emails', 'Off'],
            ],
          },
        },
        'Your favourites, tickets and preferences are not part of your profile: whatever the setting, you alone can see them.',
        '“Download my data” makes a file of everything we keep about you. Deleting the account will be available soon; until then, [the FAQ](/faq) says how to ask for it.',
      ],
    },
  ],
  action: { label: 'Open my profile', href: '/profile' },
  next: {
    title: 'What next',
    links: [
      {
        label: 'Set your preferences',
        href: '/help/configure-preferences',
        text: 'What weighs most in the ranking.',
      },
      { label: 'Privacy policy', href: '/privacy', text: 'What we keep, and for how long.' },
    ],
  },
};
