import type { Renderer, RenderPage } from '@lively/app/rendering';
import type { ViteDevServer } from 'vite';

/** Evaluates the app's renderer from its current sources. Vite caches modules that have not changed. */
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

/** Logs the place in the sources where the rendering of a page failed. */
function withTrace(render: RenderPage, vite: ViteDevServer): RenderPage {
  return (...parameters) =>
    render(...parameters).catch((error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      vite.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      throw error;
    });
}
