import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { Backend } from './data/Backend';
import { BackendContext } from './data/BackendContext';
import { type RenderedPage, RenderedPageContext } from './data/RenderedPage';
import { type Preload, PreloadContext } from './navigation/PreloadContext';
import { RouterContext } from './navigation/RouterContext';

interface AppProps {
  i18n: i18n;
  backend: Backend;
  router: RouterProviderProps['router'];
  preload: Preload;
  /** What the server rendered, where the app takes it over. */
  renderedPage?: RenderedPage | undefined;
  /** Called once the page can be used. */
  onAwake?: (() => void) | undefined;
}

/** The app, with all that it asks of the outside world. */
export function App({ i18n, backend, router, preload, renderedPage, onAwake }: AppProps) {
  useEffect(() => onAwake?.(), [onAwake]);
  return (
    <I18nextProvider i18n={i18n}>
      <BackendContext value={backend}>
        <PreloadContext value={preload}>
          <RenderedPageContext value={renderedPage}>
            <RouterContext value={router}>
              <RouterProvider router={router} />
            </RouterContext>
          </RenderedPageContext>
        </PreloadContext>
      </BackendContext>
    </I18nextProvider>
  );
}
