import type { GuideContent } from '@lively/ui/screens';

export const configurePreferences: GuideContent = {
  meta: {
    title: 'Set your preferences',
    description:
      'Choose what you like among six families, accept or dismiss a suggestion, take it all away: what each setting does to your recommendations.',
  },
  poster: { category: 'leisure', seed: 'configure-preferences' },
  overline: 'Getting started',
  title: 'Set your preferences',
  lead: 'Your preferences weigh more than anything else in the ranking. Two minutes are enough to make it yours.',
  facts: ['3 steps', '2 minutes', 'Change it any time'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'Choosing',
      steps: [
        {
          id: 'category',
          title: 'A family',
          text: 'Concerts, sport, shows, arts and culture, festivals, local fairs. The window opens by itself on your first visit to “For you”; after that, a button opens it and says how many preferences you have.',
        },
        {
          id: 'subcategory',
          title: 'What you like in it',
          text: 'Tick as many boxes as you like: jazz but not opera, rugby and hiking. Go back to the families to add more.',
        },
        {
          id: 'recap',
          title: 'The summary',
          text: 'Everything is there, and everything can still be removed. Save: the recommendations change at once.',
          details: [
            'You must have confirmed your email address.',
            'With no preference ticked, there is nothing to save.',
          ],
        },
      ],
    },
    {
      id: 'effect',
      kind: 'text',
      title: 'What it changes',
      blocks: [
        'Each preference that matches an event adds 50 points to it. That is more than the distance (30), the date (15) and the crowd (10). The detail is shown on each card and on the page [How we rank events](/ranking).',
      ],
    },
    {
      id: 'suggestions',
      kind: 'text',
      title: 'Suggestions',
      blocks: [
        'Once you have opened at least three events of the same kind, we offer to add it: five suggestions at most, to accept or dismiss in one go. Nothing is added without you.',
        'If personalisation is off in [your cookie choices](/cookies), your clicks are not recorded and there are no suggestions.',
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'For good recommendations',
      tips: [
        'Three to six precise preferences are better than ticking everything: if you like it all, nothing stands out.',
        'Give your city in your profile, or distances are counted from Paris.',
        'Come back once a season. Nobody likes the same things in February and in July.',
      ],
    },
  ],
  action: { label: 'See my recommendations', href: '/events' },
  next: {
    title: 'What next',
    links: [
      { label: 'Polish your profile', href: '/help/optimize-profile', text: 'City, picture, visibility.' },
      { label: 'How we rank', href: '/ranking', text: 'The rules, with their numbers.' },
    ],
  },
};
