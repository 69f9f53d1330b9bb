import type { App } from '@supabase/lite';

/** Where a sign-in ends: the page that was asked for if it is one of the site, else the start. */
export function toAllowedRedirect(asked: string | null, siteUrl: string, { config }: Pick<App, 'config'>): string {
  if (!asked || !URL.canParse(asked)) return siteUrl;
  const { protocol, origin, href } = new URL(asked);
  const allowed = [siteUrl, ...(config.auth?.additional_redirect_urls ?? [])].map((url) => new URL(url).origin);
  // A `blob:` has the origin of the page that made it.
  return ['http:', 'https:'].includes(protocol) && allowed.includes(origin) ? href : siteUrl;
}
