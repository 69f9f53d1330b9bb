import type { MiddlewareHandler } from 'hono';
import { readChallenge } from '../pkce.ts';
import type { AuthEnv } from './AuthEnv.ts';
import { answerInQueue } from './answerInQueue.ts';
import { checkFields } from './checkFields.ts';

/** Reads the JSON of a request. The package answers a request without JSON. */
export const readFields: MiddlewareHandler<AuthEnv> = async (context, next) => {
  const { backend, body } = context.env;
  if (body === undefined) return answerInQueue(context, () => backend.answer(context.req.raw));
  const fields = checkFields(body);
  context.set('fields', fields);
  context.set('challenge', readChallenge(fields));
  context.set('email', String(fields.email ?? ''));
  return next();
};
