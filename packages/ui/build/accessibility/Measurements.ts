/** What the last test runs measured of each component, by its name. A run that measures one component changes only its part. */
export type Measurements = Readonly<Record<string, Measurement>>;

export interface Measurement {
  /** What its stories prove, if all of them passed. */
  stories?: StoryResults | undefined;
  /** What the conformance suite measured. A provider, which renders no element, has nothing to measure. */
  status?: Status;
}

export interface StoryResults {
  /** The day of the run: `2026-11-28`. */
  day: string;
  /** Whether the component has a story `Keyboard`, which presses its keys and checks their effects. */
  keyboard: boolean;
  /** The rules of axe that tested something in a story without a fault, by criterion of WCAG: `1.4.3`. */
  rules: Record<string, string[]>;
  /** The rules of axe that found a fault in a story, by criterion. */
  faults: Record<string, string[]>;
}

export interface Status {
  /** The outcome of each check: `pass`, or the failure. */
  checks: Record<string, string>;
  /** The criteria of RGAA 4.1 that its tests cover and that it meets: `3.2, 9.2`. */
  rgaa: string;
}
