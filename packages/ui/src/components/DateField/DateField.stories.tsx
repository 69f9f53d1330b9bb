import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { hasValue, isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { DateField } from './DateField';

const meta = {
  component: DateField,
  args: { label: 'Date', name: 'date', onValueChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '2026-12-12' } };

export const Bounded: Story = {
  args: { min: '2026-11-21', max: '2027-11-21', hint: 'D’aujourd’hui à dans un an.' },
};

export const Invalid: Story = {
  args: { defaultValue: '2020-01-01', error: 'Cette date est passée : choisissez-en une à venir.' },
};

export const Disabled: Story = { args: { defaultValue: '2026-12-12', disabled: true } };

/** A date near today, which a calendar reaches in few steps. */
export const Do: Story = {};

/** A date of birth: the calendar is sixty years away. Use three fields. */
export const Dont: Story = { args: { label: 'Date de naissance' } };

export const LongText: Story = {
  args: {
    label: 'Quel jour votre événement commence-t-il, à l’heure du lieu où il se tient ?',
    hint: 'S’il dure plusieurs jours, indiquez le premier ; les suivants se précisent dans la description.',
  },
};

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(sampleText('Date')), '2026-12-12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-12');
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Moves to the first part: the day, or the month, as the browser writes dates.', isFocused('input')],
    ['typing 12122026', 'Answers, part after part.', hasValue('2026-12-12')],
    ['ArrowUp', 'One more of the part that is edited.', hasValue('2027-12-12')],
    ['ArrowDown', 'One less.', hasValue('2026-12-12')],
  ]),
};
