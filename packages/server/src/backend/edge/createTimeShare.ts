/** Gives a group of clients a share of the time: after a task, the next one waits until the others had their part. */
export interface TimeShare {
  /** Returns true if a task of the group may start now. */
  mayStart(): boolean;
  /** Returns the milliseconds until a task may start; 0 if it may start now, or after a running one. */
  delay(): number;
  start(): void;
  /** @param taken Milliseconds. */
  end(taken: number): void;
}

/**
 * @param share From 0 to 1, of the time of one task at a time.
 * @param places The max running tasks of the group.
 * @param now Returns milliseconds.
 */
export function createTimeShare(share: number, places: number, now: () => number): TimeShare {
  let running = 0;
  let next = Number.NEGATIVE_INFINITY;
  return {
    mayStart: () => running < places && now() >= next,
    delay: () => (running < places ? Math.max(0, next - now()) : 0),
    start() {
      running++;
    },
    end(taken) {
      running--;
      next = now() + taken * (1 / share - 1);
    },
  };
}
