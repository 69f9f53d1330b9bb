/** How long statements may run, in milliseconds. */
export interface TimeLimits {
  /** By the name of a function of the API that declares its own. */
  readonly functions: Map<string, number>;
  /** By the role that a request runs as; a role without one has none. */
  readonly roles: Map<string, number>;
}
