import { authenticate } from '../authenticate.ts';
import { findUser, languageOf } from '../knownAddress.ts';
import { outgoingMail } from '../outgoingMail.ts';
import { keepChallenge } from '../pkce.ts';
import { sendCapturedLinks } from '../sendCapturedLinks.ts';
import type { AuthContext } from './AuthEnv.ts';
import { completeAnswer } from './completeAnswer.ts';

/**
 * Answers a request in the queue of the database, and sends the mails of its answer, in the language of the account and with links
 * of the PKCE flow.
 *
 * @param findMethod Returns the method of the sign-in, if the answer opens a session. Called before the answer.
 */
export function answerWithMails(
  context: AuthContext,
  answer: () => Promise<Response>,
  findMethod?: () => Promise<string>,
): Promise<Response> {
  const { backend } = context.env;
  const { challenge } = context.var;
  return backend.enqueue(async () => {
    const mail = {
      redirectTo: new URL(context.req.url).searchParams.get('redirect_to'),
      hasChallenge: challenge !== null,
      language: await findLanguage(context),
      captured: [],
      tokens: new Set<string>(),
    };
    const method = await findMethod?.();
    const answered = await outgoingMail.run(mail, async () => {
      const response = await answer();
      await sendCapturedLinks(backend);
      return response;
    });
    const response = await completeAnswer(answered, context, method);
    if (challenge !== null) await keepChallenge(backend.app, challenge, mail.tokens);
    return response;
  });
}

/** Finds the language of the account of a request: in the sign-up, or in the database. */
async function findLanguage({ req, env, var: { fields } }: AuthContext): Promise<string> {
  const { app, answer } = env.backend;
  if (fields.data) return languageOf(fields.data);
  const email = req.method === 'PUT' ? (await authenticate(req.raw, answer))?.email : fields.email;
  const user = typeof email === 'string' && email ? await findUser(app, email) : undefined;
  return languageOf(user?.raw_user_meta_data);
}
