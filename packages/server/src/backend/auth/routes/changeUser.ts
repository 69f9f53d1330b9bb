import { Refusal } from '../../edge/Refusal.ts';
import { changeEmail } from '../changeEmail.ts';
import { changePassword } from '../changePassword.ts';
import { refuseCommonPassword } from '../commonPasswords.ts';
import type { AuthContext } from './AuthEnv.ts';
import { answerWithMails } from './answerWithMails.ts';
import { askPackage, withFields } from './askPackage.ts';

/** Answers `PUT /user`: a new password, a new address, or other data of the account. */
export async function changeUser(context: AuthContext): Promise<Response> {
  const { backend } = context.env;
  const { fields, email } = context.var;
  const hasPassword = fields.password !== undefined;
  const request = withFields(context.req.raw, fields);
  return answerWithMails(context, async () => {
    if (hasPassword) await refuseCommonPassword(String(fields.password));
    if (hasPassword && email)
      throw new Refusal(400, 'validation_failed', 'Change email and password one after the other');
    if (hasPassword) return changePassword(request, { ...backend, currentPassword: fields.current_password });
    return email ? changeEmail(request, email, backend) : askPackage(context);
  });
}
