import type { Renderer } from '@lively/app/rendering';
import { Hono } from 'hono';
import type { TakeTurn } from '../createRenderQueue.ts';
import type { Documents } from '../documents/Documents.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';

interface SearchRoutesOptions {
  documents: Pick<Documents, 'languages'>;
  renderer: Pick<Renderer, 'widgets'>;
  /** @default immediately */
  takeTurn?: TakeTurn;
}

/** Seconds. « tonight » means another day tomorrow. */
const lifetime = 60;

/**
 * Serves `/search.json?…` in each language: reads a search, the parameters of explore with a search line, a venue or an organiser,
 * as the arguments of the database and as texts, for the widgets of other sites.
 */
export function searchRoutes({ documents, renderer, takeTurn = (task) => task() }: SearchRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const { language, prefix } of languagePrefixes(documents.languages))
    routes.get(`${prefix}/search.json`, async ({ req, json, text }) => {
      const { search } = new URL(req.url);
      if (!search) return text('Say which search is to be read: /search.json?line=…', 400);
      const read = await takeTurn(() => renderer.widgets.readFilters(search, language, Date.now())).catch(
        reportFailure('A search could not be read'),
      );
      if (!read) return text('The search cannot be read at the moment.', 503, { 'Retry-After': '10' });
      return json(read, 200, { 'Cache-Control': `public, max-age=${lifetime}` });
    });
  return routes;
}
