import type { Meta, StoryObj } from '@storybook/react-vite';
import { categories } from '../../theme/tokens';
import { EventPoster } from './EventPoster';

const meta = {
  component: EventPoster,
  args: { category: 'music', seed: '00000000-0000-4000-8000-000000000011' },
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

/** An invalid id still produces a picture. */
export const Hostile: Story = { args: { seed: '🎷'.repeat(5_000) } };

const drawTwenty: Story['render'] = ({ category }) => (
  <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))' }}>
    {Array.from({ length: 20 }, (_, index) => `00000000-0000-4000-8000-${String(index * 7919).padStart(12, '0')}`).map(
      (seed) => (
        <EventPoster key={seed} category={category} seed={seed} />
      ),
    )}
  </div>
);

/** Twenty events of one category side by side, with different posters. */
export const TwentyOfMusic: Story = { args: { category: 'music' }, render: drawTwenty };
export const TwentyOfSport: Story = { args: { category: 'sport' }, render: drawTwenty };
export const TwentyOfLeisure: Story = { args: { category: 'leisure' }, render: drawTwenty };
export const TwentyOfCulture: Story = { args: { category: 'culture' }, render: drawTwenty };
export const TwentyOfTech: Story = { args: { category: 'tech' }, render: drawTwenty };
export const TwentyOfFestival: Story = { args: { category: 'festival' }, render: drawTwenty };
export const TwentyOfFood: Story = { args: { category: 'food' }, render: drawTwenty };

/** All categories together, like a list of events mixes them. */
export const Mixed: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))' }}>
      {categories.flatMap((category) =>
        ['a', 'b', 'c'].map((seed) => <EventPoster key={category + seed} category={category} seed={seed} />),
      )}
    </div>
  ),
};

/** The seed of the event: the same poster everywhere. */
export const Do: Story = { args: { category: 'music', seed: '17' } };

/** Colours that contradict the category of the card. */
export const Dont: Story = { args: { category: 'sport', seed: '17' } };
