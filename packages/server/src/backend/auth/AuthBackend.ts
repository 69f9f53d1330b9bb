import type { App } from '@supabase/lite';
import type { CallLimits } from './createCallLimits.ts';
import type { GuessLimits } from './createGuessLimits.ts';
import type { Provider } from './identities/createProviders.ts';

/** The dependencies of the answers to `/auth/v1`. */
export interface AuthBackend {
  readonly app: App;
  readonly siteUrl: string;
  /** The valid values of the `apikey` header. */
  readonly keys: readonly string[];
  /** Signs access tokens. */
  readonly signingSecret: string;
  /** The providers that users may sign in with, in the order of the host's settings. */
  readonly providers: readonly Provider[];
  readonly takeMailTurn: (kind: string, email: string) => Promise<void>;
  readonly guessLimits: GuessLimits;
  readonly callLimits: CallLimits;
  /** Runs a task in the queue, alone on its connection. */
  readonly enqueue: (task: () => Promise<Response>) => Promise<Response>;
  /** Runs a task in the queue after the response has been sent. */
  readonly later: (task: () => Promise<void>) => void;
  /** Calls the package's handler. */
  readonly answer: (request: Request) => Promise<Response>;
}
