import type { HelpContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const help: HelpContent = {
  meta: {
    title: 'Help centre',
    description:
      'Create an account, find an outing, publish an event: Lively’s guides, the frequent questions and the ways to reach us.',
  },
  poster: { category: 'tech', seed: 'help' },
  overline: 'Help',
  title: 'What would you like to do?',
  lead: 'Twelve short guides, and the answers we are asked for most. If none of them fits, a person will answer you.',
  search: {
    label: 'Search the help',
    placeholder: 'Password, poster, refund…',
    submit: 'Search',
  },
  countResults: (count) => (count === 1 ? `${count} answer` : `${count} answers`),
  resultsTitle: 'What we found',
  empty: (search) => `No answer for “${search}”. Try a shorter word, or write to us.`,
  reset: 'Clear the search',
  categories: [
    {
      id: 'start',
      title: 'Getting started',
      text: 'From the first click to a profile that is like you.',
      articles: [
        {
          label: 'Create an account',
          href: '/help/create-account',
          text: 'Four steps, one confirmation email and you are ready.',
        },
        {
          label: 'Take a tour of Lively',
          href: '/help/platform-tour',
          text: 'What is behind each word of the menu.',
        },
        {
          label: 'Set your preferences',
          href: '/help/configure-preferences',
          text: 'Say what you like, change it, take it all away.',
        },
        {
          label: 'Polish your profile',
          href: '/help/optimize-profile',
          text: 'Picture, introduction, city, visibility.',
        },
      ],
    },
    {
      id: 'go-out',
      title: 'Going out',
      text: 'Search, choose, and do not forget to go.',
      articles: [
        {
          label: 'Discover events',
          href: '/help/discover-events',
          text: 'Four ways to come across the right evening.',
        },
        {
          label: 'Use the filters',
          href: '/help/use-filters',
          text: 'City, date, category, order: what each one does.',
        },
        {
          label: 'Go to an event',
          href: '/help/participate-event',
          text: 'From the ticket to the reminder in your calendar.',
        },
      ],
    },
    {
      id: 'organise',
      title: 'Organising',
      text: 'Publish, make it known, follow up.',
      articles: [
        {
          label: 'Create an event',
          href: '/help/create-event',
          text: 'Six steps and a ten-point checklist.',
        },
        {
          label: 'Create an event, the guided tour',
          href: '/help/video-create-event',
          text: 'The whole thing, minute by minute.',
        },
        {
          label: 'Promote an event',
          href: '/help/promote-event',
          text: 'What brings people in, and what changes nothing.',
        },
        {
          label: 'Follow the attendance',
          href: '/help/manage-participants',
          text: 'What you can see, and what you will not see.',
        },
        {
          label: 'Read your figures',
          href: '/help/analytics',
          text: 'Votes, tickets, popularity: where the numbers come from.',
        },
      ],
    },
  ],
  questionsTitle: 'Frequent questions',
  questions: [
    {
      id: 'confirmation',
      category: 'Account',
      question: 'I have not received the confirmation email',
      answer:
        'Look in your spam folder. “Send the email again”, on the sign-in page, sends another one. The link works for 24 hours.',
    },
    {
      id: 'recommendations',
      category: 'Recommendations',
      question: 'Why am I shown this event?',
      answer:
        'Each recommendation gives its reasons and their points. The complete rules are on the page [How we rank events](/ranking).',
    },
    {
      id: 'edit',
      category: 'Events',
      question: 'Can I change an event once it is published?',
      answer:
        'Yes, from “My creations”: edit, save, and the page changes at once. Tell your audience if the date or the place changes.',
    },
    {
      id: 'refund',
      category: 'Payment',
      question: 'How do I cancel a ticket?',
      answer: 'Cancelling is free up to 24 hours before the event begins, at the ticket office that issued the ticket.',
    },
  ],
  allQuestions: { label: 'See all 15 questions', href: '/faq' },
  resources: {
    title: 'Going further',
    links: [
      { label: 'The blog', href: '/blog', text: 'Advice on going out, and a look behind the scenes.' },
      { label: 'The community', href: '/community', text: 'Ambassadors and initiatives, city by city.' },
      { label: 'The API', href: '/api', text: 'Lively’s events in your own tools.' },
    ],
  },
  support: {
    title: 'Talk to someone',
    text: 'Three ways to reach us, depending on the hour and the hurry.',
    links: [
      {
        label: 'Chat live',
        href: '/support',
        text: 'Monday to Friday, 9 am to 6 pm. A reply in under 5 minutes.',
      },
      {
        label: 'Send an email',
        href: `mailto:${company.support}`,
        text: 'At any hour. A reply in under 4 hours.',
      },
      {
        label: 'Call',
        href: company.phone.href,
        text: `${company.phone.text}, Monday to Friday, 9 am to 6 pm.`,
      },
    ],
  },
};
