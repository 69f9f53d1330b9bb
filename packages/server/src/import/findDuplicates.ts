import { splitWords } from '@lively/engine';
import type { SimilarEvent } from './EventStore.ts';
import type { ImportedRow } from './ImportedRow.ts';

/** Two events that may be the same, from two sources. A person decides. */
export interface DuplicateProposal {
  /** The identifier of the new event in its source. */
  readonly id: string;
  readonly title: string;
  /** The event that exists. Its source is null if a user published it. */
  readonly other: { readonly source: string | null; readonly id: string | null; readonly title: string };
  /** The facts that both share: “same day and hour”. */
  readonly reasons: readonly string[];
}

/**
 * Finds the new events that may exist under another source: at the same venue and hour, with the same title or a part of it.
 * Within one source an identifier is an event, so that two activities at one place and hour are two. Without a venue nothing is
 * proposed, because a title and an hour are not enough.
 */
export function findDuplicates(added: readonly ImportedRow[], similar: readonly SimilarEvent[]): DuplicateProposal[] {
  const existing = Map.groupBy(similar, keyOf);
  return added.flatMap((row) => {
    if (row.venue === null) return [];
    return (existing.get(keyOf(row)) ?? []).flatMap((other) => {
      const title = other.source === row.source ? null : compareTitles(row.title, other.title);
      if (title === null) return [];
      return {
        id: row.source_uid,
        title: row.title,
        other: { source: other.source, id: other.source_uid, title: other.title },
        reasons: ['same venue', 'same day and hour', title],
      };
    });
  });
}

/** The day, the hour and the words of the venue. */
function keyOf({ venue, date, time }: Pick<SimilarEvent, 'venue' | 'date' | 'time'>): string {
  return [date, time?.slice(0, 5), ...splitWords(venue ?? '')].join(' ');
}

/** A title of fewer letters could be part of any other: “Bal”. */
const fewLetters = 8;

function compareTitles(one: string, other: string): string | null {
  const [first, second] = [one, other].map((title) => ` ${splitWords(title).join(' ')} `).sort(byLength);
  if (first === undefined || second === undefined) return null;
  if (first === second) return 'same title';
  return first.trim().length >= fewLetters && second.includes(first) ? 'one title contains the other' : null;
}

function byLength(one: string, other: string): number {
  return one.length - other.length;
}
