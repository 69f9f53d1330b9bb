/** Prints a figure. */
export function report(name: string, value: number | string): void {
  process.stdout.write(`${name}: ${value}\n`);
}

/** Prints a condition that must hold, and makes the drill fail if it does not. */
export function check(name: string, isMet: boolean): void {
  process.stdout.write(`${isMet ? 'ok     ' : 'FAILED '} ${name}\n`);
  if (!isMet) process.exitCode = 1;
}
