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
