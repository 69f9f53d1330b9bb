import { Hono } from 'hono';
import { Refusal } from '../../edge/Refusal.ts';
import { authenticate, type Caller, refuseCaller } from '../authenticate.ts';
import { requireFreshSignIn } from '../requireFreshSignIn.ts';
import type { AuthContext, AuthEnv } from '../routes/AuthEnv.ts';
import { readAssurance } from '../sessions/readAssurance.ts';
import { beginFlow } from './beginFlow.ts';
import { finishFlow } from './finishFlow.ts';
import { unlinkIdentity } from './unlinkIdentity.ts';

const one = '/user/identities/:id{[\\da-fA-F-]{36}}';

/**
 * Serves sign-ins with providers and the identities of users like a hosted project, for the OpenID Connect providers of the host.
 * Identities change only soon after a sign-in.
 *
 * @throws Refusal in the same cases as a hosted project; 403 for a change long after the sign-in.
 */
export const identityRoutes: Hono<AuthEnv> = new Hono<AuthEnv>()
  .get('/authorize', ({ req, env }) => beginFlow(req.raw, null, env.backend))
  .get('/callback', ({ req, env }) => finishFlow(req.raw, env.backend))
  .get('/user/identities/authorize', async (context) => {
    let caller: Caller | undefined;
    const refusal = await forCaller(context, async (found) => {
      caller = found;
      return new Response();
    });
    // Runs outside the queue: no other request waits for the provider.
    return caller ? beginFlow(context.req.raw, caller, context.env.backend) : refusal;
  })
  .delete(one, (context) =>
    forCaller(context, (caller) => unlinkIdentity(caller, context.req.param('id'), context.env.backend)),
  )
  .on('ALL', ['/authorize', '/callback', '/user/identities/authorize', one], ({ req }) => {
    throw new Refusal(405, 'bad_request', `This path has no method ${req.method}.`);
  });

/** Runs a change of the identities of a user in the queue. Requests without a session get the package's refusal. */
function forCaller(
  { req: { raw: request }, env: { backend } }: AuthContext,
  change: (caller: Caller) => Promise<Response>,
): Promise<Response> {
  return backend.enqueue(async () => {
    const caller = await authenticate(request, backend.answer);
    if (!caller) return refuseCaller(request, backend.answer);
    if ((await readAssurance(backend.app, caller.claims)).owesCode)
      throw new Refusal(401, 'insufficient_aal', 'AAL2 session is required to change identities when MFA is enabled.');
    await requireFreshSignIn(backend.app, caller.sessionId);
    return change(caller);
  });
}
