import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { OfflineScreen } from './OfflineScreen';

const meta = {
  component: OfflineScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Pas de connexion',
    text: 'Cette page n’a pas pu être chargée : votre appareil n’est pas connecté à Internet.',
    retryLabel: 'Réessayer',
  },
} satisfies Meta<typeof OfflineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The retry link leads to the current URL. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText('Réessayer'))).toHaveAttribute('href', '');
  },
};

export const LongText: Story = {
  args: { text: 'Votre appareil n’est pas connecté à Internet. '.repeat(12), retryLabel: 'Essayer encore une fois' },
};
