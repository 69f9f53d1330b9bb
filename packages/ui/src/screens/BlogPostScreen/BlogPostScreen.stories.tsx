import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import type { BlogPost } from '../BlogScreen/BlogContent';
import { samplePosts } from '../BlogScreen/samplePosts';
import { BlogPostScreen } from './BlogPostScreen';

const [post, ...next] = samplePosts as [BlogPost, ...BlogPost[]];

const meta = {
  component: BlogPostScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    post,
    next,
    blogHref: '/blog',
    texts: { backLabel: 'Tous les articles', nextTitle: 'À lire ensuite' },
    content: {
      id: post.id,
      meta: { title: post.title, description: post.excerpt },
      opening: [
        'Il est 18 h 40, vendredi. Vous avez envie de sortir, un peu, et quarante onglets ouverts. À 19 h 30 vous en aurez soixante.',
      ],
      sections: [
        {
          id: 'who',
          title: 'Avec qui ?',
          blocks: [
            'C’est la question qui change tout et celle que l’on pose en dernier. Décidez du nombre avant le programme.',
          ],
        },
        {
          id: 'how-far',
          title: 'Jusqu’où ?',
          blocks: [
            'Comptez en minutes, et comptez le retour. Les règles sont [publiques](/ranking).',
            {
              list: [
                'Si tout le monde hésite, prenez la plus proche.',
                'S’il pleut, prenez celle qui vous tentait le moins.',
              ],
            },
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof BlogPostScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sampleText(post.title));
    await expect(canvas.getByRole('link', { name: sampleText('Tous les articles') })).toHaveAttribute('href', '/blog');
  },
};

export const OneNext: Story = { args: { next: next.slice(0, 1) } };
