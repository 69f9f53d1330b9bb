import { memo } from 'react';
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
      {events.map((event, index) => (
        <Item key={event.id} event={event} headingLevel={headingLevel} imageLoading={index < 4 ? 'eager' : 'lazy'} />
      ))}
    </EventGrid>
  );
}

interface ItemProps extends Pick<EventItemsProps, 'headingLevel'>, Pick<EventCardProps, 'imageLoading'> {
  event: EventItem;
}

/** Not drawn again while its event is the same object: a screen is drawn more often than its list changes. */
const Item = /* @__PURE__ */ memo(function Item({ event: { id, subcategory, ...event }, ...place }: ItemProps) {
  const poster = <EventPoster category={event.category} subcategory={subcategory} seed={id} title={event.title} />;
  return <EventCard {...event} {...place} poster={poster} />;
});

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
