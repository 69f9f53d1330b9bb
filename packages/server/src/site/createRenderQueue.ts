import { createFairQueue } from '../backend/edge/createFairQueue.ts';
import { currentReader } from './currentReader.ts';

/**
 * Schedules a task that needs a processor (a page or a picture), on behalf of its reader.
 *
 * @throws Refusal as `FairQueue.run` does.
 */
export type TakeTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** The queue of a site's pages and pictures. */
export interface RenderQueue {
  /** Schedules a page, a feed or the facts of a picture: the main thread renders them, with waits for the database. */
  readonly page: TakeTurn;
  /** Schedules a picture, which another thread draws in a tenth of a second. */
  readonly picture: TakeTurn;
}

/** Milliseconds of processor time. A page waits for the database most of its time. */
const costs = { page: 25, picture: 100 };

/** The queue of the pictures of events. It is separate, so that pages do not wait for a slow host. */
export interface PictureQueue {
  /** Schedules the download of a picture, which is mostly waiting. */
  readonly download: TakeTurn;
  /** Schedules a thread that decodes, shrinks and encodes a picture. */
  readonly shrink: TakeTurn;
}

export function createRenderQueue(): RenderQueue {
  const queue = createFairQueue({
    widths: { page: 4, picture: 1 },
    costs,
    heavyShare: 0.1,
    newcomers: { share: 0.3, places: 2 },
  });
  const takeTurn =
    (lane: 'page' | 'picture'): TakeTurn =>
    (task) => {
      const { network = '', signal, isRegular = false } = currentReader.getStore() ?? {};
      return queue.run(lane, task, { client: network, signal, isKnown: isRegular });
    };
  return { page: takeTurn('page'), picture: takeTurn('picture') };
}

export function createPictureQueue(): PictureQueue {
  return { download: createTurns(8), shrink: createTurns(1) };
}

/** Schedules the downloads of the street map. */
export function createStreetQueue(): TakeTurn {
  return createTurns(8);
}

/**
 * Creates a queue in which each task costs a millisecond instead of its duration: a list of fifty pictures, opened and encoded
 * once, makes no client heavy. Ignores the signal of a reader, because others may wait for the same picture.
 */
function createTurns(width: number): TakeTurn {
  const queue = createFairQueue({ widths: { all: width }, costs: { all: 1 }, heavyShare: 0.1 });
  return (task) => queue.run('all', task, { client: currentReader.getStore()?.network ?? '' });
}
