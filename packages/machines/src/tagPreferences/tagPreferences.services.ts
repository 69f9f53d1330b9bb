import { fromService, saveDeadline, verifyDeadline } from '../fromService';
import { type TagChange, tagPreferencesMachine } from './tagPreferences.machine';

/** The services that the tag preferences call. */
export interface TagPreferencesServices {
  /** Adds or removes the tag. A tag that is already in that state counts as success. */
  saveTag(change: TagChange, signal: AbortSignal): Promise<void>;
  /** Reads the tags that the user likes. */
  readTags(signal: AbortSignal): Promise<readonly string[]>;
}

export const createTagPreferencesMachine = (services: TagPreferencesServices) =>
  tagPreferencesMachine.provide({
    actors: {
      saveTag: fromService<void, TagChange>((input, signal) => services.saveTag(input, signal), saveDeadline),
      readTags: fromService<readonly string[]>((_, signal) => services.readTags(signal), verifyDeadline),
    },
  });
