import { Refusal } from '../../edge/Refusal.ts';
import type { AuthBackend } from '../AuthBackend.ts';
import { authenticate } from '../authenticate.ts';
import { checkCurrentPassword } from '../checkCurrentPassword.ts';
import { keyOf } from '../keyOf.ts';
import { requireFreshSignIn } from '../requireFreshSignIn.ts';
import { readAssurance } from '../sessions/readAssurance.ts';
import { toNetwork } from '../toNetwork.ts';
import { challengeFactor } from './challengeFactor.ts';
import { enrollFactor } from './enrollFactor.ts';
import { assertTotp, type FactorRequest, findFactor } from './Factor.ts';
import { unenrollFactor } from './unenrollFactor.ts';
import { verifyFactor } from './verifyFactor.ts';

export const factorPath = /^\/factors(?:\/([\da-f-]{36})(?:\/(challenge|verify))?)?$/i;

/**
 * Answers `/factors…` like a hosted project: second factors with time-based codes (TOTP, RFC 6238).
 *
 * @throws Refusal in the same cases as a hosted project.
 */
export async function answerFactors(
  path: string,
  request: Request,
  fields: Record<string, unknown>,
  { app, answer, signingSecret, siteUrl, callLimits, guessLimits }: AuthBackend,
): Promise<Response> {
  const found = await authenticate(request, answer);
  // Requests without a session get the package's refusal.
  if (!found) return answer(new Request(new URL('/auth/v1/user', request.url), { headers: request.headers }));
  const caller = { ...found, ...(await readAssurance(app, found.claims)) };
  const network = toNetwork(request.headers);
  const call: FactorRequest = { app, caller, signingSecret, siteUrl, fields, network, guessLimits };
  const [, id, step] = factorPath.exec(path) ?? [];
  const route = `${request.method} ${step ?? (id ? 'one' : 'all')}`;
  if (route === 'POST all') {
    const currentPassword = fields.current_password;
    if (currentPassword)
      await checkCurrentPassword(request, caller.email, { app, answer, guessLimits, currentPassword });
    else await requireFreshSignIn(app, caller.sessionId);
    return enrollFactor(call);
  }
  const factor = id ? await findFactor(app, caller.id, id) : undefined;
  if (factor && route === 'DELETE one') return unenrollFactor(factor, call);
  if (!factor || (route !== 'POST challenge' && route !== 'POST verify'))
    throw new Refusal(405, 'bad_request', `This path has no method ${request.method}.`);
  assertTotp(factor);
  if (route === 'POST challenge') {
    await callLimits.challenge(call.network, caller.id);
    return challengeFactor(factor, call);
  }
  await verifyFactor(factor, call);
  return refresh(request, caller.sessionId, { app, answer });
}

/** Returns the tokens of the raised session: the package signs them when it refreshes the current ones. */
async function refresh(
  request: Request,
  sessionId: string,
  { app, answer }: Pick<AuthBackend, 'app' | 'answer'>,
): Promise<Response> {
  const token = await app.connection.kysely
    .withSchema('auth')
    .selectFrom('refresh_tokens')
    .select('token')
    .where('session_id', '=', sessionId)
    .where('revoked', '=', false)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return answer(
    new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
      method: 'POST',
      headers: { apikey: keyOf(request), 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: token?.token ?? '' }),
    }),
  );
}
