import { AsyncLocalStorage } from 'node:async_hooks';

/** The client of the current request. */
export interface Reader {
  /** The IP address. */
  readonly address: string;
  /** The network: see `toNetwork`. */
  readonly network: string;
  /** Whether the network has read the site a short time ago: see `createRegulars`. */
  readonly isRegular: boolean;
  /** Aborted when the connection is closed before the answer. */
  readonly signal: AbortSignal;
}

/** The reader on whose behalf the site sends requests. Without a reader they count as those of the server. */
export const currentReader = new AsyncLocalStorage<Reader>();
