import type { Page } from '@playwright/test';
import type { FindText } from './createFindText';

/** A text that must be heard, or several of which one must be. `{{name}}` in it stands for any words. */
export type Words = string | readonly string[];

/** One act of a user who cannot see the screen, with the words that must be heard after it, in this order. */
export type Step =
  /** Opens an address. What the reader says of a page that loads depends on the moment at which it looks. */
  | { readonly open: string }
  /** Presses Tab until one press is answered with these words. */
  | { readonly tabTo: readonly Words[] }
  /** Presses a key. */
  | { readonly press: string; readonly hears: readonly Words[] }
  /** Types a text where the focus is. */
  | { readonly type: string; readonly hears?: readonly Words[] }
  /** Something that happens outside the page, with its name. */
  | { readonly event: string; readonly happen: (page: Page) => Promise<void>; readonly hears: readonly Words[] };

/** What a user does to reach an aim, followed by ear. */
export interface Journey {
  /** What the user does: `search a sentence`. */
  readonly name: string;
  /** A service worker is needed. The others do without: its requests would keep the listener waiting. */
  readonly needsWorker?: boolean;
  /** Prepares accounts and rows. @returns What the steps need to know of them. */
  readonly prepare?: (page: Page) => Promise<Readonly<Record<string, string>>>;
  readonly listSteps: (given: Given) => readonly Step[];
}

export interface Given {
  /** Finds a text of the app by its key. */
  readonly t: FindText;
  /** The prefix of the paths: `/en`. */
  readonly prefix: string;
  readonly language: string;
  readonly prepared: Readonly<Record<string, string>>;
}
