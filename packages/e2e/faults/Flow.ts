import type { Page } from '@playwright/test';
import type { User } from '../helpers/signUp';

/** A request that a flow sends when the user acts. */
export interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  /** `write` stores the user's input, `read` is needed before it, `log` is not shown to users. */
  readonly role: 'write' | 'read' | 'log';
  /**
   * Whether the app reads the stored data after a write without an answer. If not, it reports a failure although the
   * data is stored, and another try is safe. @default true
   */
  readonly isLookedUp?: boolean;
  /** The timeout in milliseconds. @default 7000 */
  readonly deadline?: number;
}

/** A flow that is ready to submit: all fields are filled in, and one press is left. */
export interface Act<State> {
  /**
   * Presses the button with Enter: a click waits for a frame, and Chromium at times stops drawing a page that still answers.
   * A second call is another try.
   */
  submit(): Promise<void>;
  /** Returns the state that the page shows, in the format of the stored state. */
  readShown(): Promise<State>;
  /** Returns the stored state, read directly from the backend. */
  readStored(): Promise<State>;
  readonly before: State;
  readonly intended: State;
  /** The messages of the failure, from docs/specification.md#messages. */
  readonly failures: readonly string[];
  /** Fails unless the typed values are still there. */
  expectKept(): Promise<void>;
}

export interface Flow<State = unknown> {
  readonly name: string;
  readonly calls: readonly Call[];
  /** The max number of runs per account: the database limits the writes of an account. */
  readonly timesPerUser: number;
  begin(page: Page, user: User): Promise<Act<State>>;
}
