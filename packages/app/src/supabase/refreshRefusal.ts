import type { LossReason } from '@lively/machines';

let isTimedOut = false;

/** The last refusal of a refresh. The client of the backend reports only that the session is gone, and not why. */
export const refreshRefusal = {
  /** @param code - The error code of the backend: `session_expired` if the host limits the time of sessions. */
  note(code: unknown): void {
    isTimedOut = code === 'session_expired';
  },

  read: (): LossReason => (isTimedOut ? 'timedOut' : 'expired'),
};
