import type { SiteFacts } from '@lively/app/rendering';

/** The properties of a build, which are written beside its files. */
export interface BuildFacts extends SiteFacts {
  /** The patterns of the paths that the browser renders. */
  readonly dynamicPaths: readonly string[];
  /** See `buildLoadScript`. */
  readonly loadScript: string;
  /** See `buildFrameScript`. */
  readonly frameScript: string;
}
