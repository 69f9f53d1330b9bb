import { fromService, saveDeadline, verifyDeadline } from '../fromService';
import { type TagChange, tagPreferencesMachine } from './tagPreferences.machine';

/** What the tag preferences need from the outside world. */
export interface TagPreferencesServices {
  /** Adds the tag where it is absent, removes it where it is present; as asked already counts as done. */
  saveTag(change: TagChange, signal: AbortSignal): Promise<void>;
  /** Reads the tags the person likes. */
  readTags(signal: AbortSignal): Promise<readonly string[]>;
}

export const createTagPreferencesMachine = (services: TagPreferencesServices) =>
  tagPreferencesMachine.provide({
    actors: {
      saveTag: fromService<void, TagChange>((input, signal) => services.saveTag(input, signal), saveDeadline),
      readTags: fromService<readonly string[]>((_, signal) => services.readTags(signal), verifyDeadline),
    },
  });
