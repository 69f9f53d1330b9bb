import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds: many times what it takes to find an account and to write it a mail. */
const answerTime = 250;

/**
 * Answers a request for a mail without a word about the address: the answer is always the same one, and comes after the
 * same time, whether an account was found meanwhile or not. Work that takes longer goes on.
 *
 * @param work What the address makes necessary. Its failure is reported on the standard error.
 */
export async function answerBlind(work: () => Promise<Response>): Promise<Response> {
  void report(work());
  await delay(answerTime);
  return Response.json({}, { headers: { 'Access-Control-Allow-Origin': '*' } });
}

async function report(working: Promise<Response>): Promise<void> {
  try {
    const { status } = await working;
    if (status >= 500) throw new Error(`the backend answered ${status}.`);
  } catch (error) {
    process.stderr.write(
      `A mail was asked for, and is not written: ${error instanceof Error ? error.message : error}\n`,
    );
  }
}
