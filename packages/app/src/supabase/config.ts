import { publishableKey as developmentKey } from './publishableKey';

/** How a Supabase is reached. */
export interface Connection {
  /** Its origin. */
  url: string;
  publishableKey: string;
  /** What asks, for whatever needs no session. */
  fetch: typeof fetch;
}

/**
 * Which Supabase the app talks to: the one that the two variables name, else the embedded backend that serves the app
 * itself. The server of the pages says which one it is with `connectTo`.
 */
export let supabaseUrl: string = import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin;
export let publishableKey: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || developmentKey;
export let publicFetch: typeof fetch = (...parameters) => fetch(...parameters);

/** The public key of the captcha that Supabase Auth asks for; undefined where it asks for none (docs/decisions/0056). */
export function captchaSiteKey(): string | undefined {
  return import.meta.env.VITE_TURNSTILE_SITE_KEY || undefined;
}

/** Whether a server of ours serves the pictures of events; a static host sets `VITE_STATIC_HOST` (docs/decisions/0074). */
export function servesPictures(): boolean {
  return import.meta.env.VITE_STATIC_HOST !== 'on';
}

/** Reaches another Supabase from here on: called once, before anything is asked. */
export function connectTo(connection: Connection): void {
  supabaseUrl = connection.url;
  publishableKey = connection.publishableKey;
  publicFetch = connection.fetch;
}
