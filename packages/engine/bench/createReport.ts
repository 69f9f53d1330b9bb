import { isDeepStrictEqual } from 'node:util';

/** Prints measurements and collects failures. */
export interface Report {
  section(title: string): void;
  /** Fails when two results are not equal. */
  same(what: string, one: unknown, other: unknown): void;
  /** Milliseconds. */
  times(measured: Readonly<Record<string, number>>): void;
  /** Fails when a ratio exceeds its limit. */
  ratio(name: string, value: number, limit: number): void;
  /** Returns the exit status: 1 if results differed or a ratio exceeded its limit, otherwise 0. */
  finish(): number;
}

export function createReport(): Report {
  const differences: string[] = [];
  const missed: string[] = [];
  const print = (line: string) => process.stdout.write(`${line}\n`);
  return {
    section: (title) => print(`\n${title}`),
    same(what, one, other) {
      if (isDeepStrictEqual(one, other)) return;
      differences.push(what);
      print(`  DIFFERENT RESULTS: ${what}`);
    },
    times(measured) {
      for (const [name, time] of Object.entries(measured))
        print(`  ${name.padEnd(36)} ${time.toFixed(3).padStart(11)} ms`);
    },
    ratio(name, value, limit) {
      const isMet = value <= limit;
      if (!isMet) missed.push(name);
      print(`  ${name.padEnd(36)} ${value.toFixed(3).padStart(11)}     limit ${limit}  ${isMet ? 'met' : 'MISSED'}`);
    },
    finish() {
      print(
        `\n${differences.length} different results, ${missed.length} limits missed${missed.length ? `: ${missed.join(', ')}` : ''}`,
      );
      return differences.length + missed.length ? 1 : 0;
    },
  };
}
