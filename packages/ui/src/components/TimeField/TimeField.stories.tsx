import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { hasValue, isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { TimeField } from './TimeField';

const meta = {
  component: TimeField,
  args: { label: 'Heure de début', name: 'time', onValueChange: fn() },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '20:30' } };

export const Invalid: Story = { args: { error: 'Indiquez à quelle heure on peut venir.' } };

export const Disabled: Story = { args: { defaultValue: '20:30', disabled: true } };

/** Steps of a quarter of an hour. */
export const Do: Story = { args: { step: 900 } };

/** Seconds, which no event needs. */
export const Dont: Story = { args: { step: 1, defaultValue: '20:30:00' } };

export const LongText: Story = {
  args: {
    label: 'À quelle heure ouvrez-vous les portes à vos premiers invités ?',
    hint: 'L’heure du lieu où l’événement se tient, même si vos invités viennent d’un autre fuseau horaire.',
  },
};

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(sampleText('Heure de début')), '20:30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('20:30');
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Moves to the hour.', isFocused('input')],
    ['typing 0830a', 'Answers, part after part.', hasValue('08:30')],
    [
      'ArrowUp',
      'One more of the part that is edited: here, where clocks have twelve hours, the evening.',
      () => !hasValue('08:30')(),
    ],
    ['ArrowDown', 'One less.', hasValue('08:30')],
  ]),
};
