import type { Position } from './Position.ts';

/** The positions of the primary, as this server knows them. */
export interface PrimaryLog {
  /** Reads a position after everything that was committed before the call. @throws Error while the primary does not answer. */
  read(): Promise<Position>;
  /** Returns a position after every announced change; undefined while changes may be missed. */
  announced(): Promise<Position | undefined>;
  /** Returns the max milliseconds for which a replica with this position has been behind the primary. */
  lagOf(position: Position): number;
}

/** A log with its source. */
export interface PrimaryLogSource extends PrimaryLog {
  /** Records that a change was announced. */
  announce(): void;
  /** Records that changes may be missed until the next `announce`. */
  lose(): void;
  /** Reads the primary's position for `lagOf`; call it at each beat. @throws Error while the primary does not answer. */
  sample(): Promise<void>;
}

interface Sample {
  readonly at: number;
  readonly position: Position;
}

/** The max number of beats. A replica with a longer lag is skipped long before. */
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

  // A call during a running query shares the query after it, because the running query may have read an older position.
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
