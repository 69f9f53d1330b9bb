/** The data that the build gives the service worker. */
export interface OfflineFacts {
  /** The files that are cached at installation; the revision is null if the name contains a hash. */
  readonly entries: readonly { url: string; revision: string | null }[];
  /** The URL of the document for pages that the app renders offline. */
  readonly app: string;
  /** The patterns of their paths, without a language: `/event/:id`. */
  readonly appPaths: readonly string[];
  /** The offline page, by the prefix of its language: `/en`, and empty for the default. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Returns the path of the page to show instead of one that cannot load. */
export function findStandIn(
  pathname: string,
  { app, appPaths, pages }: Pick<OfflineFacts, 'app' | 'appPaths' | 'pages'>,
): string {
  const prefix =
    Object.keys(pages).find((each) => each && (pathname === each || pathname.startsWith(`${each}/`))) ?? '';
  const path = pathname.slice(prefix.length);
  return appPaths.some((pattern) => toExpression(pattern).test(path)) ? app : (pages[prefix] ?? '');
}

/** Converts a pattern: not every browser with service workers has `URLPattern`. */
function toExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`);
}
