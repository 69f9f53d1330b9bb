import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleOpening } from '../page/sampleTexts';
import { BlogScreen } from './BlogScreen';
import { samplePosts } from './samplePosts';

const meta = {
  component: BlogScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      ...sampleOpening,
      poster: { category: 'music', seed: 'blog' },
      overline: 'Blog',
      title: 'Le dos de l’affiche',
      lead: 'Comment choisir une sortie, et comment nous fabriquons ce que vous lisez de l’autre côté.',
      listLabel: 'Articles du blog',
      latestLabel: 'Dernier article',
      backLabel: 'Tous les articles',
      nextTitle: 'À lire ensuite',
      posts: samplePosts,
    },
  },
} satisfies Meta<typeof BlogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(
      canvas.getByRole('link', { name: sampleText('Choisir une sortie en trois questions') }),
    ).toHaveAttribute('href', '/blog/three-questions');
  },
};

export const OnePost: Story = { args: { content: { ...meta.args.content, posts: samplePosts.slice(0, 1) } } };

export const NoPost: Story = { args: { content: { ...meta.args.content, posts: [] } } };
