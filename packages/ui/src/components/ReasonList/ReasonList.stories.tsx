import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { ReasonList } from './ReasonList';

const meta = {
  component: ReasonList,
  args: {
    title: 'Pourquoi vous',
    totalLabel: 'Score',
    reasons: [
      { label: 'Vous aimez le jazz', points: 50 },
      { label: 'À 4 km de chez vous', points: 30 },
      { label: 'Plus de 500 personnes y vont', points: 10 },
    ],
  },
} satisfies Meta<typeof ReasonList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reasons: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('90')).toBeVisible();
  },
};

/** Buttons that change the recommendations, and a link to the rules. */
export const WithActions: Story = {
  args: {
    actions: [
      { label: 'Moins de jazz', onSelect: fn() },
      { label: 'Pas si loin', onSelect: fn() },
      { label: 'Masquer', onSelect: fn() },
    ],
    explanation: { label: 'Comment nous classons les événements', href: '#classement' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Pas si loin') }));
    await expect(args.actions?.[1]?.onSelect).toHaveBeenCalledOnce();
  },
};

/** Reasons that users can verify. */
export const Do: Story = {};

/** A number without a reason. */
export const Dont: Story = { args: { reasons: [{ label: 'Pertinence', points: 90 }] } };

export const LongText: Story = {
  args: {
    reasons: [
      {
        label: 'Vous avez ouvert cinq rencontres-débats franco-européennes au cours des quatorze derniers jours',
        points: 25,
      },
      { label: 'À 98 km de Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson', points: 30 },
    ],
  },
};

export const Hostile: Story = {
  args: {
    reasons: [
      { label: 'é'.repeat(2_000), points: 999_999_999 },
      { label: '', points: -5 },
    ],
  },
};

export const Keyboard: Story = {
  ...WithActions,
  play: pressKeys([
    ...buttonKeys('Corrects what was learned.'),
    ['Tab', 'Moves to the next correction.', isFocused('button + button')],
  ]),
};
