import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VoteButtons } from './VoteButtons';

const meta = {
  component: VoteButtons,
  args: {
    label: 'Votre avis',
    upLabel: 'Ça me tente',
    upCount: '128',
    downLabel: 'Bof',
    downCount: '9',
    onVote: fn(),
  },
} satisfies Meta<typeof VoteButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Up: Story = { args: { vote: 'up' } };
export const Down: Story = { args: { vote: 'down' } };

/** Two opposite words, of a like length. */
export const Do: Story = {};

/** A question in the button: the numbers then count an answer that nobody reads. */
export const Dont: Story = { args: { upLabel: 'Est-ce que ça vous tente ?', downLabel: 'Non' } };

export const LongText: Story = {
  args: {
    upLabel: 'J’irais volontiers avec des amis',
    upCount: '1 204 318',
    downLabel: 'Ce n’est vraiment pas pour moi',
    downCount: '12',
  },
};

export const Voting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bof · 9', pressed: false }));
    await expect(args.onVote).toHaveBeenCalledWith('down');
  },
};
