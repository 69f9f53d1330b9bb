import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isClicked, isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { NewsletterForm } from '../NewsletterForm/NewsletterForm';
import { Footer } from './Footer';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Pied de page',
    name: 'Lively',
    tagline: 'Il se passe toujours quelque chose près de chez vous.',
    place: 'Paris',
    columns: [
      {
        title: 'Produit',
        links: [
          { label: 'Explorer', href: '#/explore' },
          { label: 'Créer un événement', href: '#/create-event' },
          { label: 'Application mobile', href: '#/mobile-app' },
          { label: 'API', href: '#/api' },
        ],
      },
      {
        title: 'Entreprise',
        links: [
          { label: 'À propos', href: '#/about' },
          { label: 'Blog', href: '#/blog' },
          { label: 'Carrières', href: '#/careers' },
          { label: 'Contact', href: '#/contact' },
        ],
      },
      {
        title: 'Aide',
        links: [
          { label: 'Centre d’aide', href: '#/help' },
          { label: 'Questions fréquentes', href: '#/faq' },
          { label: 'Communauté', href: '#/community' },
          { label: 'Support', href: '#/support' },
        ],
      },
      {
        title: 'Légal',
        links: [
          { label: 'Confidentialité', href: '#/privacy' },
          { label: 'Conditions', href: '#/terms' },
          { label: 'Mentions légales', href: '#/mentions-legales' },
          { label: 'Accessibilité : partiellement conforme', href: '#/accessibilite' },
        ],
      },
    ],
    social: [
      { label: 'Instagram', href: '#instagram' },
      { label: 'Mastodon', href: '#mastodon' },
      { label: 'LinkedIn', href: '#linkedin' },
    ],
    legal: '© 2026 Lively',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: sampleText('Pied de page') })).toBeVisible();
  },
};

export const WithNewsletter: Story = {
  args: {
    newsletter: (
      <NewsletterForm
        labels={{
          title: 'Le meilleur de la semaine, par email',
          email: 'Adresse email',
          hint: 'Une lettre par semaine, un clic pour arrêter.',
          submit: 'S’abonner',
          submitting: 'Envoi…',
        }}
        onSubscribe={() => {}}
      />
    ),
  },
};

/** Columns of four links: users find one without reading all. */
export const Do: Story = {};

/** One column with all links. */
export const Dont: Story = {
  args: {
    columns: [
      {
        title: 'Produit',
        links: [
          'Explorer',
          'Blog',
          'Carrières',
          'Contact',
          'Communauté',
          'Support',
          'Confidentialité',
          'Conditions',
        ].map((label) => ({ label, href: '#' })),
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    tagline: 'Concerts, expositions, matchs, marchés de Noël, fêtes de quartier : il se passe toujours quelque chose.',
    place: 'Paris, dix-huitième arrondissement',
    legal: '© 2026 Lively. Les affiches sont dessinées à partir de la catégorie de chaque événement.',
  },
};

export const Keyboard: Story = {
  ...WithNewsletter,
  play: pressKeys([
    ...formKeys('camille@exemple.fr'),
    ['Tab', 'Moves to the links.', isFocused('nav a')],
    ['Enter', 'Follows the link.', isClicked('nav a')],
  ]),
};
