import { methodOfCode } from '../pkce.ts';
import { markRecovery } from '../recoverySession.ts';
import { judgePassword, signIn } from '../signIn.ts';
import { toNetwork } from '../toNetwork.ts';
import type { AuthContext } from './AuthEnv.ts';
import { answerWithMails } from './answerWithMails.ts';
import { askPackage } from './askPackage.ts';
import { readAccessToken } from './readAccessToken.ts';

/** Answers `POST /token`: opens a session by a code or a password, or refreshes one. */
export async function openSession(context: AuthContext): Promise<Response> {
  const { fields } = context.var;
  // Detects a password sign-in by its field, not by the grant type: two parsers can read two types from a crafted query.
  if (fields.auth_code) return exchangeCode(context, String(fields.auth_code));
  if (fields.password) return signInByPassword(context, String(fields.password));
  return answerWithMails(context, () => askPackage(context));
}

function exchangeCode(context: AuthContext, code: string): Promise<Response> {
  const { app } = context.env.backend;
  const exchange = async () => {
    const comesFromReset = (await methodOfCode(app, code)) === 'recovery';
    const response = await askPackage(context);
    if (response.ok && comesFromReset) await markRecovery(app, await readAccessToken(response));
    return response;
  };
  return answerWithMails(context, exchange, () => methodOfCode(app, code));
}

function signInByPassword(context: AuthContext, password: string): Promise<Response> {
  const { app, guessLimits } = context.env.backend;
  const { email } = context.var;
  const ask = (fields?: object) => askPackage(context, fields);
  const answer = () => signIn(app, { email, password }, ask);
  const network = toNetwork(context.req.raw.headers);
  const guess = () => guessLimits.password({ network, email, answer, judge: judgePassword });
  return answerWithMails(context, email ? guess : ask, async () => 'password');
}
