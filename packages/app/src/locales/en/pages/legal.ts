import type { ArticleContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const legal: ArticleContent = {
  meta: {
    title: 'Legal notices',
    description:
      'Publisher, publication director, hosting, intellectual property and legal contact of the Lively website.',
  },
  poster: { category: 'culture', seed: 'legal' },
  overline: 'Rules',
  title: 'Legal notices',
  lead: 'Who publishes Lively, who hosts it, and whom to write to.',
  sections: [
    {
      id: 'publisher',
      title: 'Publisher',
      blocks: [
        {
          table: {
            caption: 'The company',
            head: ['Information', 'Detail'],
            rows: [
              ['Name', `${company.name}, a French simplified joint-stock company`],
              ['Share capital', '€50,000'],
              ['Registered office', `${company.street}, ${company.city}, France`],
              ['Registration', company.register],
              ['EU VAT number', company.vat],
              ['Publication director', `${company.publisher}, president`],
              ['Phone', `[${company.phone.text}](${company.phone.href})`],
              ['Email', `[${company.contact}](mailto:${company.contact})`],
            ],
          },
        },
      ],
    },
    {
      id: 'hosting',
      title: 'Hosting',
      blocks: [
        'Pages are served by Scaleway SAS, 8 rue de la Ville-l’Évêque, 75008 Paris, France, phone [01 84 13 00 00](tel:+33184130000).',
        'Data is kept by Supabase, Inc., 970 Toa Payoh North, Singapore 318992, on servers in the European Union.',
      ],
    },
    {
      id: 'property',
      title: 'Intellectual property',
      blocks: [
        'The name, the logo, the texts and the posters drawn by Lively belong to their publisher. The content of events belongs to those who publish them. You may quote a page and link to it without asking us.',
        'Events imported from OpenAgenda keep their licence, Etalab’s Licence Ouverte 2.0, and their source is given on each page. The typefaces Bricolage Grotesque and Instrument Sans are under the SIL Open Font Licence.',
      ],
    },
    {
      id: 'contact',
      title: 'Legal contact',
      blocks: [
        `Any legal request, order or notice of unlawful content: [${company.legal}](mailto:${company.legal}), or by post to the registered office. We answer within 48 business hours. Reports about content are reviewed within 24 hours.`,
        'The point of contact for authorities and users under the European Digital Services Act is that same address, in French, English or Spanish.',
      ],
    },
    {
      id: 'mediation',
      title: 'Mediation',
      blocks: [
        'After a written complaint that led to no solution, a consumer can turn free of charge to CM2C, 49 rue de Ponthieu, 75008 Paris, [cm2c.net](https://www.cm2c.net).',
      ],
    },
  ],
  next: {
    title: 'Also worth reading',
    links: [
      { label: 'Terms of use', href: '/terms', text: 'What each can expect from the other.' },
      { label: 'Privacy policy', href: '/privacy', text: 'Your data, how long it is kept, your rights.' },
      { label: 'Accessibility', href: '/accessibilite', text: 'Where we stand, and how to tell us.' },
    ],
  },
};
