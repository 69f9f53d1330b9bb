import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { radioKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { keepState } from '../../docs/snippets/keepState';
import { sampleText } from '../../docs/translateArgs';
import { DateFilter } from './DateFilter';

const meta = {
  component: DateFilter,
  args: {
    label: 'Quand',
    value: '',
    onChange: fn(),
    options: [
      { value: '', label: 'Toutes les dates' },
      { value: 'today', label: 'Aujourd’hui' },
      { value: 'tomorrow', label: 'Demain' },
      { value: 'weekend', label: 'Ce week-end' },
    ],
  },
  render: keepState(DateFilter, 'value', 'onChange'),
} satisfies Meta<typeof DateFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Weekend: Story = { args: { value: 'weekend' } };

/** Time spans in everyday words. */
export const Do: Story = {};

/** Time spans of the calendar: users do not plan « week 50 ». */
export const Dont: Story = {
  args: {
    options: [
      { value: '', label: 'Toutes les dates' },
      { value: '50', label: 'Semaine 50' },
      { value: '51', label: 'Semaine 51' },
    ],
  },
};

export const LongText: Story = {
  args: { options: [{ value: '', label: 'Toutes les dates, passées et à venir, sans exception aucune' }] },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: sampleText('Demain') }));
    await expect(args.onChange).toHaveBeenCalledWith('tomorrow');
  },
};

export const Keyboard: Story = {
  play: pressKeys(radioKeys(['', 'today'])),
};
