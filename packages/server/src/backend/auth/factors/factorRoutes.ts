import { type Handler, Hono } from 'hono';
import { Refusal } from '../../edge/Refusal.ts';
import type { AuthBackend } from '../AuthBackend.ts';
import { authenticate, refuseCaller } from '../authenticate.ts';
import { checkCurrentPassword } from '../checkCurrentPassword.ts';
import { keyOf } from '../keyOf.ts';
import { requireFreshSignIn } from '../requireFreshSignIn.ts';
import type { AuthContext, AuthEnv } from '../routes/AuthEnv.ts';
import { answerInQueue } from '../routes/answerInQueue.ts';
import { checkFields } from '../routes/checkFields.ts';
import { readAssurance } from '../sessions/readAssurance.ts';
import { toNetwork } from '../toNetwork.ts';
import { challengeFactor } from './challengeFactor.ts';
import { enrollFactor } from './enrollFactor.ts';
import { assertTotp, type Factor, type FactorRequest, findFactor } from './Factor.ts';
import { unenrollFactor } from './unenrollFactor.ts';
import { verifyFactor } from './verifyFactor.ts';

const one = '/factors/:id{[\\da-fA-F-]{36}}';

/**
 * Serves `/factors…` like a hosted project: second factors with time-based codes (TOTP, RFC 6238).
 *
 * @throws Refusal in the same cases as a hosted project.
 */
export const factorRoutes: Hono<AuthEnv> = new Hono<AuthEnv>()
  .post('/factors', ofCaller(enroll))
  .delete(one, ofFactor(unenrollFactor))
  .post(`${one}/challenge`, ofFactor(challenge))
  .post(`${one}/verify`, ofFactor(verify))
  .all('/factors', ofCaller(refuseMethod))
  .on(
    'ALL',
    [one, `${one}/challenge`, `${one}/verify`],
    ofFactor((_, call, context) => refuseMethod(call, context)),
  );

async function enroll(call: FactorRequest, { req, env: { backend } }: AuthContext): Promise<Response> {
  const { app, answer, guessLimits } = backend;
  const { caller, fields } = call;
  const currentPassword = fields.current_password;
  if (currentPassword) await checkCurrentPassword(req.raw, caller.email, { app, answer, guessLimits, currentPassword });
  else await requireFreshSignIn(app, caller.sessionId);
  return enrollFactor(call);
}

async function challenge(factor: Factor, call: FactorRequest, { env }: AuthContext): Promise<Response> {
  assertTotp(factor);
  await env.backend.callLimits.challenge(call.network, call.caller.id);
  return challengeFactor(factor, call);
}

async function verify(factor: Factor, call: FactorRequest, { req, env }: AuthContext): Promise<Response> {
  assertTotp(factor);
  await verifyFactor(factor, call);
  return refresh(req.raw, call.caller.sessionId, env.backend);
}

async function refuseMethod(_call: FactorRequest, { req }: AuthContext): Promise<never> {
  throw new Refusal(405, 'bad_request', `This path has no method ${req.method}.`);
}

/** Creates the handler of a path of the factors of a user. Requests without a session get the package's refusal. */
function ofCaller(answer: (call: FactorRequest, context: AuthContext) => Promise<Response>): Handler<AuthEnv> {
  return (context) => {
    const { backend, body } = context.env;
    const { app, signingSecret, siteUrl, guessLimits } = backend;
    const request = context.req.raw;
    const fields = body === undefined ? {} : checkFields(body);
    return answerInQueue(context, async () => {
      const found = await authenticate(request, backend.answer);
      if (!found) return refuseCaller(request, backend.answer);
      const caller = { ...found, ...(await readAssurance(app, found.claims)) };
      const network = toNetwork(request.headers);
      return answer({ app, caller, signingSecret, siteUrl, fields, network, guessLimits }, context);
    });
  };
}

/** Creates the handler of a path of one factor of a user. */
function ofFactor(
  answer: (factor: Factor, call: FactorRequest, context: AuthContext) => Promise<Response>,
): Handler<AuthEnv> {
  return ofCaller(async (call, context) => {
    const factor = await findFactor(call.app, call.caller.id, context.req.param('id') ?? '');
    return answer(factor, call, context);
  });
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
