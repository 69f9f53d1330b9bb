import '@lively/ui/reset.css';
import '@lively/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { App } from './App';
import { createI18n } from './i18n/createI18n';
import { prefixOf, splitLanguage } from './navigation/paths';
import { createRoutes } from './routes/createRoutes';
import { preloadRoutes, resolveLazyRoutes } from './routes/preloadRoutes';
import { supabaseBackend } from './supabase/supabaseBackend';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root for the app to live in.');

const { language, path } = splitLanguage(location.pathname);
const i18n = await createI18n(language);
const routes = createRoutes(i18n);

// The build wrote this very page, as it is without a search: it is taken over as it stands, once its code is there.
const isPrerendered = root.dataset.path === path && !location.search;
if (isPrerendered) await resolveLazyRoutes(matchRoutes(routes, path));

const app = (
  <StrictMode>
    <App
      i18n={i18n}
      backend={supabaseBackend}
      router={createBrowserRouter(routes, { basename: prefixOf(language) || '/' })}
      preload={(path) => preloadRoutes(routes, path)}
    />
  </StrictMode>
);
if (isPrerendered) hydrateRoot(root, app);
else createRoot(root).render(app);
