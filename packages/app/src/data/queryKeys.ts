import type { EventId } from '@lively/engine';
import type { Language } from '../i18n/languages';
import type { EventQuery } from './EventQuery';

/** The key of each query. A key is the prefix of every key that must be invalidated with it. */
export const queryKeys = {
  events: ['events'],
  eventPages: (query: EventQuery, userId: string | null) => [
    ...listKey(userId, query.sort === 'score'),
    'pages',
    query,
  ],
  /** Not a list: what an empty list suggests. */
  furtherRelaxations: (query: EventQuery) => ['events', 'further', query],
  eventMap: (query: EventQuery) => ['events', 'map', query],
  streets: ['streets'],
  candidates: (query: EventQuery) => ['events', 'candidates', query],
  recommendationCandidates: (near: string | null) => ['events', 'recommendationCandidates', near],
  suggestions: (text: string) => ['events', 'suggestions', text],
  line: (language: Language, line: string) => ['line', language, line],
  /** @param towns - The number of communes that are known. It never leaves the device. */
  steering: (language: Language, line: string, hasTowns: boolean) => ['steering', language, line, hasTowns],
  /** @param reader - The id of the user, or the token of a guest's own link; null for a person who has not answered. */
  poll: (token: string, reader: string | null) => ['polls', token, reader],
  organizedPoll: (organizerToken: string) => ['polls', 'organized', organizerToken],
  /** A uuid in any case is the same event. */
  event: (idInUrl: string) => ['events', 'one', idInUrl.toLowerCase()],
  eventRemoval: (idInUrl: string) => ['events', 'removal', idInUrl],
  communes: (shard: string) => ['communes', shard],
  /** @param codes - Of a commune, or of areas. */
  placeNames: (codes: readonly string[]) => ['communes', 'names', codes],
  interests: (userId: string) => ['user', userId, 'interests'],
  /** The lists that are sorted by the user's own score. */
  rankedEvents: (userId: string) => ['user', userId, 'interests', 'events'],
  profile: (userId: string) => ['user', userId, 'profile'],
  favourites: (userId: string) => ['user', userId, 'favourites'],
  changes: (userId: string) => ['user', userId, 'changes'],
  vote: (userId: string, eventId: EventId) => ['user', userId, 'votes', eventId],
  purchase: (userId: string, eventId: EventId) => ['user', userId, 'purchases', eventId],
  reports: (userId: string) => ['user', userId, 'reports'],
  report: (userId: string, eventId: EventId) => ['user', userId, 'reports', eventId],
  devices: (userId: string) => ['user', userId, 'devices'],
  identities: (userId: string) => ['user', userId, 'identities'],
  roles: (userId: string) => ['user', userId, 'roles'],
  moderation: (userId: string) => ['user', userId, 'moderation'],
  messages: (userId: string, kind: string) => ['user', userId, 'messages', kind],
  operations: (userId: string) => ['user', userId, 'operations'],
  searches: (userId: string) => ['user', userId, 'searches'],
  weeklyMail: (userId: string) => ['user', userId, 'weeklyMail'],
  myEvents: (userId: string) => ['user', userId, 'myEvents'],
  myEventList: (userId: string, list: string) => ['user', userId, 'myEvents', list],
} as const;

/** Returns the prefix of a list: a list by the user's own score is invalidated with their interests, any other with the events. */
function listKey(userId: string | null, isByScore: boolean): readonly string[] {
  return userId && isByScore ? queryKeys.rankedEvents(userId) : ['events'];
}
