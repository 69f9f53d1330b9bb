import { fromService } from '../fromService';
import { outboxMachine } from './outbox.machine';
import type { OutboxEntry } from './outboxEntry';

/** Milliseconds for one entry: another tab may be sending, and what shows is read again before it is let go of. */
const entryDeadline = 30_000;

/** What the outbox needs from the outside world. */
export interface OutboxServices {
  /**
   * Sends what waits now under the key of an entry, and lets go of it. One that is stored already counts as success. No other tab
   * sends meanwhile. Rejected with the code of the backend; what was refused is let go of, too.
   *
   * @returns What was sent, null where nothing waited any more.
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
