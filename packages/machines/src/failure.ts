/** The failure of a service, as data: the app maps the code to a text. */
export interface Failure {
  /** The code of the backend; `timeout` after the deadline; or `unknown`. */
  readonly code: string;
  /** The message of the backend, shown if the code has no text. */
  readonly message: string;
}

/** The code of a save that was rejected because the session was revoked. */
export const sessionEnded = 'sessionEnded';

/** The event that a machine emits when a service failed. */
export interface FailureEvent<Type extends string> {
  readonly type: Type;
  readonly failure: Failure;
}

/** The event of XState for a rejected promise: the params of actions and guards. */
export interface Rejection {
  error: unknown;
}

/** Converts the reason of a rejection to a failure. Never throws, for any value. */
export function toFailure(thrown: unknown): Failure {
  return { code: textOf(thrown, 'code') ?? 'unknown', message: textOf(thrown, 'message') ?? '' };
}

/** Maps a rejection to the event that reports it, for `emit`. */
export function toFailureEvent<Type extends string>(type: Type) {
  return (_: unknown, { error }: Rejection): FailureEvent<Type> => ({ type, failure: toFailure(error) });
}

/** Runs a service and ignores its failure, which the service logs. See docs/specification.md#messages. */
export async function ignoreFailure(service: () => Promise<unknown>): Promise<void> {
  await new Promise((resolve) => resolve(service())).catch(() => undefined);
}

function textOf(thrown: unknown, key: 'code' | 'message'): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !(key in thrown)) return undefined;
  const value = (thrown as Record<typeof key, unknown>)[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
