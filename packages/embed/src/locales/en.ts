import type { WidgetTexts } from './WidgetTexts.ts';

export const en: WidgetTexts = {
  locale: 'en-GB',
  categories: {
    music: 'Music',
    sport: 'Sport',
    leisure: 'Leisure',
    culture: 'Culture',
    tech: 'Tech',
    festival: 'Festival',
    food: 'Food',
  },
  statuses: {
    past: 'Past',
    cancelled: 'Cancelled',
    full: 'Sold out',
    postponed: 'Postponed',
    moved_online: 'Online',
  },
  participants: 'participants',
  tickets: 'Tickets',
  free: 'Free',
  formatFrom: (amount) => `From ${amount}`,
  otherDates: 'Other dates:',
  source: 'Source:',
  formatCount: (shown, total) => `${shown} of ${total} events`,
  seeAll: 'See all',
  showMore: 'Show more',
  empty: 'No events found',
  failed: 'Error loading events',
  retry: 'Try again',
};
