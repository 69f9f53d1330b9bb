import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { Refusal, toResponse } from '../backend/edge/Refusal.ts';
import type { SiteEnv } from './SiteEnv.ts';

/** Creates an empty site, which logs errors on the standard error, and answers them without details. */
export function createHono(): Hono<SiteEnv> {
  return new Hono<SiteEnv>().onError((error, { req, text }) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof Refusal) return toResponse(error, req.path);
    process.stderr.write(`A request failed: ${error.stack}\n`);
    return text('Something went wrong here. Try again in a moment.', 500);
  });
}
