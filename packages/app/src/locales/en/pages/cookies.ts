import type { CookiesContent } from '@lively/ui/screens';

export const cookies: CookiesContent = {
  meta: {
    title: 'Cookies and choices',
    description:
      'Essential, analytics, marketing, personalisation: what Lively writes on your device, for how long, and how to choose.',
  },
  poster: { category: 'food', seed: 'cookies' },
  overline: 'Your data',
  title: 'Cookies and choices',
  lead: 'Lively sets no advertising cookie. A few settings live in your browser’s memory; here they are, with what you can refuse.',
  preferences: {
    title: 'Your choices',
    text: 'The boxes show what we suggest. Nothing optional runs until you have saved: doing nothing is the same as refusing.',
    lockedLabel: 'Always on',
    categories: [
      {
        id: 'essential',
        title: 'Essential',
        text: 'Without them the site cannot recognise you or remember what you decided here.',
        details: [
          'Your session, until you sign out.',
          'The language and theme you chose.',
          'This very choice, for 6 months.',
          'The welcome you have already seen, so as not to show it twice in 30 days.',
        ],
      },
      {
        id: 'analytics',
        title: 'Analytics',
        text: 'Counting the pages that are read, without knowing by whom, to spot those that help nobody.',
        details: [
          'No measuring tool is connected today. Should that change, your choice will apply, and this line will change too.',
        ],
      },
      {
        id: 'marketing',
        title: 'Marketing',
        text: 'Measuring the effect of a campaign, if we run one.',
        details: ['No advertising partner, no pixel. Off to begin with, and nothing to turn on for now.'],
      },
      {
        id: 'personalization',
        title: 'Personalisation',
        text: 'Remembering the events you open, to refine your recommendations and suggest preferences.',
        details: [
          'Only if you are signed in: the last 100, with 14 days of effect on the ranking.',
          'When it is off, no click is recorded.',
        ],
      },
    ],
    acceptAll: 'Accept all',
    refuseAll: 'Refuse all',
    save: 'Save my choices',
    saved: {
      title: 'Choices saved',
      text: 'They apply from now on and are kept for 6 months. You can change them here whenever you like.',
    },
  },
  sections: [
    {
      id: 'storage',
      title: 'Cookies, or local memory?',
      blocks: [
        'A cookie travels with every request. Local memory stays in your browser until a page reads it. Lively uses the second. The law treats them alike, and so do we.',
        'If your browser blocks that memory, Lively works with its starting settings.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Third parties',
      blocks: [
        'No page of Lively loads anything from a third party: no typeface, no tracking image, no social button. Links to a ticket office, directions or a place to sleep open in a new tab, where that site’s rules apply.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Changing your mind',
      blocks: [
        'This page can be reached from the foot of every other. Withdrawing an agreement erases at once what it had allowed us to write. Six months after your choice, we ask again. For everything else, see the [privacy policy](/privacy).',
      ],
    },
  ],
};
