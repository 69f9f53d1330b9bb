import { StartError } from '../startup/StartError.ts';

/** The place in S3-compatible storage where a site stores its pictures. */
export interface BucketPlace {
  readonly bucket: string;
  /** The prefix of names; empty, or with a slash at its end. */
  readonly prefix: string;
  /** Undefined for AWS. */
  readonly endpoint: string | undefined;
  /** Undefined if the environment defines it. */
  readonly region: string | undefined;
}

const usage =
  'LIVELY_STORAGE takes s3://<bucket>?endpoint=https://<host>&region=<region>; without it pictures are kept in LIVELY_DATA_FOLDER';

/**
 * Reads `LIVELY_STORAGE`: `s3://bucket/prefix?endpoint=https://host&region=eu-west-3`.
 *
 * @throws StartError for any other text.
 */
export function readStorageUrl(text: string): BucketPlace {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || !url.hostname) throw new StartError(`${usage}. It is "${withoutKeys(text)}".`);
  if (url.username || url.password)
    throw new StartError(`${usage}. Its keys are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, not a part of it.`);
  const unknown = [...url.searchParams.keys()].find((name) => !['endpoint', 'region'].includes(name));
  if (unknown) throw new StartError(`${usage}. It has no setting "${unknown}".`);
  const endpoint = url.searchParams.get('endpoint') || undefined;
  if (endpoint && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    throw new StartError(`${usage}. The endpoint "${endpoint}" is not the URL of a server.`);
  const path = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: path && `${path}/`,
    endpoint,
    region: url.searchParams.get('region') || undefined,
  };
}

function withoutKeys(text: string): string {
  return text.replace(/\/\/[^/@]*@/, '//…@');
}
