import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused, isThere } from '../../docs/keyboard/proofs';
import { keepState } from '../../docs/snippets/keepState';
import { Switch } from './Switch';

const meta = {
  component: Switch,
  args: { label: 'Rappels avant mes sorties', checked: false, onCheckedChange: fn() },
  render: keepState(Switch, 'checked', 'onCheckedChange'),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { checked: true } };

export const WithHint: Story = { args: { hint: 'Un email la veille, à dix-huit heures.', checked: true } };

/** A locked switch explains why it is locked. */
export const Locked: Story = {
  args: {
    label: 'Cookies essentiels',
    hint: 'Sans eux, vous ne resteriez pas connecté.',
    checked: true,
    disabled: true,
  },
};

/** A setting that takes effect at once. */
export const Do: Story = {};

/** A setting that takes effect only after « Enregistrer »: use a `Checkbox`. */
export const Dont: Story = { args: { label: 'J’accepte les conditions' } };

export const LongText: Story = {
  args: {
    label: 'Me prévenir quand un événement que j’ai gardé en favori change de date, de lieu ou de prix',
    hint: 'Les annulations vous sont toujours signalées, même lorsque ce réglage est désactivé.',
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Moves to it.', isFocused('[role="switch"]')],
    ['Space', 'Switches it.', isThere('[role="switch"]:checked')],
  ]),
};
