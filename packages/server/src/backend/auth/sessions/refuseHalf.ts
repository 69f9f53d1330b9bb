import { Refusal } from '../../edge/Refusal.ts';
import { isSessionToken } from '../../edge/requireSession.ts';
import type { AuthBackend } from '../AuthBackend.ts';
import { authenticate } from '../authenticate.ts';
import { isOpenToHalf } from './openToHalf.ts';
import { readAssurance } from './readAssurance.ts';

/**
 * Refuses a request to `/auth/v1` of a session that owes the code of its second factor: it may do nothing but give the code.
 *
 * @throws Refusal 401 for a change of the user, like a hosted project; otherwise 403.
 */
export async function refuseHalf(
  request: Request,
  { app, answer, enqueue }: Pick<AuthBackend, 'app' | 'answer' | 'enqueue'>,
): Promise<void> {
  const url = new URL(request.url);
  if (!isSessionToken(request.headers.get('authorization')) || isOpenToHalf(request.method, url)) return;
  await enqueue(async () => {
    const caller = await authenticate(request, answer);
    if (caller && (await readAssurance(app, caller.claims)).owesCode)
      throw new Refusal(
        url.pathname === '/auth/v1/user' ? 401 : 403,
        'insufficient_aal',
        'AAL2 session is required: verify a second factor first.',
      );
    return new Response();
  });
}
