import type { PartnerCounts } from '../../backend/partners/createPartnerCounts.ts';

/** The paths at which widgets request events. */
const paths = ['/rest/v1/events', '/rest/v1/rpc/explore_events', '/rest/v1/rpc/list_events_of_source'];

/**
 * Counts the answered request of a widget that names a partner in `X-Client-Info`, a header that Supabase allows from any site. The
 * next events of the same list are not counted again.
 */
export function countShown(partners: Pick<PartnerCounts, 'count'>, { method, url, headers }: Request): void {
  const { pathname, searchParams } = new URL(url);
  if (!['GET', 'POST'].includes(method) || !paths.includes(pathname) || searchParams.has('cursor')) return;
  partners.count(new URLSearchParams(headers.get('x-client-info') ?? '').get('partner'), 'shown');
}
