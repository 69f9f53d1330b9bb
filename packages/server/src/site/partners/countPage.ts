import type { PartnerCounts } from '../../backend/partners/createPartnerCounts.ts';

/**
 * Counts an answered page whose address names a partner: a frame on the page of the partner, or an event that was opened from a
 * widget. A page that a browser loads in advance is not counted.
 */
export function countPage(
  partners: Pick<PartnerCounts, 'count'> | undefined,
  what: 'shown' | 'opened',
  { method, url, headers }: Request,
): void {
  if (method === 'GET' && !headers.has('sec-purpose')) partners?.count(new URL(url).searchParams.get('partner'), what);
}
