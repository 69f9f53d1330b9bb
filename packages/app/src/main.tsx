import '@lively/ui/reset.css';
import '@lively/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { App } from './App';
import { type RenderedPage, renderedPageId } from './data/RenderedPage';
import { isErasureOwed } from './device/isErasureOwed';
import { registerServiceWorker } from './device/registerServiceWorker';
import { whenIdle } from './device/whenIdle';
import { loadUserTools } from './frame/loadUserTools';
import { createI18n } from './i18n/createI18n';
import { prefixOf } from './i18n/languages';
import { type EditedTexts, editedTextsEvent, replaceTexts } from './i18n/replaceTexts';
import { languageDetector } from './navigation/languageDetector';
import { splitLanguage } from './navigation/paths';
import { renderedSearch } from './navigation/renderedSearch';
import { createRoutes } from './routes/createRoutes';
import { preloadRoutes, resolveLazyRoutes, resolveWrittenPage } from './routes/preloadRoutes';
import { reopenRoutes } from './routes/reopenRoutes';
import { hasStoredSession } from './supabase/hasStoredSession';
import { supabaseBackend } from './supabase/supabaseBackend';

const root = findRoot();

/** Maximum milliseconds that a written page waits for the user's part of the navigation bar, and a written frame for its page. */
const partDeadline = 500;

void start();

/**
 * Starts the app in the document. A function, because awaits of the module itself would keep the bundler from joining files, and
 * parts that import from the entry would wait for it without end.
 */
async function start(): Promise<void> {
  // The last page of a session was closed before it had erased the user's data. No page may show any of it.
  if (!hasStoredSession() && isErasureOwed())
    await import('./erasure/eraseDevice').then(({ eraseDevice }) => eraseDevice()).catch(() => {});
  // Most presses are answered by a toast: its code loads while the page hydrates.
  if (root.dataset.pressed !== undefined) import('./toasts/ToastRegion').catch(() => {});
  const userTools = hasStoredSession() ? loadUserTools().catch(() => {}) : undefined;
  const { language, path } = splitLanguage(location.pathname);
  const i18n = await createI18n(languageDetector);
  const routes = createRoutes(i18n);

  // The build or the server rendered exactly this page: it is hydrated once its code and its data are loaded.
  const isPrerendered = root.dataset.path === path + renderedSearch(path, location.search);
  const renderedPage = isPrerendered ? await readRenderedPage() : undefined;
  // A not-found page is the same for all paths: it is rendered again once it is complete. Only the frame of a page of a user is
  // written, which gives the user nothing to read: the app replaces it even if the page has not loaded.
  const isFrame = root.dataset.path === '';
  const isComplete = isFrame
    ? await Promise.race([
        resolveLazyRoutes(matchRoutes(routes, path)).then(
          () => true,
          () => false,
        ),
        passPartDeadline(),
      ])
    : (isPrerendered || root.dataset.path === '*') && (await resolveWrittenPage(matchRoutes(routes, path)));
  const canHydrate = isPrerendered && isComplete;
  if (renderedPage?.queries) (await import('./data/hydrateQueries')).hydrateQueries(renderedPage.queries);
  // The document came from the service worker: the app shows stored data. Otherwise pages would show errors.
  if (document.documentElement.dataset.offline !== undefined)
    await import('./offline/startOffline').then(({ showKept }) => showKept()).catch(() => {});
  if (userTools) await Promise.race([userTools, passPartDeadline()]);

  const app = (
    <StrictMode>
      <App
        i18n={i18n}
        backend={supabaseBackend}
        router={createBrowserRouter(reopenRoutes(routes), {
          basename: prefixOf(language) || '/',
          // The page is shown at once, and does not scroll to its top.
          ...(isComplete && { hydrationData: {} }),
        })}
        preload={(path) => preloadRoutes(routes, path, supabaseBackend)}
        renderedPage={renderedPage}
        onAwake={sayAwake}
      />
    </StrictMode>
  );
  root.dispatchEvent(new Event('hydrate'));
  if (canHydrate) hydrateRoot(root, app);
  else createRoot(root).render(app);
  if (import.meta.env.PROD) registerServiceWorker();
  if ('modelContext' in document) void offerToolsWhenIdle();
  import.meta.hot?.on(editedTextsEvent, (edited: EditedTexts) => replaceTexts(i18n, edited));
}

/** Few browsers have WebMCP, and no reader waits for it. */
async function offerToolsWhenIdle(): Promise<void> {
  await whenIdle();
  await import('./device/offerTools').then(({ offerTools }) => offerTools()).catch(() => {});
}

function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root for the app to live in.');
  return root;
}

function passPartDeadline(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, partDeadline, false));
}

/**
 * Replays the presses that the page's own script recorded before the app started. It waits until the session is read,
 * which the markup for visitors does not contain.
 */
function sayAwake(): void {
  setTimeout(() => root.dispatchEvent(new Event('awake')));
}

async function readRenderedPage(): Promise<RenderedPage | undefined> {
  // The data comes after the script of the app in the document.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const text = document.getElementById(renderedPageId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
