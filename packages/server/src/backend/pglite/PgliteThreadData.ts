/** What the thread of a PGlite is started with. */
export interface PgliteThreadData {
  /** Absolute. */
  readonly folder: string;
  /** PGlite, compiled once by the process for all its threads: each would take a third of a second to compile it. */
  readonly program: WebAssembly.Module;
  /**
   * Shared memory, because a thread that runs a statement answers no messages: the processor time that the thread had used
   * when the last message came, in milliseconds, and the memory of PGlite, in bytes.
   */
  readonly gauges: Float64Array<SharedArrayBuffer>;
}
