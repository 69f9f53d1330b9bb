import { type Profile, parseProfile } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReadTaste } from './Backend';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';

/** The taste of a user, as stored and as a ranking reads it. */
export interface Taste extends ReadTaste {
  readonly profile: Profile;
}

/** The empty profile of a visitor. */
export const unknownProfile: Profile = { likes: [], interactions: [], city: null };

/**
 * Reads the taste of a user. Stays pending without a user.
 *
 * @param userId - Undefined while signed out.
 */
export function useTaste(userId = ''): UseQueryResult<Taste> {
  const { tastes } = useBackend();
  return useQuery({
    queryKey: queryKeys.taste(userId),
    queryFn: ({ signal }) => withDeadline((either) => tastes.readTaste(userId, either), signal),
    select: toTaste,
    enabled: userId !== '',
  });
}

function toTaste(stored: ReadTaste): Taste {
  const { preferences, tags } = stored;
  return { ...stored, profile: parseProfile({ ...stored, preferences: preferences ?? [], tags: tags ?? [] }) };
}
