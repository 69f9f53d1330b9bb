import type { Meta, StoryObj } from '@storybook/react-vite';
import { posterSubcategories } from '../../docs/posterSubcategories';
import { categories } from '../../theme/tokens';
import { EventPoster, type EventPosterProps } from './EventPoster';

const meta = {
  component: EventPoster,
  args: {
    category: 'music',
    subcategory: 'jazz',
    seed: '00000000-0000-4000-8000-000000000011',
    title: 'Nuit Nina Simone',
  },
  argTypes: { subcategory: { control: 'select', options: posterSubcategories } },
  render: (args) => (
    <div style={{ inlineSize: args.format === 'wide' ? 448 : 280 }}>
      <EventPoster {...args} />
    </div>
  ),
} satisfies Meta<typeof EventPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};

export const Square: Story = { args: { format: 'square' } };

export const Wide: Story = { args: { format: 'wide' } };

/** Without a subcategory: a motif of the category. */
export const OfACategory: Story = { args: { subcategory: null } };

/** An invalid id still produces a picture. */
export const Hostile: Story = { args: { seed: '🎷'.repeat(5_000) } };

const titles = ['Nuit Nina Simone', 'Les Lumières', 'Bonnard', 'Été', '20 ans', 'Stade'];

function drawSeveral(posters: readonly EventPosterProps[], width = 110) {
  return (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))` }}>
      {posters.map((poster) => (
        <EventPoster key={`${poster.category} ${poster.subcategory} ${poster.seed}`} {...poster} />
      ))}
    </div>
  );
}

function list(count: number, poster: Pick<EventPosterProps, 'category' | 'subcategory'>): EventPosterProps[] {
  return Array.from({ length: count }, (_, index) => ({
    ...poster,
    seed: `00000000-0000-4000-8000-${String(index * 7919).padStart(12, '0')}`,
    title: titles[index % titles.length],
  }));
}

/** The motif of each subcategory. The category gives the colours. */
export const Motifs: Story = {
  render: () =>
    drawSeveral(
      posterSubcategories.map((subcategory, index) => ({
        category: categories[index % categories.length] ?? 'music',
        subcategory,
        seed: subcategory,
      })),
    ),
};

/** The motifs of events without a subcategory. */
export const CategoryMotifs: Story = {
  render: () => drawSeveral(categories.flatMap((category) => list(12, { category }))),
};

/** Twenty-four events of one subcategory: placement, backdrop, inks and initials differ. */
export const Compositions: Story = { render: () => drawSeveral(list(24, { category: 'music', subcategory: 'jazz' })) };

export const CompositionsOfSport: Story = {
  render: () => drawSeveral(list(24, { category: 'sport', subcategory: 'football' })),
};

/** Festivals have a light loud colour, and inks of their own. */
export const CompositionsOfFestivals: Story = {
  render: () => drawSeveral(list(24, { category: 'festival', subcategory: 'cultural-festivals' })),
};

/** As small as in a row. */
export const Rows: Story = {
  render: () =>
    drawSeveral(
      posterSubcategories.map((subcategory) => ({ category: 'culture', subcategory, seed: 'row' })),
      56,
    ),
};

/** Category, kind, id and title of the event: the same poster everywhere. */
export const Do: Story = {};

/** Colours that contradict the category of the card. */
export const Dont: Story = { args: { category: 'sport' } };
