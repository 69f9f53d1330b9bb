import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { deadline, withDeadline } from './withDeadline';

/**
 * Milliseconds for an optimistic write, and for the read that verifies a rejected write. Together they are the
 * deadline, after which a failure is reported.
 */
export const saveDeadline = 7_000;
export const verifyDeadline = deadline - saveDeadline;

/** Milliseconds for a service that uploads a picture. */
export const uploadDeadline = 60_000;

/**
 * Creates the actor logic of a service with a deadline.
 *
 * After the deadline, the signal of the service is aborted and the actor is rejected with the code `timeout`. The call
 * is not repeated. The signal is also aborted when the machine stops waiting for the answer.
 *
 * @param limit - Milliseconds, or a function that computes them from the input.
 */
export function fromService<Output, Input = NonReducibleUnknown>(
  service: (input: Input, signal: AbortSignal) => Promise<Output>,
  limit: number | ((input: Input) => number) = deadline,
): PromiseActorLogic<Output, Input> {
  return fromPromise(({ input, signal }) =>
    withDeadline((either) => service(input, either), signal, typeof limit === 'function' ? limit(input) : limit),
  );
}

/** Creates actor logic that replaces a service until the app provides it. */
export function missingService<Output, Input = NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise(() =>
    Promise.reject(
      new Error(
        `Service not provided: ${name}. The machine cannot go on without it; build it with its create…Machine().`,
      ),
    ),
  );
}
