import type { App } from '@supabase/lite';
import type { CallLimits } from './createCallLimits.ts';
import type { GuessLimits } from './createGuessLimits.ts';
import type { Provider } from './identities/createProviders.ts';

/** What answering a request to `/auth/v1` needs. */
export interface AuthBackend {
  readonly app: App;
  readonly siteUrl: string;
  /** What a client of the project sends as its `apikey`. */
  readonly keys: readonly string[];
  /** Signs access tokens. */
  readonly signingSecret: string;
  /** Whom users may sign in with, in the order that the host gives. */
  readonly providers: readonly Provider[];
  readonly takeMailTurn: (kind: string, email: string) => Promise<void>;
  readonly guessLimits: GuessLimits;
  readonly callLimits: CallLimits;
  /** Runs a task when its turn comes, alone on its connection. */
  readonly enqueue: (task: () => Promise<Response>) => Promise<Response>;
  /** Runs a task in its turn, once the answer is given. */
  readonly later: (task: () => Promise<void>) => void;
  /** The package's own answer. */
  readonly answer: (request: Request) => Promise<Response>;
}
