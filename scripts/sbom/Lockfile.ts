/** The parts of `pnpm-lock.yaml` that name what is delivered. */
export interface Lockfile {
  /** By folder of the workspace: `.`, `packages/ui`. */
  readonly importers: Readonly<Record<string, Importer>>;
  /** By name and version: `pg@8.23.1`, with the versions of peers in brackets. */
  readonly snapshots: Readonly<Record<string, LockedDependencies>>;
  /** By name and version. */
  readonly packages: Readonly<Record<string, { readonly peerDependencies?: Readonly<Record<string, string>> }>>;
}

interface LockedDependencies {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Direct = Readonly<Record<string, { readonly version: string }>>;

interface Importer {
  readonly dependencies?: Direct;
  readonly devDependencies?: Direct;
}
