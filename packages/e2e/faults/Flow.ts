import type { Page } from '@playwright/test';
import type { User } from '../helpers/signUp';

/** A request that a flow makes when the user acts. */
export interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  /** `write` stores what was meant, `read` is needed before it, `log` is not shown to users. */
  readonly role: 'write' | 'read' | 'log';
  /**
   * Whether a write without an answer is looked up. Else the failure is said although it is stored, and another try does no
   * harm. @default true
   */
  readonly isLookedUp?: boolean;
  /** Milliseconds of silence after which it is given up. @default 7000 */
  readonly deadline?: number;
}

/** A flow under way: everything is filled in, and one press is left. */
export interface Act<State> {
  /** The press. Pressed again, it is another try. */
  submit(): Promise<void>;
  /** What the page says, in the terms of what is stored. */
  readShown(): Promise<State>;
  /** What is stored, read past the app. */
  readStored(): Promise<State>;
  readonly before: State;
  readonly intended: State;
  /** The messages of the failure, of docs/specification.md#messages. */
  readonly failures: readonly string[];
  /** Fails unless what was typed is still there. */
  expectKept(): Promise<void>;
}

export interface Flow<State = unknown> {
  readonly name: string;
  readonly calls: readonly Call[];
  /** How often one account goes through it: the database limits what an account writes. */
  readonly timesPerUser: number;
  begin(page: Page, user: User): Promise<Act<State>>;
}
