/** The kinds of attempts and their first limits: `private.attempt_limits` has the same, and those of polls, calendars and recovery codes. */
export const attemptLimits = {
  'password of address': { limit: 10, window: 15 * 60_000 },
  'password of network': { limit: 50, window: 60 * 60_000 },
  'code of network': { limit: 10, window: 10 * 60_000 },
  code: { limit: 100, window: 60 * 60_000 },
  'factor code of network': { limit: 5, window: 15 * 60_000 },
  'factor codes of network': { limit: 10, window: 24 * 60 * 60_000 },
  'factor code of account': { limit: 15, window: 60 * 60_000 },
  'factor codes of account': { limit: 30, window: 24 * 60 * 60_000 },
  'factor passed': { limit: 1, window: 60 * 24 * 60 * 60_000 },
  'signed in': { limit: 1, window: 60 * 24 * 60 * 60_000 },
  mail: { limit: 1, window: 60_000 },
  'mail of mailbox': { limit: 15, window: 24 * 60 * 60_000 },
  'mail of mailbox from new networks': { limit: 10, window: 24 * 60 * 60_000 },
  'mail of mailbox and network': { limit: 5, window: 24 * 60 * 60_000 },
  'mail of network': { limit: 100, window: 24 * 60 * 60_000 },
  confirmation: { limit: 3, window: 24 * 60 * 60_000 },
  'flow begun': { limit: 100, window: 10 * 60_000 },
  'flow finished': { limit: 100, window: 10 * 60_000 },
  challenge: { limit: 15, window: 60_000 },
} as const;

export type AttemptKind = keyof typeof attemptLimits;

/** The kinds that remember where an account was opened. Each counted name opens something; of the other kinds, it closes something. */
export const placeKinds: ReadonlySet<AttemptKind> = new Set(['factor passed', 'signed in']);

/** The max count of each kind within a window, in milliseconds. */
export type AttemptLimits = Readonly<Record<AttemptKind, { readonly limit: number; readonly window: number }>>;

/** One kind of attempt by one key. */
export interface Attempt {
  readonly kind: AttemptKind;
  readonly name: string;
}

export interface Admission {
  /** 0 if the attempt is admitted. Otherwise nothing was counted. */
  readonly secondsToWait: number;
  /** Takes the attempt back, so that it does not count. */
  giveBack(): Promise<void>;
}

/** Counts attempts before they are made, so that parallel attempts are all counted. */
export interface Attempts {
  /** Counts an attempt for all of these kinds, or for no kind if a limit refuses it. */
  admit(attempts: readonly Attempt[]): Promise<Admission>;
  forget(attempt: Attempt): Promise<void>;
}
