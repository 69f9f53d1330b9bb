import { useCallback, useEffect, useState } from 'react';

/** Something that a screen waits for. */
export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; value: T; reload: () => void };

type Outcome<T> = { load: unknown; status: 'failed'; error: unknown } | { load: unknown; status: 'ready'; value: T };

/**
 * Loads when mounted and whenever `load` changes; an answer that comes after a newer question is dropped.
 *
 * @param load - Kept stable by the caller (`useCallback`), or undefined while there is nothing to ask.
 * @param known - Shown at once, before the answer.
 */
export function useLoaded<T>(load: ((signal: AbortSignal) => Promise<T>) | undefined, known?: T): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>();
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again
  useEffect(() => {
    if (!load) return;
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      (value) => signal.aborted || setOutcome({ load, status: 'ready', value }),
      (error: unknown) => signal.aborted || setOutcome({ load, status: 'failed', error }),
    );
    return () => controller.abort();
  }, [load, attempt]);

  const current = outcome?.load === load ? outcome : undefined;
  if (current?.status === 'ready') return { status: 'ready', value: current.value, reload: again };
  if (current?.status === 'failed') {
    const retry = () => {
      setOutcome(undefined);
      again();
    };
    return { status: 'failed', error: current.error, retry };
  }
  return known === undefined ? { status: 'loading' } : { status: 'ready', value: known, reload: again };
}
