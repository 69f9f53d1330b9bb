import type { EventId } from '@lively/engine';

/** The key of each query. A key is the beginning of another where the other is out of date with it. */
export const queryKeys = {
  events: ['events'],
  eventList: ['events', 'list'],
  event: (idInUrl: string) => ['events', 'one', idInUrl],
  taste: (userId: string) => ['user', userId, 'taste'],
  profile: (userId: string) => ['user', userId, 'profile'],
  favourites: (userId: string) => ['user', userId, 'favourites'],
  vote: (userId: string, eventId: EventId) => ['user', userId, 'votes', eventId],
  purchase: (userId: string, eventId: EventId) => ['user', userId, 'purchases', eventId],
  reports: (userId: string) => ['user', userId, 'reports'],
  report: (userId: string, eventId: EventId) => ['user', userId, 'reports', eventId],
  myEvents: (userId: string) => ['user', userId, 'myEvents'],
  myEventList: (userId: string, list: string) => ['user', userId, 'myEvents', list],
} as const;
