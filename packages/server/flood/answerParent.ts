import process from 'node:process';

/** Answers one request of the parent process, and ends. Ends as well when the parent ends. */
export function answerParent<Options, Result>(answer: (options: Options) => Promise<Result>): void {
  process.once('disconnect', () => process.exit());
  process.once('message', async (options: Options) => {
    const result = await answer(options);
    process.send?.(result, () => process.exit());
  });
}
