import { createSessionMachine, type SessionServices } from '@lively/machines';
import { type Actor, createActor } from 'xstate';
import { queryClient } from '../data/queryClient';
import { answerTokens } from '../device/answerTokens';
import { eventDraftStorage } from '../device/eventDraftStorage';
import { interruptedPreferences } from '../device/interruptedPreferences';
import { eraseKept, eraseKeptOfOthers } from '../device/keptQueries';
import { recentSearches } from '../device/recentSearches';
import { eraseWishes, eraseWishesOfOthers } from '../outbox/outboxStore';

/** Follows the session, and erases what is private when it ends. */
export default function createSessionActor(services: SessionServices): Actor<ReturnType<typeof createSessionMachine>> {
  const actor = createActor(createSessionMachine(services));
  actor.on('session.ended', () => {
    queryClient.removeQueries({ queryKey: ['user'] });
    // Kept for the same user, who signs in again.
    if (actor.getSnapshot().context.reason === 'expired') return;
    eventDraftStorage.clear();
    answerTokens.clear();
    interruptedPreferences.clear();
    recentSearches.clear();
    void eraseKept();
    void eraseWishes();
  });
  let known: string | undefined;
  actor.subscribe(({ context: { user } }) => {
    if (user && user.id !== known) {
      void eraseKeptOfOthers(user.id);
      void eraseWishesOfOthers(user.id);
    }
    known = user?.id;
  });
  return actor;
}
