import { randomUUID } from 'node:crypto';
import { logAction } from '../logAction.ts';
import type { Factor, FactorRequest } from './Factor.ts';

/** Milliseconds in which a code is typed. */
export const challengeTime = 5 * 60_000;

/** Answers `POST /factors/:id/challenge`: what the next code of the factor is verified against, once. */
export async function challengeFactor(factor: Factor, request: FactorRequest): Promise<Response> {
  const { app, network } = request;
  const auth = app.connection.kysely.withSchema('auth');
  const now = Date.now();
  // What was accepted within the last minutes is kept: its codes may still be in their time.
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
