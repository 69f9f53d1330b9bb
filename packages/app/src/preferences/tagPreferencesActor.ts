import {
  createTagPreferencesMachine,
  deadline,
  type TagPreferencesInput,
  type TagPreferencesServices,
} from '@lively/machines';
import { type Actor, createActor } from 'xstate';

interface TagPreferencesActorInput extends TagPreferencesInput {
  services: TagPreferencesServices;
}

/** Creates the actor for the tags that a user likes. */
export default function createTagPreferencesActor({
  services,
  ...input
}: TagPreferencesActorInput): Actor<ReturnType<typeof createTagPreferencesMachine>> {
  const machine = createTagPreferencesMachine({
    readTags: (signal) => services.readTags(signal),
    // Not aborted on unmount; only the timeout stops it.
    saveTag: (change) => services.saveTag(change, AbortSignal.timeout(deadline)),
  });
  return createActor(machine, { input });
}
