import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { Backend } from './data/Backend';
import { BackendContext } from './data/BackendContext';
import { type Preload, PreloadContext } from './navigation/PreloadContext';

interface AppProps {
  i18n: i18n;
  backend: Backend;
  router: RouterProviderProps['router'];
  preload: Preload;
}

/** The app, with all that it asks of the outside world. */
export function App({ i18n, backend, router, preload }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <BackendContext value={backend}>
        <PreloadContext value={preload}>
          <RouterProvider router={router} />
        </PreloadContext>
      </BackendContext>
    </I18nextProvider>
  );
}
