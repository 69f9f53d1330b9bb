import { Refusal } from '../../edge/Refusal.ts';
import { logAction } from '../logAction.ts';
import { requireFreshSignIn } from '../requireFreshSignIn.ts';
import type { Factor, FactorRequest } from './Factor.ts';

/**
 * Answers `DELETE /factors/:id`. Downgrades the sessions that the factor has raised to `aal1`. A factor that counts is removed only
 * soon after a sign-in or a code.
 *
 * @throws Refusal for a factor that counts: 422 in a session without a second factor, 403 long after the sign-in.
 */
export async function unenrollFactor(factor: Factor, request: FactorRequest): Promise<Response> {
  const { app, caller } = request;
  if (factor.status === 'verified' && !caller.isAssured)
    throw new Refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  if (factor.status === 'verified') await requireFreshSignIn(app, caller.sessionId);
  const auth = app.connection.kysely.withSchema('auth');
  const raised = auth.selectFrom('sessions').select('id').where('factor_id', '=', factor.id);
  await auth
    .deleteFrom('mfa_amr_claims')
    .where('session_id', 'in', raised)
    .where('authentication_method', '=', 'totp')
    .execute();
  await auth.updateTable('sessions').set({ aal: 'aal1', factor_id: null }).where('factor_id', '=', factor.id).execute();
  await auth.deleteFrom('mfa_factors').where('id', '=', factor.id).execute();
  await logAction(app.connection.kysely, {
    action: 'factor_unenrolled',
    actor: caller,
    type: 'factor',
    traits: {
      factor_id: factor.id,
      factor_status: factor.status,
      session_id: caller.sessionId,
    },
  });
  return Response.json({ id: factor.id });
}
