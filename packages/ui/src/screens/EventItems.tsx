import { EventCard, type EventCardProps } from '../components/EventCard/EventCard';
import { EventCardSkeleton } from '../components/EventCardSkeleton/EventCardSkeleton';
import { EventGrid } from '../components/EventGrid/EventGrid';
import { EventPoster, type EventPosterProps } from '../components/EventPoster/EventPoster';

/** An event in a list of a screen: the props of its card, and those of its poster. */
export interface EventItem
  extends Omit<EventCardProps, 'id' | 'poster' | 'variant' | 'headingLevel'>,
    Pick<EventPosterProps, 'subcategory'> {
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
      {events.map(({ id, subcategory, ...event }, index) => (
        <EventCard
          key={id}
          {...event}
          headingLevel={headingLevel}
          imageLoading={index < 4 ? 'eager' : 'lazy'}
          poster={<EventPoster category={event.category} subcategory={subcategory} seed={id} title={event.title} />}
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
