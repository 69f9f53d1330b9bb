import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
} satisfies Meta<typeof DateFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Weekend: Story = { args: { value: 'weekend' } };

export const LongText: Story = {
  args: { options: [{ value: '', label: 'Toutes les dates, passées et à venir, sans exception aucune' }] },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Demain' }));
    await expect(args.onChange).toHaveBeenCalledWith('tomorrow');
  },
};
