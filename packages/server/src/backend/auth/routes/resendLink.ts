import { answerBlind } from '../answerBlind.ts';
import { findUser, sendConfirmationAgain } from '../knownAddress.ts';
import type { AuthContext } from './AuthEnv.ts';
import { answerWithMails } from './answerWithMails.ts';
import { askPackage } from './askPackage.ts';

/** Answers `POST /resend`: sends the confirmation of a sign-up again. */
export async function resendLink(context: AuthContext): Promise<Response> {
  const { fields } = context.var;
  const send = fields.type === 'signup' ? () => resendConfirmation(context) : () => askPackage(context);
  return answerBlind(() => answerWithMails(context, send));
}

async function resendConfirmation({ env: { backend }, var: { email } }: AuthContext): Promise<Response> {
  const user = await findUser(backend.app, email);
  if (user && !user.confirmed_at) await sendConfirmationAgain(email, user, backend);
  return Response.json({});
}
