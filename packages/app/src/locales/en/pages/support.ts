import type { SupportContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const support: SupportContent = {
  meta: {
    title: 'Support',
    description:
      'Chat, email, phone or ticket: the hours and delays of Lively’s support, and a form to describe a problem once and for all.',
  },
  poster: { category: 'sport', seed: 'support' },
  overline: 'Help',
  title: 'Something wrong? Tell us',
  lead: 'Paul and his team read everything. The more you say about what you expected and what you saw, the sooner it is settled.',
  channels: {
    title: 'Three ways to reach us',
    items: [
      {
        id: 'chat',
        title: 'Live chat',
        hours: 'Monday to Friday, 9 am to 6 pm',
        delay: 'A reply in under 5 minutes',
        text: 'For a short question, while you are at your screen.',
        link: { label: 'Start with a message', href: '#ticket' },
      },
      {
        id: 'email',
        title: 'Email',
        hours: '24 hours a day, 7 days a week',
        delay: 'A reply in under 4 hours',
        text: 'To attach a screenshot or explain at length.',
        link: { label: company.support, href: `mailto:${company.support}` },
      },
      {
        id: 'phone',
        title: 'Phone',
        hours: 'Monday to Friday, 9 am to 6 pm',
        delay: 'An immediate answer',
        text: 'For what cannot wait: an event that begins tonight.',
        link: { label: company.phone.text, href: company.phone.href },
      },
    ],
  },
  quickHelp: {
    title: 'Settled in a minute',
    links: [
      { label: 'Forgotten password', href: '/auth', text: 'A link lets you choose a new one.' },
      { label: 'Cancel your place', href: '/faq', text: 'Free up to 24 hours before.' },
      { label: 'Change an event', href: '/my-events', text: 'In “My creations”.' },
      { label: 'Change your preferences', href: '/help/configure-preferences', text: 'And understand what they do.' },
    ],
  },
  form: {
    title: 'Open a ticket',
    text: 'Every field is needed. You receive the answer by email, and your address is used for nothing else.',
    submit: 'Send the ticket',
    sending: 'Sending…',
    sent: {
      title: 'Ticket sent',
      text: 'Thank you. We answer by email in under 4 hours, sooner if it is urgent.',
    },
    failed: {
      title: 'The ticket did not leave',
      text: 'What you wrote is still here. Check your connection and try again in a few minutes.',
    },
    errors: {
      required: 'We need this field to handle your ticket.',
      email: 'This address is not complete: the @, or what follows it, may be missing.',
      summary: (count) => `${count} answers to correct`,
    },
    choose: 'Choose…',
    fields: {
      firstName: { label: 'First name' },
      lastName: { label: 'Last name' },
      email: { label: 'Email address' },
      issueType: { label: 'What is it about?' },
      priority: { label: 'Is it urgent?', hint: 'Urgent: an event takes place in the next 24 hours.' },
      subject: { label: 'Subject', hint: 'For example: “The confirmation link does not open”' },
      description: {
        label: 'Description',
        hint: 'What you expected, what you saw, and the address of the page.',
      },
    },
    issueTypes: [
      { value: 'account', label: 'Account' },
      { value: 'event', label: 'Event' },
      { value: 'payment', label: 'Payment' },
      { value: 'bug', label: 'Something broken' },
      { value: 'feature', label: 'An idea' },
      { value: 'other', label: 'Other' },
    ],
    priorities: [
      { value: 'low', label: 'Whenever you can' },
      { value: 'medium', label: 'This week' },
      { value: 'high', label: 'Today' },
      { value: 'urgent', label: 'Urgent' },
    ],
  },
  addresses: {
    title: 'Other addresses',
    items: [
      {
        id: 'organisers',
        title: 'Organisers',
        text: 'Publishing, extra visibility, local partnerships.',
        link: { label: company.organisers, href: `mailto:${company.organisers}` },
      },
      {
        id: 'privacy',
        title: 'Personal data',
        text: 'Access, deletion, any question about your data.',
        link: { label: company.privacy, href: `mailto:${company.privacy}` },
      },
      {
        id: 'legal',
        title: 'Legal',
        text: 'An answer within 48 business hours.',
        link: { label: company.legal, href: `mailto:${company.legal}` },
      },
      {
        id: 'partners',
        title: 'Partners',
        text: 'API, widgets, open data.',
        link: { label: company.partners, href: `mailto:${company.partners}` },
      },
    ],
  },
};
