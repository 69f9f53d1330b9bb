/** Why a service could not do what was asked, as data: the app maps the code to a text. */
export interface Failure {
  /** The code of the backend, or `unknown`. */
  readonly code: string;
  /** The backend's own words, shown where the code has no text. */
  readonly message: string;
}

/** Reads what a service was rejected with. Never throws, whatever was thrown. */
export function toFailure(thrown: unknown): Failure {
  return { code: textOf(thrown, 'code') ?? 'unknown', message: textOf(thrown, 'message') ?? '' };
}

function textOf(thrown: unknown, key: 'code' | 'message'): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !(key in thrown)) return undefined;
  const value = (thrown as Record<typeof key, unknown>)[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
