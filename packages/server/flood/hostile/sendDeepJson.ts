import type { HostileClient, Outcome } from './HostileClient.ts';

const paths = ['/rest/v1/rpc/explore_events', '/auth/v1/token?grant_type=password', '/rest/v1/contact_messages'];
const depths = [90, 1_000, 100_000];

/** Posts JSON that is nested up to 100,000 times, in objects and in arrays. */
export function sendDeepJson({ send, count }: HostileClient): Promise<Outcome> {
  const depth = depths[Math.floor(count / paths.length) % depths.length] ?? 0;
  const [open, close] = count % 2 ? ['[', ']'] : ['{"a":', '}'];
  const nested = `${open.repeat(depth)}1${close.repeat(depth)}`;
  return send({ path: paths[count % paths.length] ?? '/', method: 'POST', body: `{"text":${nested}}` });
}
