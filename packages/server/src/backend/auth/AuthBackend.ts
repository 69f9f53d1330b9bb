import type { App } from '@supabase/lite';
import type { Mail } from '../mails/Mailbox.ts';
import type { CallLimits } from './createCallLimits.ts';
import type { GuessLimits } from './createGuessLimits.ts';
import type { MailLimiter } from './createMailLimiter.ts';
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
  readonly mailLimits: MailLimiter;
  /** Sends a mail after the answer, whose time must not reveal whether a mail is sent. */
  readonly sendMail: (mail: Omit<Mail, 'sentAt'>) => void;
  readonly guessLimits: GuessLimits;
  readonly callLimits: CallLimits;
  /** Runs a task in the queue, alone on its connection. */
  readonly enqueue: (task: () => Promise<Response>) => Promise<Response>;
  /** Runs a task in the queue after the response has been sent. */
  readonly later: (task: () => Promise<void>) => void;
  /** Calls the package's handler. */
  readonly answer: (request: Request) => Promise<Response>;
}
