import type { Renderer, RenderPage } from '@lively/app/rendering';
import type { ViteDevServer } from 'vite';

/** Evaluates the rendering of the app as it stands in its sources: what has not changed since the last time is kept. */
export async function loadDevRenderer(vite: ViteDevServer): Promise<Renderer> {
  const { appRenderer } = (await vite.ssrLoadModule('/src/rendering/appRenderer.ts')) as { appRenderer: Renderer };
  const { renderEvent, renderExplore, renderPublicPage } = appRenderer;
  return {
    ...appRenderer,
    renderEvent: withTrace(renderEvent, vite),
    renderExplore: withTrace(renderExplore, vite),
    renderPublicPage: withTrace(renderPublicPage, vite),
  };
}

/** Logs where in the sources a page could not be rendered. */
function withTrace(render: RenderPage, vite: ViteDevServer): RenderPage {
  return (...parameters) =>
    render(...parameters).catch((error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      vite.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      throw error;
    });
}
