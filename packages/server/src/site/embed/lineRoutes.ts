import { lineParameter, type Renderer } from '@lively/app/rendering';
import { Hono } from 'hono';
import type { TakeTurn } from '../createRenderQueue.ts';
import type { Documents } from '../documents/Documents.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';

interface LineRoutesOptions {
  documents: Pick<Documents, 'languages'>;
  renderer: Pick<Renderer, 'readLineArguments'>;
  /** @default immediately */
  takeTurn?: TakeTurn;
}

/** Seconds. « tonight » means another day tomorrow. */
const lifetime = 60;

/**
 * Serves `/line.json?line=…` in each language: converts a search line to the arguments of `explore_events`, for the widgets of
 * other sites.
 */
export function lineRoutes({ documents, renderer, takeTurn = (task) => task() }: LineRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const { language, prefix } of languagePrefixes(documents.languages))
    routes.get(`${prefix}/line.json`, async ({ req, json, text }) => {
      const line = req.query(lineParameter);
      if (!line) return text('Say which line is to be read: /line.json?line=…', 400);
      const read = await takeTurn(() => renderer.readLineArguments(line, language, Date.now())).catch(
        reportFailure('A line could not be read'),
      );
      if (!read) return text('The line cannot be read at the moment.', 503, { 'Retry-After': '10' });
      return json(read, 200, {
        'Cache-Control': `public, max-age=${lifetime}`,
        // Widgets run on any site.
        'Access-Control-Allow-Origin': '*',
      });
    });
  return routes;
}
