import type { Profile } from '@lively/engine';
import { useCallback, useEffect } from 'react';
import { useSession } from '../session/followSession';
import { useServices } from './ServicesContext';
import { onTasteChanged } from './tasteChanges';
import { type Loaded, useLoaded } from './useLoaded';

/** Somebody of whom nothing is known: a visitor. */
export const unknownTaste: Profile = { preferences: [], tags: [], interactions: [], city: null };

/** What the user likes, read again whenever it changes. Stays loading while nobody is signed in. */
export function useTaste(): Loaded<Profile> {
  const session = useSession();
  const { tastes } = useServices();
  const userId = session.status === 'signedIn' ? session.user.id : undefined;
  const read = useCallback(
    (signal: AbortSignal) => (userId ? tastes.readTaste(userId, signal) : Promise.resolve(unknownTaste)),
    [tastes, userId],
  );
  const taste = useLoaded(userId ? read : undefined);
  const reload = taste.status === 'ready' ? taste.reload : undefined;
  useEffect(() => reload && onTasteChanged(reload), [reload]);
  return taste;
}
