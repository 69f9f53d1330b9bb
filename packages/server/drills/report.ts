/** Prints what was counted. */
export function report(name: string, value: number | string): void {
  process.stdout.write(`${name}: ${value}\n`);
}

/** Prints what must hold, and has the drill fail where it does not. */
export function check(name: string, isMet: boolean): void {
  process.stdout.write(`${isMet ? 'ok     ' : 'FAILED '} ${name}\n`);
  if (!isMet) process.exitCode = 1;
}
