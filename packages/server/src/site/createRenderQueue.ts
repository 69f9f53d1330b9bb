import { createFairQueue } from '../backend/edge/createFairQueue.ts';
import { currentReader } from './currentReader.ts';

/**
 * Runs what takes the time of a processor, a page or a picture, in its turn and in the name of its reader.
 *
 * @throws Refusal as `FairQueue.run` does.
 */
export type TakeTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** The turns of a site. */
export interface RenderQueue {
  /** For a page, a feed or the facts of a picture: the main thread renders them, and waits for the database between. */
  readonly page: TakeTurn;
  /** For a picture, which another thread draws for a tenth of a second. */
  readonly picture: TakeTurn;
}

/** Milliseconds of a processor. A page waits for the database most of its time. */
const costs = { page: 25, picture: 100 };

/** The turns of the pictures of events. They are their own: pages do not wait for a host that is slow. */
export interface PictureQueue {
  /** For a host that is asked for a picture: nearly all of it is waiting. */
  readonly download: TakeTurn;
  /** For a thread that decodes, shrinks and encodes a picture. */
  readonly shrink: TakeTurn;
}

export function createRenderQueue(): RenderQueue {
  const queue = createFairQueue({ widths: { page: 4, picture: 1 }, costs, heavyShare: 0.1 });
  const takeTurn =
    (lane: 'page' | 'picture'): TakeTurn =>
    (task) => {
      const { network = '', signal } = currentReader.getStore() ?? {};
      return queue.run(lane, task, { client: network, signal });
    };
  return { page: takeTurn('page'), picture: takeTurn('picture') };
}

export function createPictureQueue(): PictureQueue {
  return { download: createTurns(8), shrink: createTurns(1) };
}

/**
 * Turns of which each counts as a millisecond, not as what it takes: a list of fifty pictures, opened and encoded once, makes
 * no client heavy. Without the signal of a reader, because others may wait for the same picture.
 */
function createTurns(width: number): TakeTurn {
  const queue = createFairQueue({ widths: { all: width }, costs: { all: 1 }, heavyShare: 0.1 });
  return (task) => queue.run('all', task, { client: currentReader.getStore()?.network ?? '' });
}
