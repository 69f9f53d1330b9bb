import { EventCard, type EventCardProps } from '../components/EventCard/EventCard';
import { EventCardSkeleton } from '../components/EventCardSkeleton/EventCardSkeleton';
import { EventGrid } from '../components/EventGrid/EventGrid';
import { EventPoster } from '../components/EventPoster/EventPoster';

/** An event in a list of a screen: the props of its card, and the id from which its poster is generated. */
export interface EventItem extends Omit<EventCardProps, 'id' | 'poster' | 'variant' | 'headingLevel'> {
  id: string;
}

interface EventItemsProps {
  /** The name of the list. */
  label: string;
  events: readonly EventItem[];
  headingLevel: 2 | 3;
}

/** Draws the grid that all lists of events share. */
export function EventItems({ label, events, headingLevel }: EventItemsProps) {
  return (
    <EventGrid label={label}>
      {events.map(({ id, ...event }, index) => (
        <EventCard
          key={id}
          {...event}
          headingLevel={headingLevel}
          imageLoading={index < 4 ? 'eager' : 'lazy'}
          poster={<EventPoster category={event.category} seed={id} />}
        />
      ))}
    </EventGrid>
  );
}

/** Draws the same grid while the events load. */
export function EventItemsSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <EventGrid label={label} busy>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all equal and stay in place
        <EventCardSkeleton key={index} />
      ))}
    </EventGrid>
  );
}
