import { randomUUID } from 'node:crypto';
import { logAction } from '../logAction.ts';
import type { Factor, FactorRequest } from './Factor.ts';

/** Milliseconds during which a challenge accepts codes. */
export const challengeTime = 5 * 60_000;

/** Answers `POST /factors/:id/challenge`: creates a challenge that verifies the next code of the factor, once. */
export async function challengeFactor(factor: Factor, request: FactorRequest): Promise<Response> {
  const { app, network } = request;
  const auth = app.connection.kysely.withSchema('auth');
  const now = Date.now();
  // Keeps the challenges that were passed within the last minutes: their codes may still be valid.
  await auth
    .deleteFrom('mfa_challenges')
    .where('factor_id', '=', factor.id)
    .where('created_at', '<', new Date(now - 2 * challengeTime).toISOString())
    .execute();
  const id = randomUUID();
  const created_at = new Date(now).toISOString();
  await auth
    .insertInto('mfa_challenges')
    .values({ id, factor_id: factor.id, created_at, ip_address: network })
    .execute();
  await logAction(app.connection.kysely, {
    action: 'challenge_created',
    actor: request.caller,
    type: 'factor',
    traits: { factor_id: factor.id, factor_status: factor.status },
  });
  return Response.json({ id, type: 'totp', expires_at: Math.floor((now + challengeTime) / 1000) });
}
