import type { Vote } from '@lively/engine';
import type { PollFields } from '../poll/pollFields';

/** What a person chose without a network, to be sent once it is back. The last entry of its key counts. */
export type OutboxEntry =
  | EntryOf<'favourite', boolean>
  | EntryOf<'vote', Vote>
  | (EntryOf<'poll', PollFields, PollFields | null> & {
      /** The token of the friends' link. */
      readonly token: string;
      /** The token of a guest's own link; null for a user. */
      readonly answerToken: string | null;
    });

/** An entry of one kind. */
export interface EntryOf<Kind extends string, Value, Before = Value> {
  readonly kind: Kind;
  /** What it is about and whose it is: see `entryKey`. */
  readonly key: string;
  /** A new one for each choice: a uuid. Of answers to a poll it is the id of the change, which counts once. */
  readonly id: string;
  /** The id of the user; empty for the guest of a poll. */
  readonly owner: string;
  /** The id of the event, or of the poll. */
  readonly target: string;
  /** Of the event; of a poll, the title of its first option. Empty where it is not known. */
  readonly title: string;
  readonly value: Value;
  /** What was stored before the first entry of this key, as far as the device knows. */
  readonly before: Before;
  /** A request with an entry of this key went out without an answer: it may have arrived. */
  readonly isTried: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * Adds an entry in place of the earlier one of its key. The same value again changes nothing. A value that is stored already
 * leaves nothing to send, unless the earlier entry may have arrived.
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

/** Notes that a request with this entry goes out. */
export function markTried(entries: readonly OutboxEntry[], { id }: OutboxEntry): readonly OutboxEntry[] {
  const isNoted = !entries.some((entry) => entry.id === id && !entry.isTried);
  return isNoted ? entries : entries.map((entry) => (entry.id === id ? { ...entry, isTried: true } : entry));
}

/** Takes out an entry that is stored. What was chosen while it was sent stays, and follows on it. */
export function settleEntry(entries: readonly OutboxEntry[], sent: OutboxEntry): readonly OutboxEntry[] {
  return entries.flatMap((entry) => {
    if (entry.key !== sent.key) return [entry];
    const next = { ...entry, before: sent.value, isTried: false } as OutboxEntry;
    return entry.id === sent.id || isUndone(next) ? [] : [next];
  });
}

/** Takes out an entry that was refused. What was chosen while it was sent stays. */
export function dropEntry(entries: readonly OutboxEntry[], { id }: OutboxEntry): readonly OutboxEntry[] {
  return entries.filter((entry) => entry.id !== id);
}

/** Whether an answer means that the same entry would be refused again: the event or the poll is gone, closed or full. */
export const isRefusal = (code: string): boolean => /^(PT404|PT409|PT410|2[23]\w{3})$/.test(code);

const isUndone = ({ isTried, value, before }: OutboxEntry) => !isTried && toText(value) === toText(before);

/** Equal for equal values: the answers of a poll in any order. */
function toText(value: OutboxEntry['before']): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return JSON.stringify([value.name, Object.entries(value.answers).sort(([one], [other]) => (one < other ? -1 : 1))]);
}
