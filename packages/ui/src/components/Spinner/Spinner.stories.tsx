import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { Spinner } from './Spinner';

const meta = {
  component: Spinner,
  args: { label: 'Chargement des événements…' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('Chargement des événements…'));
  },
};

export const Small: Story = { args: { size: 'small' } };

export const WithLabel: Story = {
  args: { showLabel: true },
};

export const FillsPage: Story = { args: { fillsPage: true, size: 'large', showLabel: true } };

/** Loading content of unknown shape. */
export const Do: Story = {};

/** Loading cards, whose shape is known: use a `Skeleton`. */
export const Dont: Story = { args: { size: 'large', showLabel: true } };

export const LongText: Story = {
  args: {
    showLabel: true,
    label: 'Nous relisons vos préférences et classons les sorties de la semaine, cela ne prend qu’un instant…',
  },
};
