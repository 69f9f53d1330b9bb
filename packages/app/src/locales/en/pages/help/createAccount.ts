import type { GuideContent } from '@lively/ui/screens';

export const createAccount: GuideContent = {
  meta: {
    title: 'Create an account in four steps',
    description:
      'Signing up to Lively: the form, the confirmation email, your preferences and your profile. Three minutes, and it is free.',
  },
  poster: { category: 'sport', seed: 'create-account' },
  overline: 'Getting started',
  title: 'Create an account',
  lead: 'You can look at everything without an account. With one, Lively remembers your favourites, your tastes and your votes.',
  facts: ['4 steps', '3 minutes', 'Free'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'The four steps',
      steps: [
        {
          id: 'form',
          title: 'Fill in the form',
          text: 'Open [Sign in](/auth), then “Create an account”. Give your full name, your email address and a password.',
          details: [
            'Password: at least 8 characters, preferably 12.',
            'Pasting from a password manager works.',
            'The eye at the end of the field shows what you type.',
          ],
        },
        {
          id: 'confirm',
          title: 'Confirm your address',
          text: 'An email leaves at once. Open the link in it and you are signed in.',
          details: [
            'The link works for 24 hours.',
            'Nothing there? Look in your spam folder, then choose “Send the email again”.',
          ],
        },
        {
          id: 'preferences',
          title: 'Say what you like',
          text: 'Six families, from concerts to street parties, and in each of them what you really enjoy. A single preference is enough to change your recommendations.',
          details: ['You can skip this step and come back whenever you like.'],
        },
        {
          id: 'profile',
          title: 'Complete your profile',
          text: 'A picture, a sentence, a city. The city is the most useful: distances are counted from it.',
          details: ['Without a city, we use Paris.'],
        },
      ],
    },
    {
      id: 'rules',
      kind: 'text',
      title: 'Two simple rules',
      blocks: [
        {
          list: [
            '**One account per person.** That is what makes a vote honest: one account, one voice.',
            '**Adults only.** Children can go out with Lively, but with an adult’s account.',
          ],
        },
      ],
    },
    {
      id: 'password',
      kind: 'tips',
      title: 'A good password',
      tips: [
        'Four unrelated words are better than one word twisted with digits.',
        'Do not use the one for your mailbox: if one leaks, the other holds.',
        'Let a password manager remember it for you.',
      ],
    },
  ],
  action: { label: 'Create my account', href: '/auth' },
  next: {
    title: 'What next',
    links: [
      {
        label: 'Discover events',
        href: '/help/discover-events',
        text: 'Four ways to come across the right evening.',
      },
      {
        label: 'Set your preferences',
        href: '/help/configure-preferences',
        text: 'Add, remove, understand the effect.',
      },
      { label: 'Polish your profile', href: '/help/optimize-profile', text: 'Picture, introduction, visibility.' },
    ],
  },
};
