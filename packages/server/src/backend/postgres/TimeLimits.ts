/** The max duration of statements, in milliseconds. */
export interface TimeLimits {
  /** Limits by the name of an API function that declares one. */
  readonly functions: Map<string, number>;
  /** Limits by the role of a request; a missing role has no limit. */
  readonly roles: Map<string, number>;
}
