/** What the build tells the service worker. */
export interface OfflineFacts {
  /** The files that are kept from the installation on; the revision is null where the name changes with the content. */
  readonly entries: readonly { url: string; revision: string | null }[];
  /** The document of the pages that the app shows without a network. */
  readonly app: string;
  /** The patterns of their paths, without a language: `/event/:id`. */
  readonly appPaths: readonly string[];
  /** The page that says that the connection is missing, by the prefix of its language: `/en`, and empty for the default. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The path of what is shown in place of a page that cannot come. */
export function findStandIn(
  pathname: string,
  { app, appPaths, pages }: Pick<OfflineFacts, 'app' | 'appPaths' | 'pages'>,
): string {
  const prefix =
    Object.keys(pages).find((each) => each && (pathname === each || pathname.startsWith(`${each}/`))) ?? '';
  const path = pathname.slice(prefix.length);
  return appPaths.some((pattern) => toExpression(pattern).test(path)) ? app : (pages[prefix] ?? '');
}

/** Not every browser with service workers has `URLPattern`. */
function toExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`);
}
