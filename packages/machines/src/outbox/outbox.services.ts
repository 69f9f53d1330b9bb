import { fromService } from '../fromService';
import { outboxMachine } from './outbox.machine';
import type { OutboxEntry } from './outboxEntry';

/** Milliseconds for one entry: another tab may be sending, and the shown data is read again before the entry is removed. */
const entryDeadline = 30_000;

/** The services that the outbox calls. */
export interface OutboxServices {
  /**
   * Sends the current entry with this key and removes it. An entry that is already stored counts as success. No other
   * tab sends in the meantime. Rejects with the code of the backend; a refused entry is removed too.
   *
   * @returns The entry that was sent; null if there is no entry with this key any more.
   */
  sendEntry(entry: OutboxEntry, signal: AbortSignal): Promise<OutboxEntry | null>;
}

export const createOutboxMachine = (services: OutboxServices) =>
  outboxMachine.provide({
    actors: {
      sendEntry: fromService<OutboxEntry | null, OutboxEntry>(
        (entry, signal) => services.sendEntry(entry, signal),
        entryDeadline,
      ),
    },
  });
