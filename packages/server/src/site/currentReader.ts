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

/** Whatever the site does within a request is done in the name of its reader; without one the server asks for itself. */
export const currentReader = new AsyncLocalStorage<Reader>();
