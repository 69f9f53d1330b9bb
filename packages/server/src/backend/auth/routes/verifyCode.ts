import { Refusal } from '../../edge/Refusal.ts';
import { hashLinkToken } from '../linkTokens.ts';
import { withoutPrefix } from '../pkce.ts';
import { markRecovery } from '../recoverySession.ts';
import { toNetwork } from '../toNetwork.ts';
import type { AuthContext } from './AuthEnv.ts';
import { answerWithMails } from './answerWithMails.ts';
import { askPackage } from './askPackage.ts';
import { methodOfLink } from './methodOfLink.ts';
import { readAccessToken } from './readAccessToken.ts';

/** Answers `POST /verify`: the token of a link, which cannot be guessed; or a code. No mail contains a code, so that none is right. */
export async function verifyCode(context: AuthContext): Promise<Response> {
  const { app, guessLimits } = context.env.backend;
  const { fields } = context.var;
  const network = toNetwork(context.req.raw.headers);
  const verify = async () => {
    // An email change needs both links, but the package would accept the code of one mail.
    if (fields.type === 'email_change') throw new Refusal(403, 'otp_expired', 'Follow the links of both mails');
    const response = fields.token_hash
      ? await askPackage(context, { ...fields, token_hash: hashLinkToken(withoutPrefix(String(fields.token_hash))) })
      : await guessLimits.code({
          network,
          answer: () => askPackage(context),
          judge: ({ ok }) => (ok ? 'right' : 'wrong'),
        });
    if (response.ok && fields.type === 'recovery') await markRecovery(app, await readAccessToken(response));
    return response;
  };
  return answerWithMails(context, verify, async () => methodOfLink(fields.type));
}
