interface RelatedTest {
  readonly path: string;
  /** The number of files from the test to the nearest changed one: 0 for a changed test. */
  readonly distance: number;
}

/**
 * Lists the tests and the stories that a change can break, the nearest first.
 *
 * @param users - The files that depend on each file.
 */
export function listRelatedTests(
  changed: readonly string[],
  users: ReadonlyMap<string, ReadonlySet<string>>,
): RelatedTest[] {
  const distances = new Map(changed.map((path) => [path, 0]));
  // The loop also visits what is added meanwhile: the users of changed files, then their users.
  for (const [path, distance] of distances) {
    for (const user of users.get(path) ?? []) if (!distances.has(user)) distances.set(user, distance + 1);
  }
  return [...distances].flatMap(([path, distance]) =>
    /\.(test|stories)\.tsx?$/.test(path) ? [{ path, distance }] : [],
  );
}
