import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventCardSkeleton } from './EventCardSkeleton';

const meta = {
  component: EventCardSkeleton,
  decorators: [
    (Story, { args }) => (
      <div style={{ maxInlineSize: args.variant === 'horizontal' ? 480 : 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};

export const Horizontal: Story = { args: { variant: 'horizontal' } };

/** The shape of the cards that are loading. */
export const Do: Story = { args: { variant: 'vertical' } };

/** A shape that differs from the loaded cards: the page jumps. */
export const Dont: Story = { args: { variant: 'horizontal' } };
