import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { HostileClient, HostileRequest, Outcome } from './HostileClient.ts';

/** Milliseconds until a client gives up. */
const timeout = 10_000;

interface ClientOptions extends Pick<HostileClient, 'index' | 'token' | 'eventId' | 'eventIds'> {
  readonly port: number;
  readonly address: string;
  readonly apikey: string;
  /** The number of connections that are kept open; a browser keeps six. */
  readonly sockets: number;
}

/** Creates a client that sends from one address, and reads its answers without storing them. */
export function createHostileClient(options: ClientOptions): Omit<HostileClient, 'count'> {
  const { port, address, apikey, sockets, index, token, eventId, eventIds } = options;
  const target = { host: '127.0.0.1', port, localAddress: address };
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, ...target });

  return { index, token, eventId, eventIds, connect: () => connect(target), send };

  function send({
    path,
    method = 'GET',
    headers,
    body,
    abandonAfter,
    address: other,
  }: HostileRequest): Promise<Outcome> {
    return new Promise((end) => {
      const sent = request({
        ...target,
        ...(other ? { localAddress: other, agent: false } : { agent }),
        path,
        method,
        headers: {
          apikey,
          ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
          ...headers,
        },
      });
      const giveUp = (outcome: Outcome) => {
        end(outcome);
        sent.destroy();
      };
      const timer = setTimeout(() => giveUp(abandonAfter ? 'abandoned' : 'timeout'), abandonAfter ?? timeout);
      sent.on('response', (answer) => {
        answer.resume();
        answer.on('error', () => end('closed'));
        answer.on('end', () => end(answer.statusCode ?? 'closed'));
      });
      sent.on('error', ({ code }: NodeJS.ErrnoException) => end(code === 'ECONNREFUSED' ? 'refused' : 'closed'));
      sent.on('close', () => {
        clearTimeout(timer);
        end('closed');
      });
      sent.end(body);
    });
  }
}
