import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { radioKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { keepState } from '../../docs/snippets/keepState';
import { CategoryChips } from './CategoryChips';

const meta = {
  component: CategoryChips,
  args: {
    label: 'Catégorie',
    value: '',
    onChange: fn(),
    options: [
      { value: '', label: 'Tout' },
      { value: 'music', label: 'Musique', category: 'music' },
      { value: 'sport', label: 'Sport', category: 'sport' },
      { value: 'culture', label: 'Culture', category: 'culture' },
      { value: 'festival', label: 'Festival', category: 'festival' },
      { value: 'food', label: 'Cuisine', category: 'food' },
      { value: 'tech', label: 'Tech', category: 'tech' },
      { value: 'leisure', label: 'Loisirs', category: 'leisure' },
    ],
  },
  render: keepState(CategoryChips, 'value', 'onChange'),
} satisfies Meta<typeof CategoryChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const One: Story = { args: { value: 'culture' } };

/** The number of events in each category. */
export const Counts: Story = {
  args: {
    options: [
      { value: '', label: 'Tout', count: '128' },
      { value: 'music', label: 'Musique', category: 'music', count: '46' },
      { value: 'sport', label: 'Sport', category: 'sport', count: '0' },
    ],
  },
};

/** Each category with its colour, and one chip for all. */
export const Do: Story = {};

/** Without « Tout », the filter cannot be removed. */
export const Dont: Story = {
  args: {
    value: 'music',
    options: [
      { value: 'music', label: 'Musique', category: 'music' },
      { value: 'sport', label: 'Sport', category: 'sport' },
    ],
  },
};

export const LongText: Story = {
  args: {
    options: [
      { value: '', label: 'Toutes les catégories d’événements' },
      { value: 'leisure', label: 'Loisirs, promenades et activités de plein air', category: 'leisure' },
    ],
  },
};

/** One Tab reaches the row, the arrow keys move inside it. */
export const Keyboard: Story = {
  play: pressKeys(radioKeys(['', 'music'])),
};
