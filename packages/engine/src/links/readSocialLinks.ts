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
  const links = pairs.flatMap((pair) => {
    const [, label, href] = /^\s*(.*\S)\s+(https:\/\/[^\s/?#]\S*)\s*$/.exec(pair) ?? [];
    return label && href ? [{ label, href }] : [];
  });
  return links.length === pairs.length ? links : null;
}
