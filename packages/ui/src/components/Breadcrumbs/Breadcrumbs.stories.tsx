import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
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
    await expect(canvas.getByRole('navigation', { name: sampleText('Fil d’Ariane') })).toHaveTextContent(
      sampleText('Créer un compte'),
    );
  },
};

export const OneLevel: Story = {
  args: { trail: [{ label: 'Accueil', href: '#/' }] },
};

/** The parent pages, and the current page. */
export const Do: Story = {};

/** The history of the user, which the back button already has. */
export const Dont: Story = {
  args: {
    trail: [
      { label: 'Rechercher', href: '#' },
      { label: 'Rechercher', href: '#' },
      { label: 'Accueil', href: '#' },
    ],
  },
};

export const LongText: Story = {
  args: { current: 'Créer et publier votre premier événement, de l’idée jusqu’au soir où les portes s’ouvrent' },
};

export const Keyboard: Story = {
  play: pressKeys(linkKeys()),
};
