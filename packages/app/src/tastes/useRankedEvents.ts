import { exploreRules } from '@lively/engine/constants';
import { useMemo } from 'react';
import type { FoundEvent } from '../data/EventQuery';
import { eventQueryDefaults } from '../data/eventQueryDefaults';
import { useCandidates } from '../data/useCandidates';
import { unknownProfile, useInterests } from '../data/useInterests';
import { useNow } from '../data/useNow';
import { rankFound } from '../events/rankFound';
import { useUserId } from '../session/SessionContext';

const query = { ...eventQueryDefaults, sort: 'score' } as const;

/** Returns the list by relevance of everything, without the taste. Empty until it is read. */
export function useRankedEvents({ enabled = true } = {}): readonly FoundEvent[] {
  const now = useNow();
  const profile = useInterests(useUserId()).data?.profile ?? unknownProfile;
  const { data } = useCandidates(query, { enabled });
  return useMemo(() => rankFound(data?.events ?? [], profile, exploreRules, now), [data, profile, now]);
}
