import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds. Many times longer than it takes to find an account and to write a mail to it. */
const answerTime = 250;

/**
 * Answers a request for a mail without revealing whether the address has an account: the response is always the same, after the
 * same time. Work that takes longer continues in the background.
 *
 * @param work The work for this address. Its failure is reported on the standard error.
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
