import '@lively/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App';
import { createFavouriteList } from './favourites/createFavouriteList';
import { startTexts } from './i18n/texts';
import { prepareRoute } from './routes/lazyRoute';
import { prefixOf, splitLanguage } from './routes/paths';
import { routes } from './routes/routes';
import { createEventList } from './services/createEventList';
import { tellProfileChanges } from './services/profileChanges';
import { ServicesContext } from './services/ServicesContext';
import { followSession } from './session/followSession';
import { receiveArrival } from './session/receiveArrival';
import { sessionStorageKey } from './supabase/sessionStorageKey';
import { supabaseServices } from './supabase/supabaseServices';

// First of all: the link of a mail may change the address.
const tokens = receiveArrival();
const { language, path } = splitLanguage(location.pathname);
const services = {
  ...supabaseServices,
  profileOf: (userId: string) => tellProfileChanges(supabaseServices.profileOf(userId)),
  eventList: createEventList(supabaseServices.events, Date.now),
  favouriteList: createFavouriteList(supabaseServices.favouritesOf),
};

followSession(false, tokens);
// Somebody signs in in another tab.
addEventListener('storage', ({ key, newValue }) => {
  if (key === sessionStorageKey && newValue) followSession(true);
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element «root» for the app to live in.');

await startTexts(language);
const site = (
  <StrictMode>
    <ServicesContext value={services}>
      <Router base={prefixOf(language)}>
        <App language={language} />
      </Router>
    </ServicesContext>
  </StrictMode>
);

// The build wrote this very page, as it is without a search: it is taken over as it stands.
const route = root.dataset.path === path && !location.search && routes.find((each) => each.path === path);
if (route) {
  await prepareRoute(route);
  hydrateRoot(root, site);
} else createRoot(root).render(site);
