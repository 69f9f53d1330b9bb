/** The channel on which the triggers of `events` announce changed events. */
export const eventChannel = 'lively_events';

/** The ids of the events that have changed; null when any event may have. */
export type Changes = ReadonlySet<string> | null;

/** Announces which events have changed, on this server or on another one. */
export interface ChangeFeed {
  /** @returns A function that ends the subscription. */
  subscribe(listener: (changes: Changes) => void): () => void;
}

/** A change feed with its source. */
export interface ChangeSource extends ChangeFeed {
  announce(eventId: string): void;
  /** Announces that changes may have been missed. */
  announceAll(): void;
}

/** Creates a feed that batches announcements: an import changes thousands of events in one transaction. */
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
