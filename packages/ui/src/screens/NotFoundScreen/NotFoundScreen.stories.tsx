import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText, seenText } from '../../docs/translateArgs';
import { NotFoundScreen } from './NotFoundScreen';

const meta = {
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Oups ! Page introuvable',
    text: 'L’affiche s’est décollée, ou n’a jamais été collée là. Vérifiez l’adresse, ou repartez d’ici.',
    code: '404',
    home: { label: 'Revenir à l’accueil', href: '#/' },
  },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HomeOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(seenText('Oups ! Page introuvable'));
    await expect(canvas.getByRole('link', { name: sampleText('Revenir à l’accueil') })).toBeVisible();
  },
};

export const WithAlternative: Story = {
  args: { alternative: { label: 'Explorer les événements', href: '#/explore' } },
};

export const LongText: Story = {
  args: {
    title: 'Oups ! Cette page a quitté l’affiche sans laisser d’adresse',
    text: 'Le lien que vous avez suivi date peut-être d’une ancienne saison, ou quelques lettres se sont perdues en route. Les événements, eux, sont toujours là : repartez de l’accueil ou de la liste.',
    alternative: { label: 'Explorer tous les événements près de chez vous', href: '#/explore' },
  },
};
