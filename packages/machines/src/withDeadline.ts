/** The max number of milliseconds that a user waits for any answer. */
export const deadline = 10_000;

/** The error of a call that took too long. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';

  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms.`);
  }
}

/**
 * Calls a function and stops waiting after a deadline. Its signal is aborted after the deadline, or when the caller aborts.
 *
 * @param signal - The caller's signal. The function is not called if it is already aborted.
 * @throws TimeoutError after the deadline, the caller's reason after its abort.
 */
export function withDeadline<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  signal?: AbortSignal,
  milliseconds = deadline,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const controller = new AbortController();
    const stop = (reason: unknown) => {
      reject(reason);
      controller.abort(reason);
    };
    const abort = () => stop(signal?.reason);
    const timer = setTimeout(() => stop(new TimeoutError(milliseconds)), milliseconds);
    signal?.addEventListener('abort', abort);
    // Called in a promise, so that a function that throws is rejected too.
    new Promise<Answer>((answer) => answer(call(controller.signal)))
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      })
      .then(resolve, reject);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
