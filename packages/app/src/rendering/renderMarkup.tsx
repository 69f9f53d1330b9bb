import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, type StaticHandler, StaticRouterProvider } from 'react-router-dom';
import type { Backend } from '../data/Backend';
import { BackendContext } from '../data/BackendContext';
import { type RenderedPage, RenderedPageContext } from '../data/RenderedPage';
import { isLanguage, prefixOf } from '../i18n/languages';
import { siteUrl } from '../navigation/absoluteUrl';
import { createRoutes } from '../routes/createRoutes';

interface MarkupOptions {
  i18n: i18n;
  /** The data of the backend for the pages. @default no data */
  queryClient?: QueryClient;
  renderedPage?: RenderedPage;
}

/**
 * Renders the markup of a page, like the browser for a visitor.
 *
 * @param path - With its language and its search.
 * @throws Error for a path that redirects.
 */
export async function renderMarkup(path: string, { i18n, queryClient, renderedPage }: MarkupOptions): Promise<string> {
  const handler = handlerOf(i18n);
  const context = await handler.query(new Request(new URL(path, siteUrl)));
  if (context instanceof Response) throw new Error(`${path} redirects: only a page can be written.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <BackendContext value={noBackend}>
          <RenderedPageContext value={renderedPage}>
            <QueryClientContext value={queryClient}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </QueryClientContext>
          </RenderedPageContext>
        </BackendContext>
      </I18nextProvider>
    </StrictMode>,
  );
}

/** Routes are ranked, and the code of a page is loaded, once for all requests in a language. */
const handlers = new WeakMap<i18n, StaticHandler>();

function handlerOf(i18n: i18n): StaticHandler {
  const { language } = i18n;
  const basename = (isLanguage(language) && prefixOf(language)) || '/';
  const handler = handlers.get(i18n) ?? createStaticHandler(createRoutes(i18n), { basename });
  handlers.set(i18n, handler);
  return handler;
}

/** A backend that refuses every request: pages must not use it during the build. */
const refusing: object = new Proxy(() => refusing, { get: () => refuse });
const noBackend = new Proxy({} as Backend, { get: () => refusing });

async function refuse(): Promise<never> {
  throw new Error('Nothing is asked of the backend while the pages are written.');
}
