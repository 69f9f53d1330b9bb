import type { ClientUsage } from './createClientUsage.ts';
import { Refusal } from './Refusal.ts';

/** Keeps the clients that ask for much from taking the time of the others. */
export interface HeavyLimit {
  isHeavy(client: string): boolean;
  /** Takes note of a task. @throws Refusal 429 for a heavy client with many that wait, beside light ones. */
  admit(client: string, waiting: number): void;
  /** Whether a task of a client may start now. */
  mayStart(client: string): boolean;
  /** Milliseconds until a task of a heavy client may start; 0 when it may, or when it waits for the end of another. */
  delay(): number;
  start(isHeavy: boolean): void;
  /** @param taken Milliseconds. */
  end(client: string, isHeavy: boolean, taken: number): void;
}

interface HeavyLimitOptions {
  readonly usage: ClientUsage;
  /** Milliseconds that a task takes. */
  readonly usual: () => number;
  /** Of the time, from 0 to 1. */
  readonly share: number;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * Work beyond which a client is heavy, in milliseconds (300 at once, or 20 a second for long; a start of the app asks for as
 * much) and in tasks: where the machine is slow everybody's tasks take long.
 */
const heavyUsage = { milliseconds: 300, tasks: 12 };
/** Milliseconds for which a light client counts as being there. */
const presence = 2_000;
/** Tasks of a heavy client that wait beside light ones: a school is one network. */
const mostWaiting = 20;
/** Seconds after which its refused request may come again: its usage has halved by then. */
const retryAfter = 10;

export function createHeavyLimit({ usage, share, usual, now }: HeavyLimitOptions): HeavyLimit {
  let running = 0;
  let next = Number.NEGATIVE_INFINITY;
  let light = { client: '', instant: Number.NEGATIVE_INFINITY };
  const isHeavy = (client: string) =>
    client !== '' && usage.of(client) > Math.max(heavyUsage.milliseconds, heavyUsage.tasks * usual());
  const notice = (client: string) => {
    if (client !== '' && !isHeavy(client)) light = { client, instant: now() };
  };
  const isAlone = (client: string) => light.client === client || now() - light.instant > presence;

  return {
    isHeavy,
    admit(client, waiting) {
      notice(client);
      if (waiting < mostWaiting || !isHeavy(client) || isAlone(client)) return;
      throw new Refusal(429, '53300', 'Too many requests come from your network.', {
        retryAfter,
        hint: 'Others go first. Try again in a few seconds.',
      });
    },
    mayStart: (client) => !isHeavy(client) || isAlone(client) || (running === 0 && now() >= next),
    delay: () => (running === 0 ? Math.max(0, next - now()) : 0),
    start(isHeavyTask) {
      if (isHeavyTask) running++;
    },
    end(client, isHeavyTask, taken) {
      notice(client);
      if (!isHeavyTask) return;
      running--;
      next = now() + taken * (1 / share - 1);
    },
  };
}
