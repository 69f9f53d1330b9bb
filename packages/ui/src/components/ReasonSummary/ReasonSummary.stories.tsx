import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused, isThere } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { ReasonSummary } from './ReasonSummary';

const meta = {
  component: ReasonSummary,
  args: {
    reasons: [
      { label: 'Jazz', points: 50 },
      { label: 'à 12 km', points: 30 },
    ],
    others: { label: 'dont 1 autre raison', reasons: [{ label: 'dans 4 jours', points: 15 }] },
    totalLabel: 'points',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240, paddingBlockEnd: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReasonSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The third reason counts in the sum and is shown when the user opens the list. The content below does not move. */
export const Folded: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('95')).toBeVisible();
    const other = canvas.getByText(sampleText('dans 4 jours'));
    await expect(other).not.toBeVisible();
    const height = canvasElement.offsetHeight;
    await userEvent.click(canvas.getByText(sampleText('dont 1 autre raison')));
    await expect(other).toBeVisible();
    await expect(canvasElement.offsetHeight).toBe(height);
  },
};

/** A list that users can correct. */
export const Correctable: Story = {
  args: { correct: { label: 'Corriger', name: 'Corriger', onSelect: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Corriger') }));
    await expect(args.correct?.onSelect).toHaveBeenCalledOnce();
  },
};

/** Exactly two reasons. */
export const TwoReasons: Story = {
  args: { others: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('80')).toBeVisible();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/** A sum that users can verify. */
export const Do: Story = {};

/** A number without a reason. */
export const Dont: Story = { args: { reasons: [], others: undefined } };

export const LongText: Story = {
  args: {
    reasons: [
      {
        label: 'Vous avez ouvert cinq rencontres-débats franco-européennes au cours des quatorze derniers jours',
        points: 50,
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
    others: { label: '!'.repeat(300), reasons: [{ label: '<b>', points: 0 }] },
    totalLabel: 'W'.repeat(300),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Moves to the sum.', isFocused('summary')],
    ['Enter', 'Shows the other reasons.', isThere('details[open]')],
    ['Escape', 'Hides them.', isThere('details:not([open])')],
    ['Space', 'Shows the other reasons.', isThere('details[open]')],
  ]),
};
