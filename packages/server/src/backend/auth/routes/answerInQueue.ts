import type { AuthContext } from './AuthEnv.ts';
import { completeAnswer } from './completeAnswer.ts';

/**
 * Answers a request that sends no mail, in the queue of the database.
 *
 * @param method The method of the sign-in, if the answer opens a session.
 */
export function answerInQueue(
  context: AuthContext,
  answer: () => Promise<Response>,
  method?: string,
): Promise<Response> {
  return context.env.backend.enqueue(async () => completeAnswer(await answer(), context, method));
}
