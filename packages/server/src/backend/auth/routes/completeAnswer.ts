import { completeSession } from '../sessions/completeSession.ts';
import { toNetwork } from '../toNetwork.ts';
import type { AuthContext } from './AuthEnv.ts';

/**
 * Adds to the session or the user of an answer the fields that the package leaves out.
 *
 * @param method The method of the sign-in, if the answer opens a session.
 */
export function completeAnswer(
  response: Response,
  { req, env }: Pick<AuthContext, 'req' | 'env'>,
  method?: string,
): Promise<Response> {
  const { app, signingSecret, mailLimits } = env.backend;
  const { headers } = req.raw;
  const noteSignIn = (email: string) => mailLimits.noteSignIn({ email, network: toNetwork(headers) });
  return completeSession(response, { app, signingSecret, userAgent: headers.get('user-agent'), method, noteSignIn });
}
