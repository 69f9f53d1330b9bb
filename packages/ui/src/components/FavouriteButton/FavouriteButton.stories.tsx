import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { FavouriteButton } from './FavouriteButton';

const meta = {
  component: FavouriteButton,
  args: { label: 'Garder Nuit Nina Simone dans mes favoris', pressed: false, onToggle: fn() },
} satisfies Meta<typeof FavouriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { pressed: true } };

/** Pressed without a network: the mark stays until the change is sent, and is also the description of the button. */
export const Waiting: Story = {
  args: { pressed: true, waiting: 'Sera envoyé au retour de la connexion' },
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: sampleText(args.label), pressed: true });
    await expect(heart).toHaveAccessibleDescription(sampleText('Sera envoyé au retour de la connexion'));
  },
};

/** The label names the event: a list of cards has many hearts. */
export const Do: Story = {};

/** Without `pressed`, the heart and its label contradict the state. */
export const Dont: Story = { args: { label: 'Retirer des favoris', pressed: false } };

export const LongText: Story = {
  args: {
    label: 'Garder la rencontre autour de la rétrospective des cinéastes de l’entre-deux-guerres dans mes favoris',
  },
};

export const Toggling: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: sampleText(args.label), pressed: false });
    await userEvent.click(heart);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    const { width, height } = heart.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Keyboard: Story = {
  play: pressKeys(buttonKeys('Keeps the event, or lets it go.')),
};
