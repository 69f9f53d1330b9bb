import { EventCard, type EventCardProps } from '../components/EventCard/EventCard';
import { EventCardSkeleton } from '../components/EventCardSkeleton/EventCardSkeleton';
import { EventGrid } from '../components/EventGrid/EventGrid';
import { EventPoster } from '../components/EventPoster/EventPoster';

/** An event as a screen shows it among others: a card, and the id from which its poster is generated. */
export interface EventItem extends Omit<EventCardProps, 'id' | 'poster' | 'variant' | 'headingLevel'> {
  id: string;
}

interface EventItemsProps {
  /** What the list is. */
  label: string;
  events: readonly EventItem[];
  headingLevel: 2 | 3;
}

/** The grid every list of events is shown in. */
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

/** The same grid while it loads. */
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
