import { safeHttpsUrl } from './safeHttpsUrl.ts';

/** A link to an account of the site on a social network. */
export interface SocialLink {
  readonly label: string;
  readonly href: string;
}

/**
 * Reads the setting `VITE_SOCIAL_LINKS`: pairs of a name and an address, separated by commas. The footer shows them; the
 * server and the build refuse the setting if this is null.
 *
 * @returns Null if a pair has no name or no https address.
 * @example
 * readSocialLinks('Mastodon https://social.example/@us, Photos https://photos.example/us');
 */
export function readSocialLinks(text: string): readonly SocialLink[] | null {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const links = pairs.map((pair) => /^\s*(.*\S)\s+(https:\/\/[^\s,]+)\s*$/.exec(pair));
  if (!links.every((link) => link !== null && safeHttpsUrl(link[2] ?? '') !== null)) return null;
  return links.map((link) => ({ label: link?.[1] ?? '', href: link?.[2] ?? '' }));
}
