import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonKeys, linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleEvents } from '../../docs/sampleEvents';
import { EventCard } from '../EventCard/EventCard';
import { EventCardSkeleton } from '../EventCardSkeleton/EventCardSkeleton';
import { EventPoster } from '../EventPoster/EventPoster';
import { EventGrid } from './EventGrid';

const meta = {
  component: EventGrid,
  args: { label: 'Événements', children: cards(1) },
} satisfies Meta<typeof EventGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cards of one row have the same height, even with titles of different lengths. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().bottom).toBe(second?.getBoundingClientRect().bottom);
  },
};

/** Many more cards than fit in the window. The first 48 are always laid out. */
export const Many: Story = { args: { children: cards(20) } };

export const Loading: Story = {
  args: { busy: true, children: sampleEvents.map(({ id }) => <EventCardSkeleton key={id} />) },
};

export const One: Story = { args: { children: cards(1)[0] } };

/** Cards of the same height, in one order. */
export const Do: Story = {};

/** A grid with a single card looks empty. Show that nothing was found. */
export const Dont: Story = { args: { children: <EventCardSkeleton /> } };

export const LongText: Story = {
  args: {
    children: sampleEvents.map(({ id, ...event }, index) => (
      <EventCard
        key={id}
        {...event}
        title={index % 2 ? event.title : `${event.title} et autres inédits franco-européens de l’entre-deux-guerres`}
        poster={<EventPoster category={event.category} seed={id} />}
      />
    )),
  },
};

export const Keyboard: Story = {
  play: pressKeys([...linkKeys(), ...buttonKeys('Keeps the event, or lets it go.')]),
};

function cards(rounds: number) {
  const rows = Array.from({ length: rounds }, (_, round) =>
    sampleEvents.map((event) => ({ ...event, id: `${round}-${event.id}` })),
  );
  return rows
    .flat()
    .map(({ id, ...event }) => (
      <EventCard
        key={id}
        {...event}
        favourite={{ label: `Garder ${event.title} dans mes favoris`, pressed: false, onToggle: () => undefined }}
        poster={<EventPoster category={event.category} seed={id} />}
      />
    ));
}
