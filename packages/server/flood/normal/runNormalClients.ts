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
  /** The divisor of the rates. */
  readonly slowness: number;
  /** The server, and its database if that is a separate process. */
  readonly processes: readonly number[];
}

/** One request of a normal client, from its due time to its last byte. */
export interface Sample {
  readonly kind: string;
  /** Milliseconds. For a failure, the time until the user gave up. */
  readonly wait: number;
  /** The same wait in processor time of the server (`createProcessorClock`). */
  readonly work: number;
  /** The reason of the failure; undefined if the request was answered. */
  readonly failure?: string | undefined;
}

export interface NormalResult {
  readonly samples: readonly Sample[];
  /** Seconds of processor time that the clients used. */
  readonly processorTime: number;
}

const clients = 20;
/** Requests per second of one client. */
const rate = 1.5;
/**
 * Milliseconds after which a user gives up: in processor time of the server, because it is not to blame for a busy machine, or in
 * real time, for a server that hangs.
 */
const timeouts = { work: 10_000, wait: 60_000 };
/** Milliseconds between two checks of the timeouts. */
const patiencePeriod = 500;

/*
 * Runs twenty normal clients in a separate process, for the given seconds. Each request is sent when it is due, even if the last
 * one is not answered yet, so that every waiting client notices a server that hangs.
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
 * @returns The reason of the failure; undefined if it was answered.
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
