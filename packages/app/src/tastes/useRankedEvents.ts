import { exploreRules } from '@lively/engine/constants';
import { useMemo } from 'react';
import type { EventQuery, FoundEvent } from '../data/EventQuery';
import { defaultRadius, eventQueryDefaults } from '../data/eventQueryDefaults';
import { useCandidates } from '../data/useCandidates';
import { unknownProfile, useInterests } from '../data/useInterests';
import { useNow } from '../data/useNow';
import { rankFound } from '../events/rankFound';
import { useUserId } from '../session/SessionContext';

interface RankedEventsOptions {
  /** @default everything */
  readonly filters?: Partial<Pick<EventQuery, 'commune' | 'access'>>;
  /** @default true */
  readonly enabled?: boolean;
}

/** Returns the list by relevance, without the taste. Undefined until it is read. */
export function useRankedEvents({
  filters = {},
  enabled = true,
}: RankedEventsOptions = {}): readonly FoundEvent[] | undefined {
  const now = useNow();
  const profile = useInterests(useUserId()).data?.profile ?? unknownProfile;
  const radius = filters.commune ? defaultRadius : 0;
  const query: EventQuery = { ...eventQueryDefaults, sort: 'score', radius, ...filters };
  const { data, isPlaceholderData } = useCandidates(query, { enabled });
  const events = isPlaceholderData ? undefined : data?.events;
  return useMemo(() => events && rankFound(events, profile, exploreRules, now), [events, profile, now]);
}
