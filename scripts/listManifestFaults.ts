/** What of a package.json says who depends on whom. */
export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What each package may have of the workspace, development included. `.dependency-cruiser.cjs` says which part of it. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  '@lively/engine': [],
  '@lively/machines': ['@lively/engine'],
  '@lively/ui': [],
  '@lively/embed': ['@lively/engine', '@lively/ui'],
  '@lively/app': ['@lively/engine', '@lively/machines', '@lively/ui', '@lively/embed'],
  '@lively/server': ['@lively/engine', '@lively/machines', '@lively/app'],
  '@lively/e2e': ['@lively/engine', '@lively/app', '@lively/server'],
};

/** One line for each dependency that is not allowed, each package without a row, and each circle. */
export function listManifestFaults(manifests: readonly Manifest[]): string[] {
  const dependenciesOf = new Map(manifests.map((manifest) => [manifest.name, listWorkspaceDependencies(manifest)]));
  const forbidden = [...dependenciesOf].flatMap(([name, dependencies]) => {
    const row = allowed[name];
    if (!row) return [`${name} has no row in scripts/listManifestFaults.ts: say there what it may depend on.`];
    return dependencies
      .filter((dependency) => !row.includes(dependency))
      .map((dependency) => `${name} must not depend on ${dependency}: take it out of its package.json.`);
  });
  const circles = [...dependenciesOf.keys()]
    .map((name) => findCircle([name], dependenciesOf))
    .filter((circle) => circle !== null)
    .map((circle) => `These packages depend on each other, so that no order builds them: ${circle.join(' → ')}.`);
  return [...forbidden, ...circles];
}

function listWorkspaceDependencies({ dependencies, devDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([name]) => name);
}

/** A way from the first package of a path back to it. Each circle is found from its first name in the alphabet alone. */
function findCircle(path: readonly string[], dependenciesOf: ReadonlyMap<string, readonly string[]>): string[] | null {
  const [start = '', last = start] = [path[0], path.at(-1)];
  for (const next of dependenciesOf.get(last) ?? []) {
    if (next === start) return [...path, start];
    if (next < start || path.includes(next)) continue;
    const circle = findCircle([...path, next], dependenciesOf);
    if (circle) return circle;
  }
  return null;
}
