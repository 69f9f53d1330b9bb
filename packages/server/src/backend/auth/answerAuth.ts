import { Hono } from 'hono';
import { Refusal } from '../edge/Refusal.ts';
import type { AuthBackend } from './AuthBackend.ts';
import { factorRoutes } from './factors/factorRoutes.ts';
import { completeSettings } from './identities/completeSettings.ts';
import { identityRoutes } from './identities/identityRoutes.ts';
import { reauthenticate } from './reauthenticate.ts';
import type { AuthEnv } from './routes/AuthEnv.ts';
import { admitMail } from './routes/admitMail.ts';
import { answerInQueue } from './routes/answerInQueue.ts';
import { answerWithMails } from './routes/answerWithMails.ts';
import { askPackage } from './routes/askPackage.ts';
import { changeUser } from './routes/changeUser.ts';
import { checkEmail } from './routes/checkEmail.ts';
import { checkFields } from './routes/checkFields.ts';
import { followLink } from './routes/followLink.ts';
import { mailLink } from './routes/mailLink.ts';
import { openSession } from './routes/openSession.ts';
import { readFields } from './routes/readFields.ts';
import { resendLink } from './routes/resendLink.ts';
import { signUp } from './routes/signUp.ts';
import { verifyCode } from './routes/verifyCode.ts';
import { refuseHalf } from './sessions/refuseHalf.ts';

/**
 * Answers `/auth/v1` like a hosted project in the cases that the package does not cover: limits on guessing, mail links of the
 * PKCE flow, addresses that sign up again, and new passwords. Neither the content nor the time of an answer reveals whether an
 * address has an account.
 *
 * @param body The JSON of the request; undefined when there is none.
 * @throws Refusal in the same cases as a hosted project.
 */
export async function answerAuth(request: Request, body: unknown, backend: AuthBackend): Promise<Response> {
  return routes.fetch(request, { backend, body });
}

/** The routes of `/auth/v1`, in the order in which a request tries them. */
const routes = new Hono<AuthEnv>()
  .basePath('/auth/v1')
  .onError((error) => {
    throw error;
  })
  .use(async ({ req, env }, next) => {
    await refuseHalf(req.raw, env.backend);
    await next();
  })
  .route('/', factorRoutes)
  .route('/', identityRoutes)
  .get('/verify', followLink)
  .get('/settings', (context) =>
    answerInQueue(context, async () => {
      const { answer, providers } = context.env.backend;
      // For HEAD, the package would answer without the body that is completed here.
      return completeSettings(await answer(new Request(context.req.raw, { method: 'GET' })), providers);
    }),
  )
  .post('/reauthenticate', (context) => {
    const { backend, body } = context.env;
    const { current_password: password } = checkFields(body ?? {});
    return answerInQueue(context, () => reauthenticate(context.req.raw, password, backend));
  })
  .all('/reauthenticate', () => {
    // The package would send a code; a new password needs the current one instead.
    throw new Refusal(404, 'not_found', 'Codes for a reauthentication are not sent');
  })
  .use(readFields)
  // A sign-in with an invalid address fails like with any other unknown one.
  .post('/token', openSession)
  .use(checkEmail)
  .put('/user', changeUser)
  .post('/verify', verifyCode)
  .on('POST', ['/signup', '/resend', '/otp', '/magiclink', '/recover'], admitMail)
  .post('/signup', signUp)
  .post('/resend', resendLink)
  .on('POST', ['/otp', '/magiclink', '/recover'], mailLink)
  // The package answers everything else.
  .all('*', (context) => answerWithMails(context, () => askPackage(context)));
