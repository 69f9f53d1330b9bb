import { Refusal } from '../edge/Refusal.ts';
import type { Attempt, Attempts } from './Attempts.ts';
import { isCounted } from './isCounted.ts';

/** The judgement of a guess by its answer. `neither`: the guess was right, but opened no session. */
export type Guess = 'right' | 'wrong' | 'neither';

interface Try {
  /** The network of the client. */
  readonly network: string;
  answer(): Promise<Response>;
  judge(response: Response): Guess;
}

interface FactorTry {
  readonly network: string;
  readonly userId: string;
  /** Resolves to the refusal of a code; undefined if it was right. */
  verify(): Promise<Refusal | undefined>;
}

/** The limits on guessing passwords and codes. */
export interface GuessLimits {
  /** Limits the code or the link of a mail. */
  code(guess: Try): Promise<Response>;
  password(guess: Try & { readonly email: string }): Promise<Response>;
  /** Limits the code of a second factor. @throws The refusal of the code, or 403 with the seconds to wait. */
  factor(guess: FactorTry): Promise<void>;
}

/**
 * Limits wrong guesses, and refuses every guess, right or wrong, beyond the limit. No limit on passwords applies to an email
 * alone: anyone who knows the email could lock its owner out. A locked-out owner can sign in from another network. Codes also
 * have one limit over all networks, because a million guesses open any account; it lasts an hour at most.
 *
 * The code of a second factor has limits by network and account and, for networks that are new to the account, by account. A
 * stranger who knows the password reaches only these. The owner enters from a network where the account has passed its second
 * factor in the last sixty days, or with a recovery code. The waiting time grows, because several windows count: 15 minutes after
 * 5 wrong codes of a network, up to a day after 10.
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
    async factor({ network, userId, verify }) {
      const place = `${network} ${userId}`;
      const passed = { kind: 'factor passed', name: place } as const;
      const counted: Attempt[] = [
        { kind: 'factor code of network', name: place },
        { kind: 'factor codes of network', name: place },
      ];
      if (!(await isCounted(attempts, passed)))
        counted.push(
          { kind: 'factor code of account', name: userId },
          { kind: 'factor codes of account', name: userId },
        );
      const { secondsToWait, giveBack } = await attempts.admit(counted);
      if (secondsToWait > 0) {
        const message = `Too many wrong codes. Try again in ${secondsToWait} seconds.`;
        throw new Refusal(403, 'mfa_verification_rejected', message, { retryAfter: secondsToWait });
      }
      let isWrong = false;
      try {
        const refusal = await verify();
        isWrong = refusal?.code === 'mfa_verification_failed';
        if (refusal) throw refusal;
      } finally {
        if (!isWrong) await giveBack();
      }
      await attempts.admit([passed]);
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
