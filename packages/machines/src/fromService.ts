import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { deadline, withDeadline } from './withDeadline';

/**
 * Milliseconds for an optimistic write, and for the read that verifies a rejected one: together the deadline, after which
 * a failure is reported.
 */
export const saveDeadline = 7_000;
export const verifyDeadline = deadline - saveDeadline;

/** Milliseconds for a service that uploads a picture. */
export const uploadDeadline = 60_000;

/**
 * Actor logic of a service with a deadline.
 *
 * Past the deadline the service's signal is aborted and the actor is rejected with the code `timeout`. Nothing is
 * repeated. The signal is aborted as well when the machine no longer waits for the answer.
 *
 * @param limit - Milliseconds, or how to choose them from the input.
 */
export function fromService<Output, Input = NonReducibleUnknown>(
  service: (input: Input, signal: AbortSignal) => Promise<Output>,
  limit: number | ((input: Input) => number) = deadline,
): PromiseActorLogic<Output, Input> {
  return fromPromise(({ input, signal }) =>
    withDeadline((either) => service(input, either), signal, typeof limit === 'function' ? limit(input) : limit),
  );
}

/** Actor logic that stands in for a service until the app provides it. */
export function missingService<Output, Input = NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise(() =>
    Promise.reject(
      new Error(
        `Service not provided: ${name}. The machine cannot go on without it; build it with its create…Machine().`,
      ),
    ),
  );
}
