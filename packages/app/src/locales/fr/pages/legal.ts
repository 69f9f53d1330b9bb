import type { ArticleContent } from '@lively/ui/screens';
import { company } from './company';

export const legal: ArticleContent = {
  meta: {
    title: 'Mentions légales',
    description:
      'Éditeur, directrice de la publication, hébergement, propriété intellectuelle et contact juridique du site Lively.',
  },
  poster: { category: 'culture', seed: 'legal' },
  overline: 'Règles',
  title: 'Mentions légales',
  lead: 'Qui édite Lively, qui l’héberge, et à qui écrire.',
  sections: [
    {
      id: 'publisher',
      title: 'Éditeur',
      blocks: [
        {
          table: {
            caption: 'La société',
            head: ['Information', 'Détail'],
            rows: [
              ['Dénomination', `${company.name}, société par actions simplifiée`],
              ['Capital social', '50 000 €'],
              ['Siège', `${company.street}, ${company.city}`],
              ['Immatriculation', company.register],
              ['TVA intracommunautaire', company.vat],
              ['Directrice de la publication', `${company.publisher}, présidente`],
              ['Téléphone', `[${company.phone.text}](${company.phone.href})`],
              ['Email', `[${company.contact}](mailto:${company.contact})`],
            ],
          },
        },
      ],
    },
    {
      id: 'hosting',
      title: 'Hébergement',
      blocks: [
        'Les pages sont servies par Scaleway SAS, 8 rue de la Ville-l’Évêque, 75008 Paris, téléphone [01 84 13 00 00](tel:+33184130000).',
        'Les données sont conservées par Supabase, Inc., 970 Toa Payoh North, Singapour 318992, sur des serveurs situés dans l’Union européenne.',
      ],
    },
    {
      id: 'property',
      title: 'Propriété intellectuelle',
      blocks: [
        'Le nom, le logo, les textes et les affiches dessinées par Lively appartiennent à leur éditeur. Les contenus des événements appartiennent à celles et ceux qui les publient. Vous pouvez citer une page et créer un lien vers elle sans nous demander.',
        'Les événements importés d’OpenAgenda conservent leur licence, la Licence Ouverte 2.0 d’Etalab, et leur source est indiquée sur chaque page. Les caractères Bricolage Grotesque et Instrument Sans sont distribués sous licence SIL Open Font.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact juridique',
      blocks: [
        `Toute demande juridique, réquisition ou notification de contenu illicite : [${company.legal}](mailto:${company.legal}) ou par courrier au siège. Nous répondons sous 48 heures ouvrées. Les signalements de contenus sont examinés sous 24 heures.`,
        'Le point de contact des autorités et des utilisateurs prévu par le règlement européen sur les services numériques est cette même adresse, en français, en anglais ou en espagnol.',
      ],
    },
    {
      id: 'mediation',
      title: 'Médiation',
      blocks: [
        'Après une réclamation écrite restée sans solution, un consommateur peut saisir gratuitement CM2C, 49 rue de Ponthieu, 75008 Paris, [cm2c.net](https://www.cm2c.net).',
      ],
    },
  ],
  next: {
    title: 'À lire aussi',
    links: [
      { label: 'Conditions d’utilisation', href: '/terms', text: 'Ce que chacun peut attendre de l’autre.' },
      { label: 'Politique de confidentialité', href: '/privacy', text: 'Vos données, leurs durées, vos droits.' },
      { label: 'Accessibilité', href: '/accessibilite', text: 'Où nous en sommes, et comment nous le dire.' },
    ],
  },
};
