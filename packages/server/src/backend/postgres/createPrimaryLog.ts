import type { Position } from './Position.ts';

/** How far the primary has written, as this server knows it. */
export interface PrimaryLog {
  /** A place after everything that was committed before the call. @throws Error while the primary does not answer. */
  read(): Promise<Position>;
  /** A place after every change that was announced; undefined while changes may be missed. */
  announced(): Promise<Position | undefined>;
  /** For how long what a replica with this position lacks has been there, at most. Milliseconds. */
  lagOf(position: Position): number;
}

/** A log, and its source. */
export interface PrimaryLogSource extends PrimaryLog {
  /** A change is announced. */
  announce(): void;
  /** Changes may be missed until the next `announce`. */
  lose(): void;
  /** Asks how far the primary is, for `lagOf`: call it at each beat. @throws Error while the primary does not answer. */
  sample(): Promise<void>;
}

interface Sample {
  readonly at: number;
  readonly position: Position;
}

/** Of beats: a replica that lags for longer is skipped long before. */
const maxSamples = 1_000;

/**
 * @param ask Asks the primary for its position.
 * @param now Milliseconds.
 */
export function createPrimaryLog(ask: () => Promise<Position>, now = () => performance.now()): PrimaryLogSource {
  let samples: readonly Sample[] = [];
  let announced: Promise<Position | undefined> = Promise.resolve(undefined);
  let running: Promise<Position> | undefined;
  let next: Promise<Position> | undefined;

  // Readers who ask while a question is under way share the one after it: the first may have been answered before.
  const read = (): Promise<Position> => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };

  function start(): Promise<Position> {
    next = undefined;
    const asked = ask();
    running = asked;
    const forget = () => {
      if (running === asked) running = undefined;
    };
    asked.then(forget, forget);
    return asked;
  }

  return {
    read,
    announced: () => announced,
    lagOf(position) {
      const known = samples.findLast((sample) => sample.position <= position);
      return known ? now() - known.at : Number.POSITIVE_INFINITY;
    },
    announce() {
      announced = read().catch(() => undefined);
    },
    lose() {
      announced = Promise.resolve(undefined);
    },
    async sample() {
      const at = now();
      const position = await read();
      samples = [...samples, { at, position }].slice(-maxSamples);
    },
  };
}
