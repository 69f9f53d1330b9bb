import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  component: Breadcrumbs,
  args: {
    label: 'Fil d’Ariane',
    trail: [
      { label: 'Accueil', href: '#/' },
      { label: 'Centre d’aide', href: '#/help' },
    ],
    current: 'Créer un compte',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Fil d’Ariane' })).toHaveTextContent('Créer un compte');
  },
};

export const OneLevel: Story = {
  parameters: {
    texts: {
      en: { label: 'Breadcrumbs', trail: [{ label: 'Home', href: '#/en' }], current: 'Create an account' },
      es: { label: 'Ruta de navegación', trail: [{ label: 'Inicio', href: '#/es' }], current: 'Crear una cuenta' },
    },
  },
  args: { trail: [{ label: 'Accueil', href: '#/' }] },
};

export const LongText: Story = {
  args: { current: 'Créer et publier votre premier événement, de l’idée jusqu’au soir où les portes s’ouvrent' },
};
