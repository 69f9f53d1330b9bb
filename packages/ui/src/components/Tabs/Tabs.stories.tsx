import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused, isThere } from '../../docs/keyboard/proofs';
import { keepState } from '../../docs/snippets/keepState';
import { Tabs } from './Tabs';

const meta = {
  component: Tabs,
  args: {
    label: 'Mon profil',
    tabs: [
      { value: 'upcoming', label: 'À venir', count: '2', content: 'Nuit Nina Simone, samedi 12 décembre.' },
      { value: 'past', label: 'Passées', content: 'Aucune sortie passée pour l’instant.' },
      { value: 'settings', label: 'Réglages', content: 'Notifications, visibilité, préférences.' },
    ],
    value: 'upcoming',
    onValueChange: fn(),
  },
  render: keepState(Tabs, 'value', 'onValueChange'),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Last: Story = { args: { value: 'settings' } };

/** Views that users read one at a time. */
export const Do: Story = {};

/** Steps that users must all complete: they can skip a tab. */
export const Dont: Story = {
  args: {
    tabs: ['Étape 1', 'Étape 2', 'Étape 3'].map((label) => ({ value: label, label, content: label })),
    value: 'Étape 1',
  },
};

export const LongText: Story = {
  args: {
    tabs: [
      { value: 'upcoming', label: 'Mes sorties à venir, toutes villes confondues', content: 'Une soirée.' },
      { value: 'past', label: 'Celles que j’ai déjà faites et aimées', content: 'Deux soirées.' },
    ],
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Moves to the tab that is chosen.', isFocused('[role="tab"]:nth-of-type(1)')],
    ['ArrowRight', 'Moves to the next tab.', isFocused('[role="tab"]:nth-of-type(2)')],
    ['ArrowLeft', 'Moves to the one before.', isFocused('[role="tab"]:nth-of-type(1)')],
    ['End', 'Moves to the last.', isFocused('[role="tab"]:nth-of-type(3)')],
    ['Enter', 'Shows its part.', isThere('[role="tab"]:nth-of-type(3)[aria-selected="true"]')],
    ['Home', 'Moves to the first.', isFocused('[role="tab"]:nth-of-type(1)')],
    ['Space', 'Shows its part.', isThere('[role="tab"]:nth-of-type(1)[aria-selected="true"]')],
    ['Tab', 'Moves to the part that is shown.', isFocused('[role="tabpanel"]')],
  ]),
};
