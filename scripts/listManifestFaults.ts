/** The fields of a package.json that contain its dependencies. */
export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * The workspace packages that each package may depend on, development included. `.dependency-cruiser.cjs` defines the
 * allowed parts.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  '@lively/engine': [],
  '@lively/machines': ['@lively/engine'],
  '@lively/ui': [],
  '@lively/embed': ['@lively/engine', '@lively/ui'],
  '@lively/react-widgets': ['@lively/embed'],
  '@lively/mcp': [],
  '@lively/wordpress': [],
  '@lively/app': ['@lively/engine', '@lively/machines', '@lively/ui', '@lively/embed', '@lively/react-widgets'],
  '@lively/server': ['@lively/engine', '@lively/machines', '@lively/app'],
  '@lively/e2e': ['@lively/engine', '@lively/app', '@lively/server'],
};

/** Lists one line for each dependency that is not allowed, each package without a row, and each cycle. */
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

/** Finds a path from the first package back to itself. Each cycle is found only from its first name in alphabetical order. */
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
