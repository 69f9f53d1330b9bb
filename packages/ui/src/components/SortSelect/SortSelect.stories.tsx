import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { selectKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { keepState } from '../../docs/snippets/keepState';
import { sampleText } from '../../docs/translateArgs';
import { SortSelect } from './SortSelect';

const meta = {
  component: SortSelect,
  args: {
    label: 'Trier par',
    value: 'popularity',
    onChange: fn(),
    options: [
      { value: 'popularity', label: 'Popularité' },
      { value: 'score', label: 'Pertinence' },
      { value: 'distance', label: 'Distance' },
      { value: 'date', label: 'Date' },
      { value: 'price', label: 'Prix' },
    ],
  },
  render: keepState(SortSelect, 'value', 'onChange'),
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Popularity: Story = {};

/** The first results, in one word. */
export const Do: Story = {};

/** The formula of the order: users choose a result, not a formula. */
export const Dont: Story = {
  args: {
    options: [
      { value: 'popularity', label: 'Votes pour moins votes contre' },
      { value: 'date', label: 'Date' },
    ],
  },
};

export const LongText: Story = {
  args: {
    options: [{ value: 'popularity', label: 'Du plus populaire au moins populaire auprès des personnes inscrites' }],
  },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: sampleText('Trier par') }), sampleText('Prix'));
    await expect(args.onChange).toHaveBeenCalledWith('price');
  },
};

export const Keyboard: Story = {
  play: pressKeys(selectKeys({ first: 'popularity', second: 'score', last: 'price', letter: 'd', typed: 'distance' })),
};
