import { isEmailAddress } from '@lively/engine/email';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../edge/Refusal.ts';
import type { AuthEnv } from './AuthEnv.ts';

/** @throws Refusal 400 for the address of an account that no mail server would accept. */
export const checkEmail: MiddlewareHandler<AuthEnv> = async ({ var: { email } }, next) => {
  if (email && !isEmailAddress(email))
    throw new Refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
  await next();
};
