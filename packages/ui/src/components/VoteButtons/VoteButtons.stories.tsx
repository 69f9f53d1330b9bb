import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
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
export const Up: Story = { args: { vote: 'up' }, play: expectPressed(true, false) };
export const Down: Story = { args: { vote: 'down' }, play: expectPressed(false, true) };

/** Two opposite words of similar length. */
export const Do: Story = {};

/** A question in the button: the counts then refer to an unclear answer. */
export const Dont: Story = { args: { upLabel: 'Est-ce que ça vous tente ?', downLabel: 'Non' } };

export const LongText: Story = {
  args: {
    upLabel: 'J’irais volontiers avec des amis',
    upCount: '1 204 318',
    downLabel: 'Ce n’est vraiment pas pour moi',
    downCount: '12',
  },
};

/** Both are on one line in the BookingCard of a phone. */
export const Narrow: Story = {
  args: { upCount: '128', downLabel: 'Pas pour moi', downCount: '13' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 291 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [up, down] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(up).toBe(down);
  },
};

/** A visitor reaches the sign-in link right after the buttons. */
export const WayOut: Story = {
  args: {
    signInPrompt: {
      text: 'Votre avis n’est pas encore enregistré.',
      link: { label: 'Se connecter pour donner mon avis', href: '#connexion' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: `${sampleText('Bof')} 9` }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: sampleText('Se connecter pour donner mon avis') })).toHaveFocus();
  },
};

/** A vote without a network: the note stays until the vote is sent. */
export const Waiting: Story = {
  args: { vote: 'up', upCount: '129', waiting: 'Sera envoyé au retour de la connexion' },
  play: async ({ canvas }) => {
    const note = sampleText('Sera envoyé au retour de la connexion');
    await expect(canvas.getByText(note).textContent).toBe(note);
  },
};

/** The separator between label and count is not read aloud. */
export const Voting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${sampleText('Bof')} 9`, pressed: false }));
    await expect(args.onVote).toHaveBeenCalledWith('down');
  },
};

export const Keyboard: Story = {
  ...WayOut,
  play: pressKeys([
    ...buttonKeys('Votes for it, or takes the vote back.', 'button:first-of-type'),
    ['Tab', 'Moves to the vote against it.', isFocused('button + button')],
    ['Tab', 'Moves to the sign-in link of a visitor.', isFocused('a')],
  ]),
};

/** Checks which of the two buttons is announced as pressed. */
function expectPressed(...pressed: readonly boolean[]): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    const [up, down] = canvas.getAllByRole('button');
    await expect(up).toHaveAttribute('aria-pressed', String(pressed[0]));
    await expect(down).toHaveAttribute('aria-pressed', String(pressed[1]));
  };
}
