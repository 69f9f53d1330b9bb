import type { App } from '@supabase/lite';
import { Refusal } from '../../edge/Refusal.ts';
import type { Caller } from '../authenticate.ts';
import type { GuessLimits } from '../createGuessLimits.ts';
import type { Assurance } from '../sessions/readAssurance.ts';

/** A row of `auth.mfa_factors`. */
export interface Factor {
  readonly id: string;
  readonly user_id: string;
  readonly friendly_name: string | null;
  /** Other values than `totp` occur only in rows copied from a hosted project. */
  readonly factor_type: 'totp' | 'phone' | 'webauthn';
  readonly status: 'unverified' | 'verified';
  readonly created_at: string;
  readonly updated_at: string;
  /** Encrypted; null for other types. */
  readonly secret: string | null;
}

/** A factor with time-based codes (TOTP). */
export interface TotpFactor extends Factor {
  readonly factor_type: 'totp';
  readonly secret: string;
}

/** The input of the handlers of factors. */
export interface FactorRequest {
  readonly app: App;
  readonly caller: Caller & Assurance;
  readonly signingSecret: string;
  readonly siteUrl: string;
  /** The network of the client. */
  readonly network: string;
  readonly fields: Record<string, unknown>;
  readonly guessLimits: GuessLimits;
}

/** Lists the factors of a user, the oldest first. */
export async function listFactors({ connection }: App, userId: string): Promise<Factor[]> {
  return connection.kysely
    .withSchema('auth')
    .selectFrom('mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute() as Promise<unknown> as Promise<Factor[]>;
}

/** @throws Refusal 422 for a factor of another type: this backend cannot send its code. */
export function assertTotp(factor: Factor): asserts factor is TotpFactor {
  const { factor_type: type } = factor;
  if (type !== 'totp')
    throw new Refusal(422, `mfa_${type}_verify_not_enabled`, `MFA verification is disabled for "${type}"`);
}

/** @throws Refusal 404 for a factor that the user does not have. */
export async function findFactor(app: App, userId: string, id: string): Promise<Factor> {
  const factor = (await listFactors(app, userId)).find((each) => each.id === id.toLowerCase());
  if (!factor) throw new Refusal(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}
