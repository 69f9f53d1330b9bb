/** A package in an inventory. */
export interface SbomComponent {
  /** `pkg:npm/pg@8.23.1`. */
  readonly 'bom-ref': string;
  /** Of CycloneDX: absent if the package is not installed on this platform. */
  readonly licenses?: readonly unknown[];
}

/** The packages that a package depends on, by their `bom-ref`. */
interface SbomDependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

/** An inventory of packages in the format of CycloneDX: the fields that are read here, among others. */
export interface Sbom {
  readonly serialNumber: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly components: readonly SbomComponent[];
  readonly dependencies: readonly SbomDependency[];
}
