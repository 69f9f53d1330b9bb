import type { Socket } from 'node:net';

/** What became of one attack: the status of the answer, or how the connection ended without one. */
export type Outcome = number | 'abandoned' | 'closed' | 'refused' | 'timeout' | 'unanswered';

export interface HostileRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is; `Content-Type` is JSON unless the headers say otherwise. */
  readonly body?: string;
  /** Milliseconds until the client drops the connection without reading the answer. */
  readonly abandonAfter?: number;
}

/** One hostile client, with a loopback address of its own. */
export interface HostileClient {
  /** From 0 on, among all hostile clients. */
  readonly index: number;
  /** Attacks that this client began before. */
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

/** One attack of a kind. */
export type Attack = (client: HostileClient) => Promise<Outcome>;
