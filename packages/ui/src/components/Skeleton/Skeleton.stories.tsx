import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = {
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

/** The same number of lines as the text. */
export const Do: Story = {};

/** A grey page that looks broken. */
export const Dont: Story = { args: { lines: 12 } };

/** The placeholder of a paragraph. */
export const LongText: Story = { args: { lines: 5 } };

export const Title: Story = { args: { shape: 'title' } };

export const Block: Story = { args: { shape: 'block' } };

export const Poster: Story = {
  args: { shape: 'poster' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const Arch: Story = { args: { shape: 'arch' } };
