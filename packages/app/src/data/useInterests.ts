import { type Profile, parseProfile } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReadInterests } from './Backend';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';

/** The interests of a user, as stored and as a ranking reads them. */
export interface Interests extends ReadInterests {
  readonly profile: Profile;
}

/** The empty profile of a visitor. */
export const unknownProfile: Profile = { likes: [], interactions: [], city: null };

/**
 * Reads the interests of a user. Stays pending without a user.
 *
 * @param userId - Undefined while signed out.
 */
export function useInterests(userId = ''): UseQueryResult<Interests> {
  const { interests } = useBackend();
  return useQuery({
    queryKey: queryKeys.interests(userId),
    queryFn: ({ signal }) => withDeadline((either) => interests.readInterests(userId, either), signal),
    select: toInterests,
    enabled: userId !== '',
  });
}

function toInterests(stored: ReadInterests): Interests {
  const { preferences, tags } = stored;
  return { ...stored, profile: parseProfile({ ...stored, preferences: preferences ?? [], tags: tags ?? [] }) };
}
