import { randomUUID } from 'node:crypto';
import type { App } from '@supabase/lite';
import { Secret, TOTP } from 'otpauth';
import { Refusal } from '../../edge/Refusal.ts';
import { logAction } from '../logAction.ts';
import { challengeTime } from './challengeFactor.ts';
import type { FactorRequest, TotpFactor } from './Factor.ts';
import { decryptSecret } from './factorSecret.ts';

/** Seconds per step. */
const period = 30;
/** The number of steps before and after the current one whose codes are accepted, because clocks differ. */
const drift = 1;

interface Challenge {
  readonly id: string;
  readonly created_at: string;
  readonly verified_at: string | null;
  readonly ip_address: string;
}

type Kysely = App['connection']['kysely'];

/**
 * Verifies a code of a factor. The right code raises the session to `aal2`, and ends the user's sessions below; the first one
 * activates the factor. An accepted code cannot be used again.
 *
 * @throws Refusal 404 for a challenge of another factor, 422 for a wrong or a late code, 403 after too many wrong ones, and for a
 * new factor in a session that owes the code of another.
 */
export async function verifyFactor(factor: TotpFactor, request: FactorRequest): Promise<void> {
  const code = String(request.fields.code ?? '');
  if (!code) throw new Refusal(400, 'validation_failed', 'Code needs to be non-empty');
  // Another server activated the user's first factor while this one was enrolled.
  if (factor.status === 'unverified' && request.caller.owesCode)
    throw new Refusal(403, 'insufficient_aal', 'AAL2 required to verify a new factor');
  const { app, caller, network, guessLimits } = request;
  await guessLimits.factor({
    network,
    userId: caller.id,
    verify: () => app.connection.runInTransaction((transaction) => judgeCode(transaction, code, factor, request)),
  });
  await logAction(app.connection.kysely, {
    action: 'verification_attempted',
    actor: caller,
    type: 'factor',
    traits: {
      factor_id: factor.id,
      challenge_id: request.fields.challenge_id,
    },
  });
}

async function judgeCode(
  transaction: Kysely,
  code: string,
  factor: TotpFactor,
  request: FactorRequest,
): Promise<Refusal | undefined> {
  const auth = transaction.withSchema('auth');
  // Locks the row, so that two servers of one database cannot accept the same code.
  await auth.selectFrom('mfa_factors').select('id').where('id', '=', factor.id).forUpdate().execute();
  const challenge = (await auth
    .selectFrom('mfa_challenges')
    .selectAll()
    .where('factor_id', '=', factor.id)
    .where('id', '=', toUuid(request.fields.challenge_id))
    .executeTakeFirst()) as Challenge | undefined;
  if (!challenge)
    return new Refusal(404, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (challenge.verified_at !== null || challenge.ip_address !== request.network)
    return new Refusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
  if (Date.now() - new Date(challenge.created_at).getTime() > challengeTime) {
    await auth.deleteFrom('mfa_challenges').where('id', '=', challenge.id).execute();
    return new Refusal(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  const step = await findNewStep(transaction, code, factor, request.signingSecret);
  if (step === undefined) return new Refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  await acceptCode(transaction, { challenge, factor, step, ...request.caller });
  return undefined;
}

/** Finds the time step of a code; undefined for a wrong code, and for a step whose code was accepted before. */
async function findNewStep(
  transaction: Kysely,
  code: string,
  { id, secret }: TotpFactor,
  signingSecret: string,
): Promise<number | undefined> {
  const now = Date.now();
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(decryptSecret(secret, id, signingSecret)),
    period,
    timestamp: now,
    window: drift,
  });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / period) + delta;
  const accepted = await transaction
    .withSchema('auth')
    .selectFrom('mfa_challenges')
    .select('otp_code')
    .where('factor_id', '=', id)
    .where('verified_at', 'is not', null)
    .execute();
  return accepted.some(({ otp_code }) => Number(otp_code) >= step) ? undefined : step;
}

interface Acceptance {
  readonly challenge: Challenge;
  readonly factor: TotpFactor;
  readonly step: number;
  /** The id of the user. */
  readonly id: string;
  readonly sessionId: string;
}

async function acceptCode(transaction: Kysely, { challenge, factor, step, id, sessionId }: Acceptance): Promise<void> {
  const auth = transaction.withSchema('auth');
  const now = new Date().toISOString();
  await auth
    .updateTable('mfa_challenges')
    .set({ verified_at: now, otp_code: String(step) })
    .where('id', '=', challenge.id)
    .execute();
  if (factor.status === 'unverified')
    await auth
      .updateTable('mfa_factors')
      .set({ status: 'verified', updated_at: now })
      .where('id', '=', factor.id)
      .execute();
  await auth.updateTable('sessions').set({ aal: 'aal2', factor_id: factor.id }).where('id', '=', sessionId).execute();
  await auth
    .insertInto('mfa_amr_claims')
    .values({
      id: randomUUID(),
      session_id: sessionId,
      created_at: now,
      updated_at: now,
      authentication_method: 'totp',
    })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'authentication_method']).doUpdateSet({ updated_at: now }),
    )
    .execute();
  await auth.deleteFrom('sessions').where('user_id', '=', id).where('aal', '!=', 'aal2').execute();
  await auth.deleteFrom('mfa_factors').where('user_id', '=', id).where('status', '=', 'unverified').execute();
}

/** Returns the nil UUID for a text that is not a UUID, because no challenge has it. */
function toUuid(text: unknown): string {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(text))
    ? String(text)
    : '00000000-0000-0000-0000-000000000000';
}
