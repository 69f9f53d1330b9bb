import type { ArticleContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const privacy: ArticleContent = {
  meta: {
    title: 'Privacy policy',
    description:
      'What data Lively handles, why, for how long, who sees it and how to use your rights. Last updated on 15 March 2024.',
  },
  poster: { category: 'leisure', seed: 'privacy' },
  overline: 'Your data',
  title: 'Privacy policy',
  lead: 'We keep what it takes to recognise you and be useful to you, and nothing to follow you around. Here are the details.',
  updated: { date: '2024-03-15', text: 'Last updated: 15 March 2024' },
  contentsLabel: 'On this page',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        `${company.name}, ${company.street}, ${company.city}, France, decides why and how your data is handled. For any question: [${company.privacy}](mailto:${company.privacy}). Clara Esteban, in charge of data protection, answers within 48 business hours.`,
      ],
    },
    {
      id: 'data',
      title: 'What we handle',
      blocks: [
        {
          table: {
            caption: 'Data, reasons and retention',
            head: ['Data', 'Why', 'Legal basis', 'Kept'],
            rows: [
              [
                'Name, email address, encrypted password',
                'To open and protect your account',
                'Contract',
                'Until the account is deleted',
              ],
              [
                'Username, picture, introduction, city',
                'To show your profile and count distances',
                'Contract',
                'Until you remove them',
              ],
              [
                'Preferences, favourites, votes',
                'To recommend outings and count opinions',
                'Contract',
                'Until you remove them',
              ],
              [
                'Events opened',
                'To refine recommendations',
                'Consent (personalisation)',
                'The last 100, removed with the consent',
              ],
              ['Tickets followed', 'To give you back the list of your outings', 'Contract', '3 years'],
              [
                'Log of your votes, favourites and clicks',
                'To correct a mistake, to spot abuse',
                'Legitimate interest',
                '12 months',
              ],
              ['Events you publish', 'To announce them', 'Contract', 'Until they are deleted'],
              ['Messages sent with our forms', 'To answer you', 'Legitimate interest', '12 months'],
              ['Applications', 'To consider your application', 'Steps before a contract', '2 years, unless you object'],
              [
                'Address for the letter or the alert',
                'To write what you asked for',
                'Consent',
                'Until you unsubscribe',
              ],
            ],
          },
        },
        'We do not ask for a date of birth, we do not receive your bank details and we buy no files.',
      ],
    },
    {
      id: 'place',
      title: 'Your position',
      blocks: [
        'If you allow it, your browser tells the page where you are, and the page keeps the nearest of seven known cities. The sum is done on your device. No coordinates are sent to us or to a map service.',
      ],
    },
    {
      id: 'access',
      title: 'Who has access',
      blocks: [
        'Each row of our database is protected by a rule: your preferences, favourites, tickets and clicks can be read by you alone. Others see only totals. In the team, four people can step in, for a reason that is written down.',
        'Our data is hosted in the European Union by Supabase (database, accounts, files). We neither sell nor rent any data. When you open a ticket office, directions or a place to sleep, you move to a third party with its own rules; the link tells it the place and date of the event, never who you are.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Access, correction, deletion, restriction, objection, portability, withdrawal of consent: this is how to use them.',
        {
          list: [
            '**Read and take away**: “Download my data”, in your profile, gives you a JSON file.',
            '**Correct**: your profile can be changed at any time.',
            `**Delete**: one-click deletion will be available soon. Until then, write to [${company.privacy}](mailto:${company.privacy}) from the address of the account.`,
            '**Withdraw consent**: [your cookie choices](/cookies), with immediate effect.',
          ],
        },
        'We answer legal requests within 48 business hours and act on them within a month. If the answer does not satisfy you, you can turn to the French authority, the CNIL, 3 place de Fontenoy, 75007 Paris, or on [cnil.fr](https://www.cnil.fr/fr/plaintes).',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      blocks: [
        'Lively is for adults. If we learn that an account belongs to a minor, we close it and delete its data.',
      ],
    },
    {
      id: 'changes',
      title: 'If this page changes',
      blocks: [
        'The date at the top changes with it. For a change that affects your rights, we write to you at least fifteen days before.',
      ],
    },
  ],
  next: {
    title: 'Also worth reading',
    links: [
      { label: 'Cookies and choices', href: '/cookies', text: 'Four categories, one choice for each.' },
      {
        label: 'What we do not know about you',
        href: '/blog/what-we-do-not-know',
        text: 'The same thing, told as a story.',
      },
    ],
  },
};
