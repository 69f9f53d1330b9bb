declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** The part of the package that tests use, because it has no types. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: readonly { name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
