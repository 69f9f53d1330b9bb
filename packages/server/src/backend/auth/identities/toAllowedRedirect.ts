import type { App } from '@supabase/lite';

/** Returns the page to which a sign-in redirects: the requested one if it belongs to the site, otherwise the home page. */
export function toAllowedRedirect(asked: string | null, siteUrl: string, { config }: Pick<App, 'config'>): string {
  if (!asked || !URL.canParse(asked)) return siteUrl;
  const { protocol, origin, href } = new URL(asked);
  const allowed = [siteUrl, ...(config.auth?.additional_redirect_urls ?? [])].map((url) => new URL(url).origin);
  // A `blob:` URL has the origin of the page that created it.
  return ['http:', 'https:'].includes(protocol) && allowed.includes(origin) ? href : siteUrl;
}
