/** What the thread of passwords is asked. */
export interface PasswordTask {
  readonly id: number;
  readonly password: string;
  /** A hash to compare with, or how many rounds a new one takes, as a power of two. */
  readonly against: string | number;
}

/** What it answers. */
export interface PasswordResult {
  readonly id: number;
  /** Whether the password is that of the hash, or a new hash; undefined when it failed. */
  readonly result?: boolean | string;
  readonly error?: unknown;
}
