import { confirmEmail } from '../changeEmail.ts';
import { verifyLink } from '../pkce.ts';
import { markRecovery } from '../recoverySession.ts';
import type { AuthContext } from './AuthEnv.ts';
import { answerInQueue } from './answerInQueue.ts';
import { methodOfLink } from './methodOfLink.ts';

/**
 * Answers `GET /verify`: a followed link. No limit applies: its token cannot be guessed, and guessed codes must not block it.
 */
export async function followLink(context: AuthContext): Promise<Response> {
  const { app, answer } = context.env.backend;
  const type = new URL(context.req.url).searchParams.get('type');
  const follow = async (link: Request) => {
    const response = await (type === 'email_change' ? confirmEmail(link, { app, answer }) : answer(link));
    const accessToken = hashOf(response).get('access_token');
    if (type === 'recovery' && accessToken) await markRecovery(app, accessToken);
    return response;
  };
  return answerInQueue(context, () => verifyLink(context.req.raw, app, follow), methodOfLink(type));
}

/** Reads the part after the last `#`, which the package adds: the client chose the rest of the URL. */
function hashOf({ headers }: Response): URLSearchParams {
  const location = headers.get('location') ?? '';
  const start = location.lastIndexOf('#');
  return new URLSearchParams(start < 0 ? '' : location.slice(start + 1));
}
