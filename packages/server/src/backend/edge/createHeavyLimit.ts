import type { ClientUsage } from './createClientUsage.ts';
import { createTimeShare } from './createTimeShare.ts';
import { Refusal } from './Refusal.ts';

/** Prevents heavy clients from taking the time of the others. */
export interface HeavyLimit {
  isHeavy(client: string): boolean;
  /** Records a task. @throws Refusal 429 for a heavy client with many waiting tasks, while light clients are active. */
  admit(client: string, waiting: number): void;
  /** Returns true if a task of the client may start now. */
  mayStart(client: string): boolean;
  /**
   * Returns the milliseconds until a task of a heavy client may start; 0 if it may start now, or after the running task of
   * another heavy client.
   */
  delay(): number;
  start(isHeavy: boolean): void;
  /** @param taken Milliseconds. */
  end(client: string, isHeavy: boolean, taken: number): void;
}

interface HeavyLimitOptions {
  readonly usage: ClientUsage;
  /** Returns the usual milliseconds of a task. */
  readonly usual: () => number;
  /** The share of the time for heavy clients, from 0 to 1. */
  readonly share: number;
  /** Returns milliseconds. */
  readonly now: () => number;
}

/**
 * The usage above which a client is heavy, in milliseconds (300 at once, or 20 per second for long; a start of the app needs as
 * much) and in tasks: on a slow machine the tasks of all clients take long.
 */
const heavyUsage = { milliseconds: 300, tasks: 12 };
/** Milliseconds since its last task during which a light client counts as active. */
const presence = 2_000;
/** The max waiting tasks of a heavy client while light clients are active: a school is one network. */
const maxWaiting = 20;
/** Seconds after which a refused request may be repeated: the usage has halved by then. */
const retryAfter = 10;

export function createHeavyLimit({ usage, share, usual, now }: HeavyLimitOptions): HeavyLimit {
  const time = createTimeShare(share, 1, now);
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
      if (waiting < maxWaiting || !isHeavy(client) || isAlone(client)) return;
      throw new Refusal(429, '53300', 'Too many requests come from your network.', {
        retryAfter,
        hint: 'Others go first. Try again in a few seconds.',
      });
    },
    mayStart: (client) => !isHeavy(client) || isAlone(client) || time.mayStart(),
    delay: time.delay,
    start(isHeavyTask) {
      if (isHeavyTask) time.start();
    },
    end(client, isHeavyTask, taken) {
      notice(client);
      if (isHeavyTask) time.end(taken);
    },
  };
}
