import { Refusal } from '../edge/Refusal.ts';
import type { Attempt, Attempts } from './Attempts.ts';

/** The judgement of a guess by its answer. `neither`: the guess was right, but opened no session. */
export type Guess = 'right' | 'wrong' | 'neither';

interface Try {
  /** The network of the client. */
  readonly network: string;
  answer(): Promise<Response>;
  judge(response: Response): Guess;
}

/** The limits on guessing passwords and codes. */
export interface GuessLimits {
  /** Limits the code or the link of a mail. */
  code(guess: Try): Promise<Response>;
  password(guess: Try & { readonly email: string }): Promise<Response>;
}

/**
 * Limits wrong guesses, and refuses every guess, right or wrong, beyond the limit. No limit on passwords applies to an email
 * alone: anyone who knows the email could lock its owner out. A locked-out owner can sign in from another network. Codes also
 * have one limit over all networks, because a million guesses open any account; it lasts an hour at most.
 *
 * @throws Refusal 429 from its functions, with the seconds to wait.
 */
export function createGuessLimits(attempts: Attempts): GuessLimits {
  return {
    code: (guess) =>
      limit(guess, [
        { kind: 'code of network', name: guess.network },
        { kind: 'code', name: '' },
      ]),
    async password(guess) {
      const ofAddress = {
        kind: 'password of address',
        name: `${guess.network} ${guess.email.trim().toLowerCase()}`,
      } as const;
      const response = await limit(guess, [ofAddress, { kind: 'password of network', name: guess.network }]);
      if (guess.judge(response) === 'right') await attempts.forget(ofAddress);
      return response;
    },
  };

  async function limit({ answer, judge }: Try, counted: readonly Attempt[]): Promise<Response> {
    const { secondsToWait, giveBack } = await attempts.admit(counted);
    if (secondsToWait > 0)
      throw new Refusal(
        429,
        'over_request_rate_limit',
        `Too many wrong tries. Try again in ${secondsToWait} seconds.`,
        {
          retryAfter: secondsToWait,
        },
      );
    let isWrong = false;
    try {
      const response = await answer();
      isWrong = judge(response) === 'wrong';
      return response;
    } finally {
      if (!isWrong) await giveBack();
    }
  }
}
