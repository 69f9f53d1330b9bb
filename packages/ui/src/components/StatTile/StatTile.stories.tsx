import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from './StatTile';

const meta = {
  component: StatTile,
  args: { value: '10 k+', label: 'événements en France' },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Estimate: Story = { args: { value: '≈ 1 080', label: 'personnes attendues' } };

export const Zero: Story = { args: { value: '0', label: 'annonce publicitaire' } };

/** A number, and the things that it counts. */
export const Do: Story = {};

/** A number that users cannot verify. */
export const Dont: Story = { args: { value: '100 %', label: 'de bonheur' } };

export const LongText: Story = {
  args: {
    value: '1 000 000 000',
    label: 'personnes qui pourraient, un soir ou l’autre, avoir envie de sortir de chez elles',
  },
};
