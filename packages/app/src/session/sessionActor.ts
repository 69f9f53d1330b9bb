import { createSessionMachine, type SessionServices } from '@lively/machines';
import { type Actor, createActor } from 'xstate';
import { logFailure } from '../data/logFailure';
import { queryClient } from '../data/queryClient';
import { retryImport } from '../data/retryImport';
import { answerTokens } from '../device/answerTokens';
import { eventDraftStorage } from '../device/eventDraftStorage';
import { interruptedPreferences } from '../device/interruptedPreferences';
import { recentSearches } from '../device/recentSearches';

/** Erases data. No page waits for its code, which loads with the first user, so that it is available when the session ends. */
function erase(work: (module: typeof import('../outbox/erasePrivate')) => Promise<void>): void {
  retryImport(() => import('../outbox/erasePrivate'))
    .then(work)
    .catch((error) => logFailure('Erasing what the device keeps', error));
}

/** Follows the session, and erases private data when it ends. */
export default function createSessionActor(services: SessionServices): Actor<ReturnType<typeof createSessionMachine>> {
  const actor = createActor(createSessionMachine(services));
  actor.on('session.ended', () => {
    queryClient.removeQueries({ queryKey: ['user'] });
    // Kept for the same user, who may sign in again.
    if (actor.getSnapshot().context.reason === 'expired') return;
    eventDraftStorage.clear();
    answerTokens.clear();
    interruptedPreferences.clear();
    recentSearches.clear();
    erase(({ erasePrivate }) => erasePrivate());
  });
  let known: string | undefined;
  actor.subscribe(({ context: { user } }) => {
    if (user && user.id !== known) erase(({ erasePrivateOfOthers }) => erasePrivateOfOthers(user.id));
    known = user?.id;
  });
  return actor;
}
