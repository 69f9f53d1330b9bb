/** A task for the password thread. */
export interface PasswordTask {
  readonly id: number;
  readonly password: string;
  /** A hash to compare with, or the rounds of a new hash, as a power of two. */
  readonly against: string | number;
}

/** The result of a task. */
export interface PasswordResult {
  readonly id: number;
  /** Whether the password matches the hash, or the new hash; undefined after an error. */
  readonly result?: boolean | string;
  readonly error?: unknown;
}
