/** A file in which a deployment states its URL, and how to read it. */
interface Statement {
  readonly path: string;
  readonly pattern: RegExp;
  /** False for files that only the server of `pnpm start` serves: a static host has none. */
  readonly isRequired: boolean;
}

const statements: readonly Statement[] = [
  { path: '/', pattern: /<link rel="canonical" href="([^"]*)"/g, isRequired: true },
  { path: '/sitemap.xml', pattern: /<loc>([^<]*)<\/loc>/g, isRequired: true },
  { path: '/sitemap-index.xml', pattern: /<loc>([^<]*)<\/loc>/g, isRequired: true },
  { path: '/feed.xml', pattern: /<atom:link href=["']([^"']*)["'] rel=["']self["']/g, isRequired: false },
  { path: '/feed.json', pattern: /"feed_url":\s*"([^"]*)"/g, isRequired: false },
];

/**
 * Finds the URL that a deployment states if it is not the requested one, because the build was made for another site. Reads
 * canonical links, site maps and the feeds' links to themselves.
 *
 * @param siteUrl Without a trailing slash.
 * @returns The first wrong URL of each file, in words; null if there is none.
 */
export async function findForeignUrl(siteUrl: string, ask: (url: string) => Promise<Response>): Promise<string | null> {
  const faults = await Promise.all(
    statements.map(async ({ path, pattern, isRequired }) => {
      const answer = await ask(siteUrl + path);
      if (!answer.ok && !isRequired) return null;
      const urls = [...(await answer.text()).matchAll(pattern)].map(([, url = '']) => url);
      if (!urls.length) return `${path} names no URL`;
      const foreign = urls.find((url) => !isWithin(url, siteUrl));
      return foreign === undefined ? null : `${path} names ${foreign || 'an empty URL'}`;
    }),
  );
  return faults.filter(Boolean).join(', ') || null;
}

function isWithin(url: string, siteUrl: string): boolean {
  return URL.canParse(url) && `${new URL(url).href}/`.startsWith(new URL(`${siteUrl}/`).href);
}
