import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { OfflineNotice } from './OfflineNotice';

const meta = {
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Vous êtes hors connexion',
    text: 'Informations de 18:42. Elles seront mises à jour au retour de la connexion.',
  },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced politely, after the current speech of the screen reader. */
export const SeenToday: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('Vous êtes hors connexion'));
  },
};

export const SeenBefore: Story = {
  args: { text: 'Informations du 25 novembre à 18:42. Elles seront mises à jour au retour de la connexion.' },
};

/** With votes, favourites and answers that wait for the network. */
export const Waiting: Story = {
  args: { waiting: '2 envois en attente' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('2 envois en attente'));
  },
};

export const NothingKept: Story = {
  args: { text: 'Cette page n’est pas disponible hors connexion. Elle s’affichera au retour de la connexion.' },
};
