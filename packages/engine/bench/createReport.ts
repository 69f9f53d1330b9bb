import { isDeepStrictEqual } from 'node:util';

/** Prints what was measured, and collects what went wrong. */
export interface Report {
  section(title: string): void;
  /** Notes when two results that should be equal are not. */
  same(what: string, one: unknown, other: unknown): void;
  /** Milliseconds. */
  times(medians: Readonly<Record<string, number>>): void;
  /** A ratio and the most it may be. */
  ratio(name: string, value: number, goal: number | undefined): void;
  /** Milliseconds and the most they may be. */
  limit(name: string, milliseconds: number, goal: number | undefined): void;
  /** The exit status: 1 when results differed, else 0; a missed goal is printed only, since a busy machine misses some. */
  finish(): number;
}

export function createReport(): Report {
  const differences: string[] = [];
  const missed: string[] = [];
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const compare = (name: string, value: number, unit: string, goal: number | undefined) => {
    const met = goal === undefined ? '' : `  goal ≤ ${goal}${unit}  ${value <= goal ? 'met' : 'MISSED'}`;
    if (met.endsWith('MISSED')) missed.push(name);
    print(`  ${name.padEnd(36)} ${value.toFixed(3).padStart(11)}${unit.padEnd(4)}${met}`);
  };
  return {
    section: (title) => print(`\n${title}`),
    same(what, one, other) {
      if (isDeepStrictEqual(one, other)) return;
      differences.push(what);
      print(`  DIFFERENT RESULTS: ${what}`);
    },
    times(medians) {
      for (const [name, median] of Object.entries(medians))
        print(`  ${name.padEnd(36)} ${median.toFixed(3).padStart(11)} ms`);
    },
    ratio: (name, value, goal) => compare(name, value, '', goal),
    limit: (name, milliseconds, goal) => compare(name, milliseconds, ' ms', goal),
    finish() {
      print(
        `\n${differences.length} different results, ${missed.length} goals missed${missed.length ? `: ${missed.join(', ')}` : ''}`,
      );
      return differences.length ? 1 : 0;
    },
  };
}
