import { createHash } from 'node:crypto';
import type { Lockfile } from './Lockfile.ts';
import type { Sbom, SbomComponent } from './Sbom.ts';

/** The development dependencies that the builds of `@lively/ui` copy into its package: modules, the parsers of its command, fonts. */
const bundled = /^pkg:npm\/(%40base-ui\/react|%40babel\/parser|recast|%40fontsource-variable\/[\w-]+)@/;

/**
 * Joins two inventories of pnpm to one of all that is delivered, in a fixed order and without the time: the same sources
 * give the same bytes.
 *
 * @param locked The production dependencies in the lockfile, for every platform.
 * @param installed All installed packages, with their licences.
 * @param lockfile Tells what the packages of the workspace depend on: pnpm leaves that out now and then.
 */
export function createSbom(locked: Sbom, installed: Sbom, lockfile: Lockfile): Sbom {
  const described = new Map(installed.components.map((component) => [component['bom-ref'], component]));
  const edges = new Map(
    [...installed.dependencies, ...locked.dependencies].map(({ ref, dependsOn = [] }) => [ref, dependsOn]),
  );
  const components = new Map<string, SbomComponent>();
  for (const component of locked.components) {
    const ref = component['bom-ref'];
    components.set(ref, described.get(ref) ?? component);
  }
  const waiting = listDirect(lockfile, 'packages/ui', 'devDependencies').filter((ref) => bundled.test(ref));
  const library = [...listDirect(lockfile, 'packages/ui', 'dependencies'), ...waiting];
  for (let ref = waiting.pop(); ref; ref = waiting.pop()) {
    const component = described.get(ref);
    if (!component || components.has(ref)) continue;
    components.set(ref, component);
    waiting.push(...(edges.get(ref) ?? []));
  }

  for (const { 'bom-ref': ref } of components.values()) {
    const [, name] = /^pkg:npm\/%40lively\/(\w+)@/.exec(ref) ?? [];
    if (name) edges.set(ref, name === 'ui' ? library : listDirect(lockfile, `packages/${name}`, 'dependencies'));
  }
  const root = `pkg:npm/lively@`;
  const isWorkspace = (ref: string) => /^pkg:npm\/%40lively\//.test(ref);
  const workspace = [...components.keys()].filter(isWorkspace);
  const server = listDirect(lockfile, 'packages/server', 'dependencies');
  for (const ref of edges.keys())
    if (ref.startsWith(root)) edges.set(ref, [...server, ...listDirect(lockfile, '.', 'dependencies'), ...workspace]);

  const { timestamp: _, ...metadata } = locked.metadata;
  const content = {
    ...locked,
    metadata,
    components: [...components].sort(byName).map(([, component]) => component),
    dependencies: [...edges]
      .filter(([ref]) => components.has(ref) || ref.startsWith(root))
      .sort(byName)
      .map(([ref, all]) => ({ ref, dependsOn: [...new Set(all)].filter((each) => components.has(each)).sort() })),
  };
  return { ...content, serialNumber: toSerialNumber({ ...content, serialNumber: '' }) };
}

/** Lists the packages of the registry that a package of the workspace depends on, as `bom-ref`. */
function listDirect({ importers }: Lockfile, folder: string, kind: 'dependencies' | 'devDependencies'): string[] {
  return Object.entries(importers[folder]?.[kind] ?? {}).flatMap(([name, { version }]) =>
    version.startsWith('link:') ? [] : [`pkg:npm/${name.replace('@', '%40')}@${version.replace(/\(.*/, '')}`],
  );
}

function byName([first]: readonly [string, ...unknown[]], [second]: readonly [string, ...unknown[]]): number {
  return first < second ? -1 : Number(first > second);
}

/** CycloneDX asks for a UUID for each inventory: of version 8, from the hash of its content. */
function toSerialNumber(content: Sbom): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
