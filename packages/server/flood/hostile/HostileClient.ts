import type { Socket } from 'node:net';

/** The result of one attack: the status of the answer, or how the connection ended without an answer. */
export type Outcome = number | 'abandoned' | 'closed' | 'refused' | 'timeout' | 'unanswered';

export interface HostileRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, sent unchanged. `Content-Type` is JSON unless the headers define another. */
  readonly body?: string;
  /** The loopback address to send from, on a connection of its own. @default that of the client */
  readonly address?: string;
  /** Milliseconds until the client drops the connection without reading the answer. */
  readonly abandonAfter?: number;
}

/** One hostile client, with its own loopback address. */
export interface HostileClient {
  /** The index of this client among all hostile clients, from 0 on. */
  readonly index: number;
  /** The number of attacks that this client began before. */
  readonly count: number;
  /** A session of a confirmed account. */
  readonly token: string;
  /** An event that takes place twelve times. */
  readonly eventId: string;
  /** Ids of published events. */
  readonly eventIds: readonly string[];
  send(request: HostileRequest): Promise<Outcome>;
  /** A raw connection; the caller listens for its errors. */
  connect(): Socket;
}

/** One kind of attack. */
export type Attack = (client: HostileClient) => Promise<Outcome>;
