import type { Failure } from '../failure';

/** The reason that the services of the tests reject with. */
export const refusal: Failure = { code: 'refused', message: 'No.' };

/** Lets every promise that can settle do so. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One call of a service: its input, and the functions that answer it. */
interface Call<Input, Output> {
  input: Input;
  signal: AbortSignal;
  succeed(output: Output): Promise<void>;
  fail(error?: unknown): Promise<void>;
}

/** Creates a service that answers on command of the test and records its calls. */
export function serviceOnCommand<Output, Input = undefined>() {
  const calls: Call<Input, Output>[] = [];
  const ask = (input: Input, signal: AbortSignal) =>
    new Promise<Output>((resolve, reject) => {
      calls.push({
        input,
        signal,
        succeed(output) {
          resolve(output);
          return settle();
        },
        fail(error = refusal) {
          reject(error);
          return settle();
        },
      });
    });
  /** Returns the latest call. */
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('The service was never asked.');
    return call;
  };
  return { ask, calls, last };
}
