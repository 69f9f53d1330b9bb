import type { ContactContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const contact: ContactContent = {
  meta: {
    title: 'Contact us',
    description:
      'Write to the Lively team: an answer within 24 hours, Monday to Friday, 9 am to 6 pm. Direct addresses for the press and for organisers.',
  },
  poster: { category: 'leisure', seed: 'contact' },
  overline: 'Contact',
  title: 'Write to us, somebody reads',
  lead: 'A question, an idea, a mistake in an announcement? We answer within 24 hours, Monday to Friday, 9 am to 6 pm (Paris time).',
  form: {
    title: 'Your message',
    text: 'We use your address only to answer you. Every field is needed.',
    submit: 'Send the message',
    sending: 'Sending…',
    sent: {
      title: 'Message sent',
      text: 'Thank you. You will have an answer within 24 hours, on weekdays, at the address you gave.',
    },
    failed: {
      title: 'The message did not leave',
      text: 'Your text is still here. Check your connection and try again in a few minutes.',
    },
    errors: {
      required: 'We need this field to answer you.',
      email: 'This address is not complete: the @, or what follows it, may be missing.',
      summary: (count) => `${count} answers to correct`,
    },
    fields: {
      name: { label: 'Your name' },
      email: { label: 'Your email address', hint: 'For example alex@example.com' },
      subject: { label: 'Subject' },
      message: { label: 'Message', hint: 'If it is about an event, add the address of its page.' },
    },
  },
  ways: {
    title: 'Other ways',
    items: [
      {
        id: 'phone',
        title: 'By phone',
        text: 'Monday to Friday, 9 am to 6 pm. We speak French, English and Spanish.',
        link: { label: company.phone.text, href: company.phone.href },
      },
      {
        id: 'email',
        title: 'By email',
        text: 'For anything that does not fit in a form.',
        link: { label: company.contact, href: `mailto:${company.contact}` },
      },
      {
        id: 'press',
        title: 'Press',
        text: 'Figures, pictures, interviews: tell us your deadline and we will keep it.',
        link: { label: company.press, href: `mailto:${company.press}` },
      },
      {
        id: 'place',
        title: 'By post',
        text: `${company.name}, ${company.street}, ${company.city}, France`,
      },
    ],
  },
  faq: {
    title: 'Before you write',
    questions: [
      {
        id: 'delay',
        question: 'When will I get an answer?',
        answer:
          'Within 24 hours, Monday to Friday, 9 am to 6 pm. A message sent on Saturday is read on Monday morning. If it is urgent on the day of an event, call us.',
      },
      {
        id: 'organiser',
        question: 'Can you pass a message on to an organiser?',
        answer:
          'Yes, if the page gives no way to reach them. Send us the address of the page; we pass it on without giving your details, unless you ask us to.',
      },
      {
        id: 'ticket',
        question: 'I have a problem with a ticket.',
        answer:
          'Payment and tickets are handled by the organiser’s ticket office: start with the confirmation email it sent you. If that leads nowhere, open a [support ticket](/support) and we will look into it with you.',
      },
      {
        id: 'report',
        question: 'How do I report a doubtful event?',
        answer: 'Send us the address of its page and what worries you. Reports are reviewed within 24 hours.',
      },
    ],
  },
};
