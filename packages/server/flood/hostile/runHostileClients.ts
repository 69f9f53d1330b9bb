import { setTimeout as wait } from 'node:timers/promises';
import { answerParent } from '../answerParent.ts';
import { hostileAddress } from '../clientAddresses.ts';
import { createHostileClient } from './createHostileClient.ts';
import type { Outcome } from './HostileClient.ts';
import { clientsOfKind, type HostileKind, hostileKinds } from './hostileKinds.ts';

/** The options of the process of the hostile clients. */
export interface HostileOptions {
  readonly port: number;
  readonly apikey: string;
  readonly seconds: number;
  /** The divisor of the rates. */
  readonly slowness: number;
  /** Names of the kinds; empty for all kinds. */
  readonly kinds: readonly string[];
  /** One session per client of a kind. */
  readonly tokens: readonly string[];
  readonly eventId: string;
  readonly eventIds: readonly string[];
}

/** The actions of the clients of one kind, and their results. */
export interface HostileTally {
  readonly kind: string;
  /** Attacks per second of all its clients. */
  readonly rate: number;
  readonly sent: number;
  /** Attacks that were skipped, because the client had the max number of open attacks. */
  readonly leftOut: number;
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>;
}

export interface HostileResult {
  readonly tallies: readonly HostileTally[];
  /** Seconds of processor time that the clients used. */
  readonly processorTime: number;
}

/*
 * Runs all hostile clients for the given seconds. Their separate process lets the waits of the normal clients be measured without
 * them.
 */
answerParent(async (options: HostileOptions): Promise<HostileResult> => {
  const end = performance.now() + options.seconds * 1000;
  const tallies = await Promise.all(
    hostileKinds.map((kind, number) =>
      options.kinds.length === 0 || options.kinds.includes(kind.name) ? runKind(kind, number, end, options) : [],
    ),
  );
  const { user, system } = process.cpuUsage();
  return { tallies: tallies.flat(), processorTime: (user + system) / 1e6 };
});

async function runKind(kind: HostileKind, number: number, end: number, options: HostileOptions): Promise<HostileTally> {
  const outcomes: Partial<Record<Outcome, number>> = {};
  let sent = 0;
  let leftOut = 0;
  await Promise.all(Array.from({ length: clientsOfKind }, (_, index) => runClient(index)));
  return { kind: kind.name, rate: kind.rate * clientsOfKind, sent, leftOut, outcomes: { ...outcomes } };

  async function runClient(index: number): Promise<void> {
    const { port, apikey, tokens, eventId, eventIds } = options;
    const address = hostileAddress(number * clientsOfKind + index);
    const client = createHostileClient({
      port,
      apikey,
      eventId,
      eventIds,
      index,
      address,
      token: tokens[index] ?? '',
      sockets: kind.most,
    });
    const pause = (1000 * options.slowness) / kind.rate;
    let open = 0;
    let count = 0;
    // The clients of a kind take turns.
    for (let next = performance.now() + (pause * index) / clientsOfKind; next < end; next += pause) {
      await wait(Math.max(0, next - performance.now()));
      if (open >= kind.most) {
        leftOut++;
        continue;
      }
      open++;
      sent++;
      void kind.attack({ ...client, count: count++ }).then((outcome) => {
        open--;
        add(outcome, 1);
      });
    }
    add('unanswered', open);
  }

  function add(outcome: Outcome, times: number): void {
    if (times > 0) outcomes[outcome] = (outcomes[outcome] ?? 0) + times;
  }
}
