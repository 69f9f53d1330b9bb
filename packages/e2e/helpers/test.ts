import { baseTest } from './baseTest';

/** Milliseconds: the deadlines of writes and reads, and longer ones (`@lively/machines`). */
const shortestDeadline = 7_000;
const factor = 30;

interface TestFixtures {
  patience: undefined;
}

/**
 * A test whose pages wait longer for answers than the app waits for a user: on a busy machine a correct answer may come
 * after ten seconds. A test of a deadline takes the clock (`takeClock`) or extends `baseTest`.
 */
export const test = baseTest.extend<TestFixtures>({
  patience: [
    async ({ context }, use) => {
      await context.addInitScript(
        ([shortest, times]) => {
          const native = globalThis.setTimeout;
          const patient = (handler: TimerHandler, delay = 0, ...parameters: unknown[]) =>
            native(handler, delay >= shortest ? delay * times : delay, ...parameters);
          globalThis.setTimeout = patient as typeof globalThis.setTimeout;
          const timeout = AbortSignal.timeout.bind(AbortSignal);
          AbortSignal.timeout = (delay) => timeout(delay >= shortest ? delay * times : delay);
        },
        [shortestDeadline, factor] as const,
      );
      await use(undefined);
    },
    { auto: true },
  ],
});
