const minute = 60_000;

/**
 * The limits in milliseconds against a test that hangs, the same in every suite: of a test or a hook, and of a wait for a
 * condition within a test. They are no measure of speed. A test holds no other limit of time (docs/decisions/0103). `try:faults` waits
 * less (`WAIT_MINUTES`), because its tests are expected to fail.
 */
export const hangLimits = {
  /** Four hours for the nightly runs (`LONG=1`), whose tests repeat their cases for an hour. */
  test: (globalThis.process?.env.LONG ? 240 : 20) * minute,
  wait: Number(globalThis.process?.env.WAIT_MINUTES ?? 5) * minute,
};
