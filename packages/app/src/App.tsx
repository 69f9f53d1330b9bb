import { Spinner } from '@lively/ui';
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useFavouriteNews } from './favourites/useFavouriteNews';
import { CatchFailure } from './frame/CatchFailure';
import { Frame } from './frame/Frame';
import type { Language } from './i18n/languages';
import { textsOf } from './i18n/texts';
import { Onboarding } from './onboarding/Onboarding';
import { lazyRoute } from './routes/lazyRoute';
import { routes } from './routes/routes';
import { useAddress } from './routes/useAddress';
import { useLinks } from './routes/useLinks';
import { useScrollAndFocus } from './routes/useScrollAndFocus';
import { useSessionNews } from './session/useSessionNews';
import { Toasts } from './toasts/Toasts';

const pages = routes.map((route) => ({ path: route.path, Page: lazyRoute(route) }));

export function App({ language }: { language: Language }) {
  const t = textsOf('common');
  const { pathname } = useAddress();
  useLinks(language);
  useScrollAndFocus();
  useSessionNews();
  useFavouriteNews();

  return (
    <>
      <Frame>
        <CatchFailure resetKey={pathname}>
          <Suspense fallback={<Spinner label={t('loading')} size="large" fillsPage />}>
            <Switch>
              {pages.map(({ path, Page }) => (
                <Route key={path} path={path}>
                  <Page />
                </Route>
              ))}
            </Switch>
          </Suspense>
        </CatchFailure>
      </Frame>
      <Onboarding />
      <Toasts />
    </>
  );
}
