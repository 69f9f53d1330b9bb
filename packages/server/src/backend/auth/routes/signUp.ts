import { withHash } from '../hashInThread.ts';
import { findUser, removeUser, signUpKnown } from '../knownAddress.ts';
import type { AuthContext } from './AuthEnv.ts';
import { answerWithMails } from './answerWithMails.ts';
import { askPackage } from './askPackage.ts';

/** Answers `POST /signup`, alike for an address with an account and one without. */
export async function signUp(context: AuthContext): Promise<Response> {
  const { backend } = context.env;
  const { fields, email } = context.var;
  const ask = (changed?: object) => askPackage(context, changed);
  if (!fields.password) return answerWithMails(context, ask);
  const open = async () => {
    const user = await findUser(backend.app, email);
    if (user?.confirmed_at) return signUpKnown({ owner: user, fields, answer: ask }, backend);
    if (user) await removeUser(backend.app, user.id);
    return ask();
  };
  return withHash(String(fields.password), () => answerWithMails(context, open));
}
