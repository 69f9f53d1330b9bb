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
  /** The page that the server rendered and the app hydrates. */
  renderedPage?: RenderedPage | undefined;
  /** Called once the page can be used. */
  onAwake?: (() => void) | undefined;
}

/** The app, with all services of the outside world that it uses. */
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
