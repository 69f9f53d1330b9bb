import { AsyncLocalStorage } from 'node:async_hooks';

/** The client whose request is being answered. */
export interface Reader {
  /** IP address. */
  readonly address: string;
  /** See `toNetwork`. */
  readonly network: string;
  /** Aborted when the connection is closed before the answer. */
  readonly signal: AbortSignal;
}

/** Requests that the site makes within a request count as those of its reader; without one, as those of the server. */
export const currentReader = new AsyncLocalStorage<Reader>();
