import { answerBlind } from '../answerBlind.ts';
import { findUser } from '../knownAddress.ts';
import type { AuthContext } from './AuthEnv.ts';
import { answerWithMails } from './answerWithMails.ts';
import { askPackage } from './askPackage.ts';

/**
 * Answers `POST /otp`, `/magiclink` and `/recover`: sends a link that opens an account, to confirmed accounts only, because any
 * stranger can sign up an address. For an unknown address, the package would create a confirmed account.
 */
export async function mailLink(context: AuthContext): Promise<Response> {
  const { app } = context.env.backend;
  const { fields, email } = context.var;
  const send = async () => {
    const user = await findUser(app, email);
    return user?.confirmed_at ? askPackage(context, { ...fields, create_user: false }) : Response.json({});
  };
  return answerBlind(() => answerWithMails(context, send));
}
