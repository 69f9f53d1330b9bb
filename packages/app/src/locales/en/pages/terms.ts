import type { ArticleContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const terms: ArticleContent = {
  meta: {
    title: 'Terms of use',
    description:
      'The rules for using Lively: accounts, publishing events, tickets, cancelling, reporting, accessibility and settling disputes.',
  },
  poster: { category: 'sport', seed: 'terms' },
  overline: 'Rules',
  title: 'Terms of use',
  lead: 'What you can expect from us, and what we expect from you. We have kept it short so that it gets read.',
  contentsLabel: 'On this page',
  sections: [
    {
      id: 'service',
      title: '1. The service',
      blocks: [
        `Lively, published by ${company.name}, lets you discover events, receive recommendations and publish your own events. Anyone can look around; signing up, discovering and publishing are free. Using the site means accepting these terms.`,
      ],
    },
    {
      id: 'account',
      title: '2. Your account',
      blocks: [
        {
          list: [
            'Accounts are for adults. Each person has only one.',
            'Passwords have at least 8 characters. Yours is your responsibility; tell us if you think somebody else knows it.',
            'The email address must be confirmed within 24 hours with the link we send.',
            'We may suspend an account that deceives, harasses or distorts votes. You are told why and can contest it.',
          ],
        },
      ],
    },
    {
      id: 'publishing',
      title: '3. Publishing an event',
      blocks: [
        'You guarantee that the event exists, that you have the right to announce it and that your words and pictures wrong nobody. They remain yours; you allow us to show them on Lively, its widgets and its API for as long as they are published.',
        'Titles have at most 100 characters. We refuse events that are unlawful, discriminatory or dangerous, or that mislead about the price or the place. You can change or delete what you have published at any time.',
      ],
    },
    {
      id: 'ranking',
      title: '4. Ranking and extra visibility',
      blocks: [
        'Events are ranked by [public rules](/ranking): preferences, distance, date, crowd, votes. Paid visibility is always labelled and adds no points. Lively has no financial ties with any organiser it lists.',
      ],
    },
    {
      id: 'tickets',
      title: '5. Tickets and cancelling',
      blocks: [
        'Lively sells no tickets. The contract is between you and the organiser or its ticket office, which takes payment by card through a payment provider and answers for the event.',
        'For any event announced on Lively, the organiser undertakes to allow free cancellation up to 24 hours before it begins. After that, its own conditions apply. Under article L. 221-28 of the French consumer code, the fourteen-day right of withdrawal does not apply to leisure provided on a set date.',
      ],
    },
    {
      id: 'reports',
      title: '6. Reporting',
      blocks: [
        'Anyone can report an event, a profile or a behaviour from [support](/support). Reports are reviewed within 24 hours. Whoever posted the content and whoever reported it are told what was decided, and why.',
      ],
    },
    {
      id: 'liability',
      title: '7. Liability',
      blocks: [
        'We do everything we can so that announcements are right, but we are not the organisers. Check important details with them. We answer for our own faults; nothing in these terms limits the rights the law gives you.',
        'Numbers with ≈ before them are estimates, and distances are as the crow flies.',
      ],
    },
    {
      id: 'accessibility',
      title: '8. Accessibility of the service',
      blocks: [
        'Lively is designed to be usable with a keyboard, with a screen reader, enlarged to 400% and from 320 pixels wide. The [accessibility statement](/accessibilite) describes what complies, what does not yet and how to tell us.',
      ],
    },
    {
      id: 'end',
      title: '9. Ending it',
      blocks: [
        `You can stop using Lively at any time and ask for your account to be deleted at [${company.privacy}](mailto:${company.privacy}). Should we stop the service, we would tell you three months ahead and you could take your data with you.`,
      ],
    },
    {
      id: 'disputes',
      title: '10. Disputes',
      blocks: [
        `Write first to [${company.legal}](mailto:${company.legal}): an answer within 48 business hours. Failing agreement, a consumer can turn free of charge to the mediator CM2C, 49 rue de Ponthieu, 75008 Paris, [cm2c.net](https://www.cm2c.net). French law applies, without depriving you of the protections of the country where you live.`,
      ],
    },
    {
      id: 'changes',
      title: '11. Changes',
      blocks: [
        'An important change is announced to you by email fifteen days ahead. Using your account after that means you agree; otherwise you can close it.',
      ],
    },
  ],
  next: {
    title: 'Also worth reading',
    links: [
      { label: 'Privacy policy', href: '/privacy', text: 'Your data, how long it is kept, your rights.' },
      { label: 'Legal notices', href: '/legal', text: 'Who publishes and who hosts.' },
    ],
  },
};
