import type { EventQuery } from '../data/EventQuery';
import { listReadEvents } from '../data/listReadEvents';
import { type KeptKind, type KeptQuery, keptVersion, maxSize } from '../device/keptQueries';

/** An answer of the backend, with its reader and the path. */
export interface Answered {
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  /** The id of the user; empty for a visitor. */
  readonly owner: string;
  /** The path of the page with its search, without a language. */
  readonly path: string;
  /** Whether a searched text may be stored (docs/architecture.md#consent-before-personalisation). */
  readonly mayKeepSearch: boolean;
}

/** Converts an answer to the stored form; null if it is not stored. */
export function toKept({ queryKey, data, seenAt, owner, path, mayKeepSearch }: Answered): KeptQuery | null {
  const kind = kindOf(queryKey, owner);
  if (!kind || data === undefined || data === null) return null;
  if (kind === 'list' && (!isExplore(path) || (!mayKeepSearch && searchedText(queryKey)))) return null;
  // It would replace the last list that has events.
  if (kind === 'list' && !listReadEvents(queryKey, data).length) return null;
  const size = JSON.stringify(data).length;
  if (size > maxSize) return null;
  return { version: keptVersion, owner, kind, queryKey, data, seenAt, size, ...(kind === 'list' && { path }) };
}

/**
 * Returns the kind of a query; null if the device does not store it. Preferences, and lists in their order, stay in the
 * backend.
 *
 * @param owner - The id of the user; empty for a visitor.
 */
export function kindOf([first, second, third]: readonly unknown[], owner: string): KeptKind | null {
  if (first === 'events' && (second === 'pages' || second === 'candidates')) return 'list';
  if (first === 'events' && second === 'one') return 'event';
  if (first === 'polls') return 'poll';
  const isOwn = first === 'user' && owner !== '' && second === owner;
  return isOwn && ownParts.includes(third) ? 'own' : null;
}

const ownParts: readonly unknown[] = ['myEvents', 'favourites', 'profile', 'searches'];

/** Whether a path is explore: other pages read lists, too, such as the events near another event. */
const isExplore = (path: string) => /^\/explore(\?|$)/.test(path);

const searchedText = (queryKey: readonly unknown[]) => (queryKey[2] as EventQuery | undefined)?.text;
