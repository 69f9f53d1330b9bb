import type { FaqContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const faq: FaqContent = {
  meta: {
    title: 'Frequently asked questions',
    description:
      'Account, events, tickets, personal data: fifteen short and accurate answers to the questions we are asked most.',
  },
  poster: { category: 'culture', seed: 'faq' },
  overline: 'Help',
  title: 'Frequently asked questions',
  lead: 'Fifteen short answers. Search for a word, or choose a category.',
  search: {
    label: 'Search the questions',
    placeholder: 'Cancel, password, organiser…',
    submit: 'Search',
  },
  categoriesLabel: 'Category',
  categories: [
    { value: 'all', label: 'All' },
    { value: 'general', label: 'General' },
    { value: 'account', label: 'Account' },
    { value: 'events', label: 'Events' },
    { value: 'payment', label: 'Payment' },
  ],
  countQuestions: (count) => (count === 1 ? `${count} question` : `${count} questions`),
  empty: (search, category) => `No question found for “${search}” in the category “${category}”.`,
  reset: 'See all questions',
  questions: [
    {
      id: 'what',
      category: 'general',
      question: 'What is Lively, and what does it cost?',
      answer:
        'Lively gathers the outings near you and sorts them by your tastes, showing why. Signing up, searching and publishing events are free. Only tickets for paid events are paid for, at their own ticket office.',
    },
    {
      id: 'create-account',
      category: 'account',
      question: 'How do I create an account?',
      answer:
        'Choose “Sign in”, then “Create an account”: name, email address, password of at least 8 characters. You receive a confirmation link that works for 24 hours. You must be an adult, and one account stands for one person. The [four-step guide](/help/create-account) shows it all.',
    },
    {
      id: 'delete-account',
      category: 'account',
      question: 'How do I delete my account?',
      answer: `There is a button in your profile settings, but automatic deletion will only be available soon. Until then, write to [${company.privacy}](mailto:${company.privacy}) from the address of the account: we delete everything by hand. Before that, you can download your data from your profile.`,
    },
    {
      id: 'reset-password',
      category: 'account',
      question: 'I have forgotten my password. What now?',
      answer:
        'On the sign-in page, choose “Forgotten your password?” and give your address. A link lets you choose a new one: at least 8 characters, preferably 12. For safety, the screen is the same whether we know the address or not.',
    },
    {
      id: 'notifications',
      category: 'account',
      question: 'How do I set my notifications?',
      answer:
        'In your profile, under Settings. To begin with, emails and event reminders are on; notifications on your device and promotional messages are off.',
    },
    {
      id: 'data',
      category: 'general',
      question: 'How is my data protected?',
      answer:
        'Your favourites, tickets and preferences can be read by you alone: the database itself enforces it. Your position stays on your device, and no optional tracker runs before you choose. It is all in the [privacy policy](/privacy).',
    },
    {
      id: 'recommendations',
      category: 'general',
      question: 'How are events recommended?',
      answer:
        'With points: your preferences, the distance, the date, the crowd and your recent visits. Each card gives its reasons, which add up to the score. Nobody can buy points. The rules are [public](/ranking).',
    },
    {
      id: 'create-event',
      category: 'events',
      question: 'How do I publish an event?',
      answer:
        'Sign in, choose “Create”, and fill in the title, category, place, date and time. The rest is optional. The event can be seen as soon as it is published. The [six-step guide](/help/create-event) ends with a checklist.',
    },
    {
      id: 'edit-event',
      category: 'events',
      question: 'Can I edit or delete my event?',
      answer:
        'Yes, in “My events”, under “My creations”. Only you can change what you have published. A change shows at once; a deletion is final.',
    },
    {
      id: 'cancel',
      category: 'events',
      question: 'How do I cancel my place?',
      answer:
        'Cancelling is free up to 24 hours before the event begins. For a ticket, follow the cancellation link sent by the ticket office. For a free event with booking, tell the organiser: somebody may be waiting for your place.',
    },
    {
      id: 'invite',
      category: 'events',
      question: 'How do I invite friends?',
      answer:
        'The “Share” button on each page opens your phone’s sharing menu, or copies the link. Your friends need no account to read it.',
    },
    {
      id: 'organiser',
      category: 'events',
      question: 'How do I contact an organiser?',
      answer:
        'Their name is on the event’s page, and their website is often behind the ticket link. If you find nothing, [write to us](/contact): we will pass your message on.',
    },
    {
      id: 'report',
      category: 'events',
      question: 'How do I report an event or a behaviour?',
      answer:
        'Send us the address of the page with the [support form](/support), subject “Event”. Every report is reviewed within 24 hours. A misleading or dangerous event is removed.',
    },
    {
      id: 'pay',
      category: 'payment',
      question: 'How does paying for a ticket work?',
      answer:
        'The ticket link opens the ticket office in a new tab. You pay there by card, through a specialised payment provider. Lively neither sees nor keeps your bank details.',
    },
    {
      id: 'refund',
      category: 'payment',
      question: 'How do I get a refund?',
      answer:
        'If you cancel more than 24 hours before the event, or if the organiser cancels, the ticket office refunds the card you used, usually within a few working days. If nothing comes, open a [ticket](/support), subject “Payment”, with your order number.',
    },
  ],
  contact: {
    title: 'Your question is not here?',
    text: 'Ask it in your own words. The best ones end up on this page.',
    links: [
      { label: 'Write to us', href: '/contact', text: 'An answer within 24 hours, Monday to Friday.' },
      { label: 'Support', href: '/support', text: 'Chat, email, phone and tickets.' },
      { label: 'The guides', href: '/help', text: 'Step by step, from the account to the event.' },
    ],
  },
};
