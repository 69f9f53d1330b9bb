import type { Mail } from '../src/backend/mails/Mailbox.ts';

/**
 * Reads the first link in the newest mail to an address, as the path of a request that uses it: the page that asks for
 * confirmation is skipped, since its button requests `/auth/v1/verify`. @throws Error if there is no such mail.
 */
export function readVerifyPath(mails: readonly Mail[], email: string): string {
  const link = mails.find(({ to }) => to === email)?.text.match(/https?:\S+/)?.[0];
  if (!link) throw new Error(`No mail with a link came for ${email}.`);
  const { pathname, search, searchParams } = new URL(link);
  if (!pathname.endsWith('/confirm')) return pathname + search;
  const [token = '', type = '', redirect_to = ''] = ['token_hash', 'type', 'redirect_to'].map(
    (name) => searchParams.get(name) ?? '',
  );
  return `/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to })}`;
}
