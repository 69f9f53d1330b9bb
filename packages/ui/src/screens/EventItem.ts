import type { EventCardProps } from '../components/EventCard/EventCard';

/** An event as a screen shows it among others: a card, and the id its poster is drawn from. */
export interface EventItem extends Omit<EventCardProps, 'poster' | 'variant' | 'headingLevel'> {
  id: string;
}
