/** The data that starts the thread of a PGlite. */
export interface PgliteThreadData {
  /** Absolute path. */
  readonly folder: string;
  /** The compiled code of PGlite. The process compiles it once for all its threads, because it takes a third of a second. */
  readonly program: WebAssembly.Module;
  /**
   * Shared memory, because a thread that runs a statement answers no messages: the processor time of the thread at the last
   * message, in milliseconds, and the memory of PGlite, in bytes.
   */
  readonly gauges: Float64Array<SharedArrayBuffer>;
}
