import { Refusal } from '../../edge/Refusal.ts';
import type { AuthBackend } from '../AuthBackend.ts';
import { authenticate, type Caller } from '../authenticate.ts';
import { requireFreshSignIn } from '../requireFreshSignIn.ts';
import { readAssurance } from '../sessions/readAssurance.ts';
import { beginFlow } from './beginFlow.ts';
import { finishFlow } from './finishFlow.ts';
import { unlinkIdentity } from './unlinkIdentity.ts';

const identityPath = /^\/user\/identities\/([\da-f-]{36})$/i;

/** Returns true for the paths of sign-ins with providers and of their identities. */
export function isIdentityPath(path: string): boolean {
  return ['/authorize', '/callback', '/user/identities/authorize'].includes(path) || identityPath.test(path);
}

/**
 * Answers these paths like a hosted project, for the OpenID Connect providers of the host. Identities change only soon after a
 * sign-in.
 *
 * @throws Refusal in the same cases as a hosted project; 403 for a change long after the sign-in.
 */
export async function answerIdentities(path: string, request: Request, backend: AuthBackend): Promise<Response> {
  const url = new URL(request.url);
  if (path === '/authorize' && request.method === 'GET') return beginFlow(request, null, backend);
  if (path === '/callback' && request.method === 'GET') return finishFlow(request, backend);
  const [, identityId] = identityPath.exec(path) ?? [];
  if (request.method !== (identityId ? 'DELETE' : 'GET'))
    throw new Refusal(405, 'bad_request', `This path has no method ${request.method}.`);

  let caller: Caller | undefined;
  const answer = await backend.enqueue(async () => {
    caller = await authenticate(request, backend.answer);
    // Requests without a session get the package's refusal.
    if (!caller) return backend.answer(new Request(new URL('/auth/v1/user', url), { headers: request.headers }));
    if ((await readAssurance(backend.app, caller.claims)).owesCode)
      throw new Refusal(401, 'insufficient_aal', 'AAL2 session is required to change identities when MFA is enabled.');
    await requireFreshSignIn(backend.app, caller.sessionId);
    return identityId ? unlinkIdentity(caller, identityId, backend) : new Response();
  });
  return caller && !identityId ? beginFlow(request, caller, backend) : answer;
}
