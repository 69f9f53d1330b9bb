/** Why a service could not do what was asked, as data: the app maps the code to a text. */
export interface Failure {
  /** The code of the backend, `timeout` past the deadline, or `unknown`. */
  readonly code: string;
  /** The backend's own message, shown where the code has no text. */
  readonly message: string;
}

/** The code with which saving is rejected because the session was revoked meanwhile. */
export const sessionEnded = 'sessionEnded';

/** What a machine emits when a service failed. */
export interface FailureEvent<Type extends string> {
  readonly type: Type;
  readonly failure: Failure;
}

/** What XState gives when a promise was rejected: the params of actions and guards. */
export interface Rejection {
  error: unknown;
}

/** Reads what a service was rejected with. Never throws, whatever was thrown. */
export function toFailure(thrown: unknown): Failure {
  return { code: textOf(thrown, 'code') ?? 'unknown', message: textOf(thrown, 'message') ?? '' };
}

/** For `emit`: maps a rejection to the event that reports it. */
export function toFailureEvent<Type extends string>(type: Type) {
  return (_: unknown, { error }: Rejection): FailureEvent<Type> => ({ type, failure: toFailure(error) });
}

/** Runs a service and ignores its failure, which the service logs. See docs/specification.md#messages. */
export function ignoreFailure(service: () => Promise<unknown>): void {
  new Promise((resolve) => resolve(service())).catch(() => undefined);
}

function textOf(thrown: unknown, key: 'code' | 'message'): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !(key in thrown)) return undefined;
  const value = (thrown as Record<typeof key, unknown>)[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
