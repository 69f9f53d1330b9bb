import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused, isThere } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { PasswordField } from './PasswordField';

const meta = {
  component: PasswordField,
  args: {
    label: 'Mot de passe',
    name: 'password',
    autoComplete: 'current-password',
    labels: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'colonne-morris-1868' } };

export const New: Story = {
  args: { autoComplete: 'new-password', hint: 'Huit caractères au moins ; douze, c’est mieux.' },
};

export const Invalid: Story = {
  args: { defaultValue: 'paris', error: 'Ce mot de passe compte moins de huit caractères : ajoutez-en.' },
};

export const Disabled: Story = { args: { disabled: true } };

/** The rule is visible before the user types. */
export const Do: Story = {
  args: { autoComplete: 'new-password', hint: 'Huit caractères au moins ; douze, c’est mieux.' },
};

/** The rule appears only as an error. */
export const Dont: Story = {
  args: { autoComplete: 'new-password', error: 'Ce mot de passe compte moins de huit caractères : ajoutez-en.' },
};

export const LongText: Story = {
  args: {
    label: 'Choisissez le mot de passe que vous utiliserez pour vous connecter depuis tous vos appareils',
    hint: 'Huit caractères au moins. Une suite de quatre mots sans rapport se retient mieux qu’un mot compliqué.',
  },
};

export const ShownAndHidden: Story = {
  args: { defaultValue: 'colonne-morris-1868' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(sampleText('Mot de passe'));
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Afficher le mot de passe') }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Masquer le mot de passe') }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('colonne-morris-1868');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(sampleText('Mot de passe')));
    await userEvent.paste('colonne-morris-1868');
    await expect(canvas.getByLabelText(sampleText('Mot de passe'))).toHaveValue('colonne-morris-1868');
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ...textKeys('colonne'),
    ['Tab', 'Moves to the button.', isFocused('button')],
    ['Enter', 'Shows what was typed.', isThere('input[type="text"]')],
    ['Space', 'Hides it again.', isThere('input[type="password"]')],
  ]),
};
