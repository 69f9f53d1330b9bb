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

/** The shape of what comes. */
export const Do: Story = { args: { variant: 'vertical' } };

/** Another shape than the cards that come: the page jumps. */
export const Dont: Story = { args: { variant: 'horizontal' } };
