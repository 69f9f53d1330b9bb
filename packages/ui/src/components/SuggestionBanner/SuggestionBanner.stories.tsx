import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { SuggestionBanner } from './SuggestionBanner';

const meta = {
  component: SuggestionBanner,
  args: {
    title: 'Vous consultez souvent ces thèmes',
    text: 'Ajoutez-les à vos préférences pour en voir davantage.',
    suggestions: [
      { id: 'jazz', label: 'Jazz', acceptLabel: 'Ajouter Jazz à mes préférences', dismissLabel: 'Écarter Jazz' },
      {
        id: 'expos',
        label: 'Expositions',
        acceptLabel: 'Ajouter Expositions à mes préférences',
        dismissLabel: 'Écarter Expositions',
      },
    ],
    onAccept: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof SuggestionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Ajouter Jazz à mes préférences') }));
    await expect(args.onAccept).toHaveBeenCalledWith('jazz');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Écarter Expositions') }));
    await expect(args.onDismiss).toHaveBeenCalledWith('expos');
  },
};

/** On a phone only the title shows, and opens the suggestions. On wider screens they are always open. */
export const Folded: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.queryByRole('button', { name: sampleText('Vous consultez souvent ces thèmes') });
    const accept = () => canvas.queryByRole('button', { name: sampleText('Ajouter Jazz à mes préférences') });
    const isNarrow = matchMedia('(max-width: 44.99rem)').matches;
    if (!toggle || !isNarrow) return expect(accept()).toBeVisible();
    await expect(accept()).toBeNull();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(accept()).toBeVisible();
  },
};

/** The user has answered every suggestion: the component renders no element. */
export const None: Story = {
  args: { suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Two or three suggestions that the user can decline one by one. */
export const Do: Story = {};

/** Too many suggestions at once: the banner becomes a form. */
export const Dont: Story = {
  args: {
    suggestions: ['Jazz', 'Expositions', 'Rock', 'Festivals', 'Cinéma', 'Marchés', 'Rugby'].map((label) => ({
      id: label,
      label,
      acceptLabel: label,
      dismissLabel: 'Masquer',
    })),
  },
};

export const LongText: Story = {
  args: {
    title: 'Vous ouvrez souvent des rencontres-débats autour du cinéma franco-européen',
    suggestions: [
      {
        id: 'long',
        label: 'Rencontres-débats autour du cinéma franco-européen indépendant de l’entre-deux-guerres',
        acceptLabel:
          'Ajouter Rencontres-débats autour du cinéma franco-européen indépendant de l’entre-deux-guerres à mes préférences',
        dismissLabel: 'Écarter ces rencontres',
      },
    ],
  },
};

export const Keyboard: Story = {
  play: pressKeys(buttonKeys('Adds the suggestion, or declines it.')),
};
