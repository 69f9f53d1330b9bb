/** A session, as the link of a mail carries it. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** What the link of a mail brings along, behind the `#`. */
export type Arrival = { kind: 'session'; purpose: string; tokens: SessionTokens } | { kind: 'refused'; code: string };

/**
 * Reads how the visitor arrived: the link of a mail comes back with a session, or with a refusal (expired, used).
 *
 * @param hash - `location.hash`.
 */
export function readArrival(hash: string): Arrival | null {
  const facts = new URLSearchParams(hash.replace(/^#/, ''));
  const code = facts.get('error_code') ?? facts.get('error');
  if (code) return { kind: 'refused', code };
  const [accessToken, refreshToken] = [facts.get('access_token'), facts.get('refresh_token')];
  if (!accessToken || !refreshToken) return null;
  return { kind: 'session', purpose: facts.get('type') ?? '', tokens: { accessToken, refreshToken } };
}
