import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isChosen, isFocused } from '../../docs/keyboard/proofs';
import { RadioGroup } from './RadioGroup';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Qui peut voir mon profil ?',
    name: 'visibility',
    options: [
      { value: 'public', label: 'Tout le monde' },
      { value: 'friends', label: 'Mes amis' },
      { value: 'private', label: 'Personne' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};

export const Answered: Story = { args: { defaultValue: 'public' } };

export const WithHints: Story = {
  args: {
    defaultValue: 'friends',
    hint: 'Vos favoris et vos billets ne sont jamais visibles.',
    options: [
      { value: 'public', label: 'Tout le monde', hint: 'Votre nom, votre ville et votre photo.' },
      { value: 'friends', label: 'Mes amis', hint: 'Les personnes que vous avez invitées.' },
      { value: 'private', label: 'Personne', hint: 'Vous seul.' },
    ],
  },
};

export const Invalid: Story = { args: { error: 'Choisissez une réponse.', required: true } };

export const Disabled: Story = { args: { defaultValue: 'public', disabled: true } };

/** All answers visible, in an expected order. */
export const Do: Story = {};

/** More than seven answers: use a `Select`. */
export const Dont: Story = {
  args: {
    label: 'Ville',
    options: ['Bordeaux', 'Cannes', 'Lyon', 'Marseille', 'Nice', 'Paris', 'Rennes', 'Toulouse'].map((label) => ({
      value: label,
      label,
    })),
  },
};

export const LongText: Story = {
  args: {
    label: 'À quel point votre demande est-elle pressée, pour que nous y répondions dans le bon ordre ?',
    options: [
      { value: 'low', label: 'Je pose simplement une question, elle peut attendre la semaine prochaine sans me gêner' },
      { value: 'urgent', label: 'Mon événement a lieu ce soir et les invités ne retrouvent plus leurs billets' },
    ],
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Moves to the group: to what is chosen, or else to the first.', isFocused('[value="public"]')],
    ['Space', 'Chooses it.', isChosen('public')],
    ['ArrowDown', 'Chooses the next.', isChosen('friends')],
    ['ArrowUp', 'Chooses the one before.', isChosen('public')],
    ['ArrowRight', 'Chooses the next.', isChosen('friends')],
    ['ArrowLeft', 'Chooses the one before.', isChosen('public')],
  ]),
};
