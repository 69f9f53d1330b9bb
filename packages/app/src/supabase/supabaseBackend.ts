import type { Backend } from '../data/Backend';
import { lazyServices } from './lazyServices';
import { lazySession } from './lazySession';

/** The backend of the app with Supabase. The code of each group loads with the first call. */
export const supabaseBackend: Backend = {
  sessions: lazySession,
  ...lazyGroup(() => import('./publicServices'), 'events', 'communes', 'forms'),
  ...lazyGroup(() => import('./mapServices'), 'maps'),
  ...lazyGroup(() => import('./pollServices'), 'polls'),
  ...lazyGroup(() => import('./userServices'), 'interests'),
  ...lazyGroupOf(
    () => import('./userServices'),
    'authForms',
    'credentialsOf',
    'votesOf',
    'favouritesOf',
    'purchasesOf',
    'reportsOf',
    'myEventsOf',
    'preferencesOf',
    'tagsOf',
    'profileOf',
  ),
  ...lazyGroup(() => import('./securityServices'), 'providers'),
  ...lazyGroupOf(() => import('./securityServices'), 'secondFactorOf', 'identitiesOf', 'calendarFeedOf', 'devicesOf'),
  ...lazyGroupOf(() => import('./changeServices'), 'changesOf'),
  ...lazyGroupOf(() => import('./listServices'), 'searchesOf', 'tasteOf'),
  ...lazyGroupOf(
    () => import('./publishingServices'),
    'eventEditingOf',
    'publicationOf',
    'staffOf',
    'moderationOf',
    'messagesOf',
    'operationsOf',
  ),
};

/** Creates the services of a module that have no argument. */
function lazyGroup<Module extends object, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  ...names: Name[]
): Pick<Module, Name> {
  const create = (name: Name) => lazyServices(async () => (await load())[name] as object);
  return Object.fromEntries(names.map((name) => [name, create(name)])) as Pick<Module, Name>;
}

/** Creates the services of a module that have arguments: the id of the user, or the URL of the site. */
function lazyGroupOf<Module extends Record<Name, (...of: never[]) => object>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  ...names: Name[]
): Pick<Module, Name> {
  const create =
    (name: Name) =>
    (...of: never[]) =>
      lazyServices(async () => (await load())[name](...of));
  return Object.fromEntries(names.map((name) => [name, create(name)])) as Pick<Module, Name>;
}
