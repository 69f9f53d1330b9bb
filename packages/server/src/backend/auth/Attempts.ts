/** What is counted: `private.attempt_limits` of the database has the same kinds and limits, and those of polls and calendars. */
export const attemptLimits = {
  'password of address': { limit: 10, window: 15 * 60_000 },
  'password of network': { limit: 50, window: 60 * 60_000 },
  'code of network': { limit: 10, window: 10 * 60_000 },
  code: { limit: 100, window: 60 * 60_000 },
  mail: { limit: 1, window: 60_000 },
  'flow begun': { limit: 100, window: 10 * 60_000 },
  'flow finished': { limit: 100, window: 10 * 60_000 },
  challenge: { limit: 15, window: 60_000 },
} as const;

export type AttemptKind = keyof typeof attemptLimits;

/** What an attempt counts as, and for whom. */
export interface Attempt {
  readonly kind: AttemptKind;
  readonly name: string;
}

export interface Admission {
  /** 0 where the attempt may be made; else nothing was counted. */
  readonly secondsToWait: number;
  /** The attempt does not count, after all. */
  giveBack(): Promise<void>;
}

/** Counts attempts before they are made, so that none of many at once is missed. */
export interface Attempts {
  /** Counts an attempt in each of these ways, or in none. */
  admit(attempts: readonly Attempt[]): Promise<Admission>;
  forget(attempt: Attempt): Promise<void>;
}
