import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { answerParent } from '../answerParent.ts';
import { normalAddress } from '../clientAddresses.ts';
import { createProcessorClock } from '../createProcessorClock.ts';
import { type NormalRequest, toNormalRequest } from './normalRequests.ts';

export interface NormalOptions {
  readonly port: number;
  readonly seconds: number;
  /** What the rates are divided by. */
  readonly slowness: number;
  /** The server, and its database if that is another process. */
  readonly processes: readonly number[];
}

/** One request of a normal client, from when it was due to its last byte. */
export interface Sample {
  readonly kind: string;
  /** Milliseconds; of a failure, those until a person has given up. */
  readonly wait: number;
  /** The same, by the processor time of the server: `createProcessorClock`. */
  readonly work: number;
  /** Why it failed; undefined when it was answered. */
  readonly failure?: string | undefined;
}

export interface NormalResult {
  readonly samples: readonly Sample[];
  /** Seconds of processor time that the clients took. */
  readonly processorTime: number;
}

const clients = 20;
/** Requests a second of one client. */
const rate = 1.5;
/**
 * Milliseconds after which a person has given up: of the processor time of the server, because a busy machine is no fault of
 * it, or of the clock, for a server that waits.
 */
const timeouts = { work: 10_000, wait: 60_000 };
/** Milliseconds between two looks at the timeouts. */
const patiencePeriod = 500;

/*
 * A process of its own: twenty normal clients, for as many seconds as they are told. Requests are sent when they are due,
 * whether the one before was answered or not, so that a server that stands still is seen by each that waits.
 */
answerParent(async ({ port, seconds, slowness, processes }: NormalOptions): Promise<NormalResult> => {
  const readTimes = createProcessorClock(processes);
  const pause = (1000 * slowness) / (clients * rate);
  const agents = Array.from(
    { length: clients },
    (_, index) => new Agent({ keepAlive: true, maxSockets: 6, localAddress: normalAddress(index) }),
  );
  const begin = performance.now();
  const samples = await Promise.all(
    Array.from({ length: Math.floor((1000 * seconds) / pause) }, async (_, turn): Promise<Sample> => {
      const due = begin + turn * pause;
      await sleep(Math.max(0, due - performance.now()));
      const client = turn % clients;
      const asked = toNormalRequest(client, Math.floor(turn / clients));
      const { worked } = readTimes();
      const readWaits = () => ({ wait: performance.now() - due, work: readTimes().worked - worked });
      const failure = await send(asked, port, agents[client] as Agent, () => {
        const { wait, work } = readWaits();
        return wait > timeouts.wait || work > timeouts.work;
      });
      return failure ? { kind: asked.kind, ...timeouts, failure } : { kind: asked.kind, ...readWaits() };
    }),
  );
  const { user, system } = process.cpuUsage();
  return { samples, processorTime: (user + system) / 1e6 };
});

/**
 * @param hasGivenUp Whether the request has taken too long.
 * @returns Why it failed; undefined when it was answered.
 */
function send(
  { path, headers, isWhole }: NormalRequest,
  port: number,
  agent: Agent,
  hasGivenUp: () => boolean,
): Promise<string | undefined> {
  return new Promise((end) => {
    const all = { ...headers, 'accept-encoding': 'gzip' };
    const sent = request({ host: '127.0.0.1', port, path, agent, headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', () => end('the answer was cut'));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const body = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
        if (answer.statusCode !== 200) end(String(answer.statusCode));
        else end(isWhole(body.toString()) ? undefined : 'another answer');
      });
    });
    const timer = setInterval(() => {
      if (!hasGivenUp()) return;
      end('no answer in time');
      sent.destroy();
    }, patiencePeriod);
    sent.on('error', ({ code, message }: NodeJS.ErrnoException) => end(code ?? message));
    sent.on('close', () => clearInterval(timer));
    sent.end();
  });
}
