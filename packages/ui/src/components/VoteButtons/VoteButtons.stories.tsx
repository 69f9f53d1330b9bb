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
  parameters: {
    texts: {
      en: { label: 'Your view', upLabel: 'I’m tempted', downLabel: 'Meh' },
      es: { label: 'Su opinión', upLabel: 'Me apetece', downLabel: 'Regular' },
    },
  },
} satisfies Meta<typeof VoteButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Up: Story = { args: { vote: 'up' } };
export const Down: Story = { args: { vote: 'down' } };

export const LongText: Story = {
  args: {
    upLabel: 'J’irais volontiers avec des amis',
    upCount: '1 204 318',
    downLabel: 'Ce n’est vraiment pas pour moi',
    downCount: '12',
  },
  parameters: { texts: {} },
};

export const Voting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bof · 9', pressed: false }));
    await expect(args.onVote).toHaveBeenCalledWith('down');
  },
};
