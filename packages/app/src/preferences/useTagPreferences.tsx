import { type ReactNode, useState } from 'react';
import { type KnownTags, TagPreferencesActor, type TagPreferencesState } from './TagPreferencesActor';

const unknown: TagPreferencesState = {
  tags: [],
  suggestions: [],
  add: () => {},
  remove: () => {},
  dismiss: () => {},
};

/**
 * The tags a user likes, changed one by one, and those suggested to them. Each change is told by a toast.
 *
 * @param known - Kept stable by the caller; undefined until it is known.
 */
export function useTagPreferences(
  userId: string,
  known: KnownTags | undefined,
): TagPreferencesState & {
  /** Runs the machine: rendered anywhere in the page. */
  actor: ReactNode;
} {
  const [state, setState] = useState(unknown);
  return { ...state, actor: known && <TagPreferencesActor userId={userId} known={known} onChange={setState} /> };
}
