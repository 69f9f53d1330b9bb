import type { MiddlewareHandler } from 'hono';
import { admitSignUp } from '../admitSignUp.ts';
import { refuseCommonPassword } from '../commonPasswords.ts';
import { keyOf } from '../keyOf.ts';
import { toNetwork } from '../toNetwork.ts';
import type { AuthEnv } from './AuthEnv.ts';
import { answerInQueue } from './answerInQueue.ts';
import { answerWithMails } from './answerWithMails.ts';
import { askPackage } from './askPackage.ts';

/**
 * Counts a request for a mail, for known and unknown addresses alike, so that the answer does not reveal an account.
 *
 * @throws Refusal 429 after too many.
 */
export const admitMail: MiddlewareHandler<AuthEnv> = async (context, next) => {
  const { backend } = context.env;
  const { fields, email } = context.var;
  const { headers } = context.req.raw;
  if (!email) return answerWithMails(context, () => askPackage(context));
  // The package refuses it with its own error.
  if (!backend.keys.includes(keyOf(context.req.raw))) return answerInQueue(context, () => askPackage(context));
  const path = context.req.path.replace('/auth/v1', '');
  const opensAccount = path === '/signup' && Boolean(fields.password);
  if (opensAccount) await refuseCommonPassword(String(fields.password));
  await backend.enqueue(async () => {
    await backend.mailLimits.takeMailTurn({ path, email, network: toNetwork(headers) });
    if (opensAccount) await admitSignUp(backend.app, toNetwork(headers));
    return new Response();
  });
  return next();
};
