/** Says on the standard error what failed, and why; whoever waits goes on with nothing. */
export const reportFailure =
  (what: string) =>
  (error: unknown): undefined => {
    process.stderr.write(`${what}: ${error instanceof Error ? error.message : error}\n`);
  };
