/** Milliseconds that anybody is left waiting for something, whatever it takes to bring it. */
export const deadline = 10_000;

/**
 * Asks for something and gives up when the time is over, even where nothing answers at all.
 *
 * @param signal - Of whoever asks: aborted when nobody waits any more.
 * @throws DOMException `TimeoutError` when the time is over, `AbortError` when nobody waits any more.
 */
export function withDeadline<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
  milliseconds = deadline,
): Promise<T> {
  const timeout = AbortSignal.timeout(milliseconds);
  const either = signal ? AbortSignal.any([timeout, signal]) : timeout;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(either.reason);
    if (either.aborted) return giveUp();
    either.addEventListener('abort', giveUp, { once: true });
    ask(either)
      .then(resolve, reject)
      .finally(() => either.removeEventListener('abort', giveUp));
  });
}
