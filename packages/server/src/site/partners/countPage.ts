import type { PartnerCounts } from '../../backend/partners/createPartnerCounts.ts';

/**
 * Counts an answered page whose address names a partner: a frame on the page of the partner, or an event that was opened from a
 * widget. Not counted are a page that a browser loads in advance, the copy that the app keeps for a reader without a network, and
 * the same page in the language of the reader, to which it redirects.
 */
export function countPage(
  partners: Pick<PartnerCounts, 'count'> | undefined,
  what: 'shown' | 'opened',
  { method, url, headers }: Request,
): void {
  const { pathname, searchParams } = new URL(url);
  const before = headers.get('referer') ?? '';
  const isRedirect = URL.canParse(before) && pathname.endsWith(new URL(before).pathname);
  const isVisit = (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate' && !headers.has('sec-purpose');
  if (method === 'GET' && isVisit && !isRedirect) partners?.count(searchParams.get('partner'), what);
}
