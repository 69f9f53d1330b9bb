import { basename } from 'node:path';

/** What a comparison finds. Paths are those of the repository. */
export interface Comparison {
  /** Files with more findings than the baseline allows. */
  readonly risen: readonly string[];
  /** The baseline of today: never above the one before, and without files that have nothing left. */
  readonly allowed: Readonly<Record<string, number>>;
}

/**
 * Compares counts of findings with a baseline. A file that moved keeps the count of the one that is gone and has the same base
 * name.
 */
export function compareWithBaseline(
  counts: Readonly<Record<string, number>>,
  baseline: Readonly<Record<string, number>>,
): Comparison {
  const gone = Object.keys(baseline).filter((path) => !(path in counts));
  const limitOf = (path: string) => {
    const former = path in baseline ? path : gone.find((each) => basename(each) === basename(path));
    return former === undefined ? 0 : (baseline[former] ?? 0);
  };
  const paths = Object.keys(counts).sort();
  const allowed = paths.map((path) => [path, Math.min(counts[path] ?? 0, limitOf(path))] as const);
  return {
    risen: paths.filter((path) => (counts[path] ?? 0) > limitOf(path)),
    allowed: Object.fromEntries(allowed.filter(([, count]) => count > 0)),
  };
}
