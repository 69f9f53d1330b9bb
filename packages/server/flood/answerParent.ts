import process from 'node:process';

/** Does what the parent process asks once, says the result, and ends; it ends as well when the parent does. */
export function answerParent<Options, Result>(answer: (options: Options) => Promise<Result>): void {
  process.once('disconnect', () => process.exit());
  process.once('message', async (options: Options) => {
    const result = await answer(options);
    process.send?.(result, () => process.exit());
  });
}
