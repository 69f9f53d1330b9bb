import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkboxKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { Checklist } from './Checklist';

const meta = {
  component: Checklist,
  args: {
    label: 'Avant de publier',
    items: [
      'Un titre de cent caractères au plus',
      'La date et l’heure de début',
      'L’adresse exacte du lieu',
      'Le prix, même s’il est de zéro',
      'Une image, ou l’affiche que nous dessinons',
    ],
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};

export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(sampleText('L’adresse exacte du lieu')));
    await expect(canvas.getByRole('checkbox', { name: sampleText('L’adresse exacte du lieu') })).toBeChecked();
  },
};

/** Items that each take a minute. */
export const Do: Story = {};

/** Wishes that are never done. */
export const Dont: Story = { args: { items: ['Faire un bel événement', 'Être original', 'Plaire à tout le monde'] } };

export const LongText: Story = {
  args: {
    items: [
      'Une phrase qui explique à une personne qui ne vous connaît pas ce qu’elle verra, avec qui et pendant combien de temps',
      'Un contact',
    ],
  },
};

export const Keyboard: Story = {
  play: pressKeys(checkboxKeys()),
};
