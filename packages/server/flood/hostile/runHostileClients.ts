import { setTimeout as wait } from 'node:timers/promises';
import { answerParent } from '../answerParent.ts';
import { hostileAddress } from '../clientAddresses.ts';
import { createHostileClient } from './createHostileClient.ts';
import type { Outcome } from './HostileClient.ts';
import { clientsOfKind, type HostileKind, hostileKinds } from './hostileKinds.ts';

/** What the hostile clients need to know. */
export interface HostileOptions {
  readonly port: number;
  readonly apikey: string;
  readonly seconds: number;
  /** What the rates are divided by. */
  readonly slowness: number;
  /** Names of the kinds; all when it is empty. */
  readonly kinds: readonly string[];
  /** A session for each client of a kind. */
  readonly tokens: readonly string[];
  readonly eventId: string;
  readonly eventIds: readonly string[];
}

/** What the clients of a kind did, and what became of it. */
export interface HostileTally {
  readonly kind: string;
  /** Attacks a second, of all its clients. */
  readonly rate: number;
  readonly sent: number;
  /** Attacks left out, because the client had as many open as it may have. */
  readonly leftOut: number;
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>;
}

export interface HostileResult {
  readonly tallies: readonly HostileTally[];
  /** Seconds of processor time that the clients took. */
  readonly processorTime: number;
}

/*
 * A process of its own, so that the waits of the normal clients are measured beside it: all hostile clients, for as many
 * seconds as they are told.
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
