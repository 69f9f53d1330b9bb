import type { SiteFacts } from '@lively/app/rendering';

/** What a build says of itself: it is written beside its files. */
export interface BuildFacts extends SiteFacts {
  /** The patterns of the paths that the browser renders. */
  readonly dynamicPaths: readonly string[];
}
