import { publishableKey as developmentKey } from './publishableKey';

/** The connection to a Supabase. */
export interface Connection {
  /** The origin of the Supabase. */
  url: string;
  publishableKey: string;
  /** The function for requests that need no session. */
  fetch: typeof fetch;
}

/**
 * The Supabase of the app: that of the two variables, or the embedded backend on the app's origin. The server sets it
 * with `connectTo`.
 */
export let supabaseUrl: string = import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin;
export let publishableKey: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || developmentKey;
export let publicFetch: typeof fetch = (...parameters) => fetch(...parameters);

/** Returns the public key of the captcha that Supabase Auth requires; undefined without a captcha (docs/decisions/0056). */
export function captchaSiteKey(): string | undefined {
  return import.meta.env.VITE_TURNSTILE_SITE_KEY || undefined;
}

/** Whether our server serves the pictures of events; a static host sets `VITE_STATIC_HOST` (docs/decisions/0074). */
export function servesPictures(): boolean {
  return import.meta.env.VITE_STATIC_HOST !== 'on';
}

/** Switches to another Supabase. Call it once, before any request. */
export function connectTo(connection: Connection): void {
  supabaseUrl = connection.url;
  publishableKey = connection.publishableKey;
  publicFetch = connection.fetch;
}
