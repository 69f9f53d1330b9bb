import { Refusal } from '../edge/Refusal.ts';
import { createRateLimiter, type RateLimiter } from './createRateLimiter.ts';

/** What an answer says of the guess in its request. Neither: the guess was right, and yet opened nothing. */
export type Guess = 'right' | 'wrong' | 'neither';

interface Try {
  /** The network that the request comes from. */
  readonly network: string;
  answer(): Promise<Response>;
  judge(response: Response): Guess;
}

/** The limits on guessing what opens an account. */
export interface GuessLimits {
  /** The code or the link of a mail. */
  code(guess: Try): Promise<Response>;
  password(guess: Try & { readonly email: string }): Promise<Response>;
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Limits wrong guesses, and answers none, right or wrong, beyond them. A password is never limited for an email alone:
 * anyone who knows an email could lock its owner out; here the owner gets in from another network. Codes have one limit over all
 * networks besides, because a million guesses open any account; it lasts an hour at most.
 *
 * @throws Refusal 429 from its functions, with the seconds to wait.
 */
export function createGuessLimits(): GuessLimits {
  const codesOfNetwork = createRateLimiter({ limit: 10, window: 10 * minute });
  const codes = createRateLimiter({ limit: 100, window: hour });
  const passwordsOfEmail = createRateLimiter({ limit: 10, window: 15 * minute });
  const passwordsOfNetwork = createRateLimiter({ limit: 50, window: hour });

  return {
    code: (guess) =>
      limit(guess, [
        [codesOfNetwork, guess.network],
        [codes, ''],
      ]),
    async password(guess) {
      const ofEmail = `${guess.network} ${guess.email.trim().toLowerCase()}`;
      const response = await limit(guess, [
        [passwordsOfEmail, ofEmail],
        [passwordsOfNetwork, guess.network],
      ]);
      if (guess.judge(response) === 'right') passwordsOfEmail.reset(ofEmail);
      return response;
    },
  };
}

async function limit(
  { answer, judge }: Try,
  limits: readonly (readonly [RateLimiter, key: string])[],
): Promise<Response> {
  const seconds = Math.max(...limits.map(([limiter, key]) => limiter.secondsToWait(key)));
  if (seconds > 0)
    throw new Refusal(429, 'over_request_rate_limit', `Too many wrong tries. Try again in ${seconds} seconds.`, {
      retryAfter: seconds,
    });
  const response = await answer();
  if (judge(response) === 'wrong') for (const [limiter, key] of limits) limiter.count(key);
  return response;
}
