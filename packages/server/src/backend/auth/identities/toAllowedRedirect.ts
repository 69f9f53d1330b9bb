import type { App } from '@supabase/lite';

/** Where a sign-in ends: the page that was asked for if it is one of the site, else the start. */
export function toAllowedRedirect(asked: string | null, siteUrl: string, { config }: Pick<App, 'config'>): string {
  const allowed = [siteUrl, ...(config.auth?.additional_redirect_urls ?? [])].map((url) => new URL(url).origin);
  return asked && URL.canParse(asked) && allowed.includes(new URL(asked).origin) ? new URL(asked).href : siteUrl;
}
