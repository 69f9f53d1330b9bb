/** An audit of the site for RGAA 4.1: one for each release. A later change of a page does not change its results. */
export interface Audit {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly version: {
    /** The version in `package.json`: `1.0.0`. */
    readonly number: string;
    /** The hash of the commit, at least 7 digits. */
    readonly commit: string;
  };
  readonly observer: {
    /** The name of a person, or of those who share the work. */
    readonly name: string;
    /** Whether the observers make the site themselves. */
    readonly role: 'team' | 'thirdParty';
  };
  /** The browsers, screen readers and other tools, with their versions. Empty if they were not written down. */
  readonly tools: readonly string[];
  /** All criteria by their results. A criterion without an observation has the result of the audit and nothing more. */
  readonly results: Readonly<Record<AuditResult, readonly string[]>>;
  readonly observations: readonly Observation[];
  /** The criteria that were not met and were fixed since. The tests of `criteria.ts` show it. */
  readonly fixed: readonly string[];
}

/** The result of a criterion. */
export type AuditResult = 'met' | 'notMet' | 'notApplicable';

/** An observation of one criterion on one page. */
export interface Observation {
  /** `10.4` */
  readonly criterion: string;
  /** The path of the page: `/my-events`. */
  readonly page: string;
  readonly result: AuditResult;
  /** The fault or its absence, and how it was seen: the size of the window, the text, the keys. */
  readonly seen: string;
}
