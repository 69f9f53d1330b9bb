/** Where the database says which events have changed, in the triggers of `events`. */
export const eventChannel = 'lively_events';

/** The ids of the events that have changed; null when any event may have. */
export type Changes = ReadonlySet<string> | null;

/** Tells which events have changed, at this server or at another one. */
export interface ChangeFeed {
  /** @returns A function that ends it. */
  subscribe(listener: (changes: Changes) => void): () => void;
}

/** A feed, and its source. */
export interface ChangeSource extends ChangeFeed {
  announce(eventId: string): void;
  /** Says that changes may have been missed. */
  announceAll(): void;
}

/** An import changes thousands of events in one transaction: what is heard at once is told at once. */
export function createChangeFeed(): ChangeSource {
  const listeners = new Set<(changes: Changes) => void>();
  let heard = new Set<string>();
  const tell = (changes: Changes) => {
    for (const listener of listeners) listener(changes);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce(eventId) {
      if (heard.size === 0)
        setImmediate(() => {
          const changes = heard;
          heard = new Set();
          tell(changes);
        });
      heard.add(eventId);
    },
    announceAll: () => tell(null),
  };
}
