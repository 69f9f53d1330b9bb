import { fromService } from '../fromService';
import { outboxMachine } from './outbox.machine';
import type { Wish } from './wish';

/** Milliseconds for one wish: another tab may be sending, and what shows is read again before it is let go of. */
const wishDeadline = 30_000;

/** What the outbox needs from the outside world. */
export interface OutboxServices {
  /**
   * Sends what waits now under the key of a wish, and lets go of it. One that is stored already counts as success. No other tab
   * sends meanwhile. Rejected with the code of the backend; what was refused is let go of, too.
   *
   * @returns What was sent, null where nothing waited any more.
   */
  sendWish(wish: Wish, signal: AbortSignal): Promise<Wish | null>;
}

export const createOutboxMachine = (services: OutboxServices) =>
  outboxMachine.provide({
    actors: {
      sendWish: fromService<Wish | null, Wish>((wish, signal) => services.sendWish(wish, signal), wishDeadline),
    },
  });
