import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { hasValue } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { NumberField } from './NumberField';

const meta = {
  component: NumberField,
  args: {
    label: 'Nombre maximal de participants',
    name: 'capacity',
    labels: { decrease: 'Un participant de moins', increase: 'Un participant de plus' },
    locale: 'fr',
    min: 1,
    onValueChange: fn(),
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-roledescription');
  },
};

export const Filled: Story = { args: { defaultValue: 1080 } };

export const WithHint: Story = { args: { note: 'facultatif', hint: 'Laissez vide si tout le monde peut entrer.' } };

export const Invalid: Story = { args: { error: 'Indiquez un nombre entier, à partir de 1.' } };

export const Disabled: Story = { args: { defaultValue: 40, disabled: true } };

/** A quantity that users increase or decrease a little. */
export const Do: Story = { args: { defaultValue: 24 } };

/** Digits that are not a quantity: use a `TextField` with `inputMode` for a postcode. */
export const Dont: Story = { args: { label: 'Code postal', defaultValue: 75018 } };

export const LongText: Story = {
  args: {
    label: 'Combien de personnes peuvent entrer en même temps dans la salle, artistes et bénévoles compris ?',
    defaultValue: 1_000_000_000,
  },
};

export const SteppedAndTyped: Story = {
  args: { defaultValue: 40 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Un participant de plus') }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(41);
    const field = canvas.getByRole('textbox', { name: sampleText('Nombre maximal de participants') });
    await userEvent.clear(field);
    await userEvent.type(field, '1080{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1081);
  },
};

export const Keyboard: Story = {
  args: { max: 60 },
  play: pressKeys([
    ...textKeys('40'),
    ['ArrowUp', 'One more.', hasValue('41')],
    ['ArrowDown', 'One less.', hasValue('40')],
    ['Home', 'The least, where there is one.', hasValue('1')],
    ['End', 'The most, where there is one.', hasValue('60')],
  ]),
};
