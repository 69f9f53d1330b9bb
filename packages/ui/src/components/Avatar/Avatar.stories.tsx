import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar';

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 48"><path fill="#bdede8" d="M0 0h40v48H0z"/><circle cx="20" cy="20" r="9" fill="#6c2e8f"/><path fill="#0f2e27" d="M4 48c0-12 7-18 16-18s16 6 16 18z"/></svg>')}`;

const meta = {
  component: Avatar,
  args: { name: 'Camille Durand' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const Picture: Story = { args: { imageUrl: portrait } };

export const Large: Story = { args: { size: 'large' } };

export const Small: Story = { args: { size: 'small', name: 'Élise de La Tour' } };

/** The initials replace a picture that cannot be loaded. */
export const BrokenPicture: Story = {
  args: { imageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('CD')).toBeVisible());
  },
};

export const NoName: Story = { args: { name: '' } };

/** A name, whose first letters replace a missing picture. */
export const Do: Story = {};

/** A nickname of symbols has no letters for the initials. */
export const Dont: Story = { args: { name: '***' } };

export const LongText: Story = {
  args: { name: '🎺 Marie-Antoinette Joséphine de Villeneuve-Saint-Georges', size: 'large' },
};
