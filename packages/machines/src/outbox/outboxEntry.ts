import type { Vote } from '@lively/engine';
import type { PollFields } from '../poll/pollFields';

/** A choice that a user made without a network, to be sent when it is back. Only the last entry of a key is valid. */
export type OutboxEntry =
  | EntryOf<'favourite', boolean>
  | EntryOf<'vote', Vote>
  | (EntryOf<'poll', PollFields, PollFields | null> & {
      /** The token of the link for friends. */
      readonly token: string;
      /** The token of the guest's own link; null for a user. */
      readonly answerToken: string | null;
    });

/** An entry of one kind. */
export interface EntryOf<Kind extends string, Value, Before = Value> {
  readonly kind: Kind;
  /** The key of subject and owner: see `entryKey`. */
  readonly key: string;
  /** A new UUID for each choice. For answers to a poll it is the id of the change, which counts once. */
  readonly id: string;
  /** The id of the user; empty for the guest of a poll. */
  readonly owner: string;
  /** The id of the event, or of the poll. */
  readonly target: string;
  /** The title of the event; for a poll, of its first option. Empty if it is not known. */
  readonly title: string;
  readonly value: Value;
  /** The value that was stored before the first entry of this key, as far as the device knows. */
  readonly before: Before;
  /** Whether a request with an entry of this key was sent without an answer. It may have arrived. */
  readonly isTried: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * Adds an entry and replaces the earlier one with its key. The same value again changes nothing. An entry whose value
 * is already stored is dropped, unless the earlier entry may have arrived.
 */
export function mergeEntry(entries: readonly OutboxEntry[], entry: OutboxEntry): readonly OutboxEntry[] {
  const earlier = entries.find(({ key }) => key === entry.key);
  if (earlier && toText(earlier.value) === toText(entry.value))
    return entry.isTried ? markTried(entries, earlier) : entries;
  const merged = earlier
    ? ({ ...entry, before: earlier.before, isTried: entry.isTried || earlier.isTried } as OutboxEntry)
    : entry;
  const others = entries.filter(({ key }) => key !== entry.key);
  return isUndone(merged) ? others : [...others, merged];
}

/** Marks that a request with this entry is sent. */
export function markTried(entries: readonly OutboxEntry[], { id }: OutboxEntry): readonly OutboxEntry[] {
  const isNoted = !entries.some((entry) => entry.id === id && !entry.isTried);
  return isNoted ? entries : entries.map((entry) => (entry.id === id ? { ...entry, isTried: true } : entry));
}

/** Removes a stored entry. A choice that was made during the request stays and is sent next. */
export function settleEntry(entries: readonly OutboxEntry[], sent: OutboxEntry): readonly OutboxEntry[] {
  return entries.flatMap((entry) => {
    if (entry.key !== sent.key) return [entry];
    const next = { ...entry, before: sent.value, isTried: false } as OutboxEntry;
    return entry.id === sent.id || isUndone(next) ? [] : [next];
  });
}

/** Removes a refused entry. A choice that was made during the request stays. */
export function dropEntry(entries: readonly OutboxEntry[], { id }: OutboxEntry): readonly OutboxEntry[] {
  return entries.filter((entry) => entry.id !== id);
}

/** Whether the same entry would be refused again: the event or the poll is deleted, closed or full. */
export const isRefusal = (code: string): boolean => /^(PT404|PT409|PT410|2[23]\w{3})$/.test(code);

const isUndone = ({ isTried, value, before }: OutboxEntry) => !isTried && toText(value) === toText(before);

/** Returns equal texts for equal values. The order of a poll's answers has no effect. */
function toText(value: OutboxEntry['before']): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return JSON.stringify([value.name, Object.entries(value.answers).sort(([one], [other]) => (one < other ? -1 : 1))]);
}
