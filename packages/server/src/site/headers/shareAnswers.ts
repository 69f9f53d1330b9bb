import type { MiddlewareHandler } from 'hono';
import type { SiteEnv } from '../SiteEnv.ts';

/** The paths of the widgets and of public data: `/embed/lively.js`, `/en/feed.json`, `/widget/explore.json`. */
const shared =
  /^\/(embed\/|communes\/|oembed$|mcp$|(rest|auth|storage)\/v1\/|(\w\w\/)?(search\.json$|feed\.(xml|json)$|events\.ics$|widget\/.*\.json$))/;

/**
 * Lets the scripts of any site read the widgets and public data, refusals and errors included: without the header, a browser
 * hides the status of an answer, and when to try again.
 */
export function shareAnswers(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    await next();
    if (!shared.test(context.req.path)) return;
    context.res.headers.set('Access-Control-Allow-Origin', '*');
    if (context.res.headers.has('Retry-After')) context.res.headers.set('Access-Control-Expose-Headers', 'Retry-After');
  };
}
