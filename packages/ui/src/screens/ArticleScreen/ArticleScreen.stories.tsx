import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleLinks, sampleOpening } from '../page/sampleTexts';
import { ArticleScreen } from './ArticleScreen';

const meta = {
  component: ArticleScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      ...sampleOpening,
      figures: [
        { value: '10K+', label: 'événements en France' },
        { value: '50K+', label: 'utilisateurs' },
        { value: '500+', label: 'villes' },
        { value: '24', label: 'personnes dans l’équipe' },
      ],
      sections: [
        {
          id: 'story',
          title: 'Une colonne Morris dans la poche',
          blocks: [
            'En 2022, Inès Caradec programmait les concerts d’une salle de quatre-vingts places. Certains mardis, il y avait plus de monde sur scène que dans le public.',
            'Les habitués ont envoyé la page à leurs amis. **Lively** en est la suite ; les règles sont [publiques](/ranking).',
          ],
        },
        {
          id: 'principles',
          title: 'Ce à quoi nous tenons',
          blocks: [
            { list: ['**Dire pourquoi.** Les nôtres affichent leurs raisons.', '**Compter juste.** Ou écrire ≈.'] },
          ],
        },
      ],
      next: { title: 'Pour aller plus loin', links: sampleLinks },
    },
  },
} satisfies Meta<typeof ArticleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toContain('/ranking');
  },
};

/** A long text: with a list of its sections, a date and a table that scrolls in its frame on a phone. */
export const Long: Story = {
  args: {
    content: {
      ...sampleOpening,
      poster: { category: 'leisure', seed: 'privacy' },
      overline: 'Vos données',
      title: 'Politique de confidentialité',
      updated: { date: '2024-03-15', text: 'Dernière mise à jour : 15 mars 2024' },
      contentsLabel: 'Sur cette page',
      sections: [
        {
          id: 'data',
          title: 'Ce que nous traitons',
          blocks: [
            {
              table: {
                caption: 'Données, raisons et durées',
                head: ['Données', 'Pourquoi', 'Base légale', 'Durée'],
                rows: [
                  ['Nom, adresse email', 'Ouvrir et protéger votre compte', 'Contrat', 'Jusqu’à la suppression'],
                  ['Événements consultés', 'Affiner les recommandations', 'Consentement', 'Les 100 derniers'],
                ],
              },
            },
            { note: 'Nous ne demandons pas de date de naissance.' },
          ],
        },
        {
          id: 'rights',
          title: 'Vos droits',
          blocks: [{ numbered: true, list: ['Lire et emporter.', 'Corriger.', 'Effacer.'] }],
        },
      ],
      next: { title: 'À lire aussi', links: sampleLinks.slice(0, 2) },
    },
  },
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation', { name: sampleText('Sur cette page') });
    await expect(contents.querySelectorAll('a')).toHaveLength(2);
    await expect(canvas.getByRole('rowheader', { name: sampleText('Événements consultés') })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    content: {
      ...sampleOpening,
      title: 'Conditions générales d’utilisation, de publication et de participation',
      sections: [
        {
          id: 'long',
          title: 'Responsabilité de la personne qui publie un événement gratuit sur la voie publique',
          blocks: ['Toute personne qui publie un événement garantit que le lieu peut l’accueillir. '.repeat(12)],
        },
      ],
      next: { title: 'À lire aussi', links: sampleLinks },
    },
  },
};
