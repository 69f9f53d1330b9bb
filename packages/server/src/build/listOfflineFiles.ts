import type { Manifest } from 'vite';

/** The pages that open without a network, by the patterns of their paths, without a language. */
export const offlinePaths = [
  '/explore',
  '/event/:id',
  '/events',
  '/my-events',
  '/profile',
  '/choose/:token',
  '/choose/:token/:answerToken',
  '/organize/:token',
];

/** The imports of these pages that must load before they can be used: sources of the app, and packages. */
const modules = [
  'index.html',
  'src/frame/DataLayout.tsx',
  'src/frame/UserTools.tsx',
  'src/pictures/motifs.ts',
  'src/routes/explore/explore.route.tsx',
  'src/routes/event/event.route.tsx',
  'src/routes/recommendations/recommendations.route.tsx',
  'src/routes/myEvents/myEvents.route.tsx',
  'src/routes/profile/profile.route.tsx',
  'src/searches/SearchList.tsx',
  'src/routes/poll/poll.route.tsx',
  'src/routes/poll/pollOrganizer.route.tsx',
  'src/favourites/favouriteActor.ts',
  'src/votes/voteActor.ts',
  'src/offline/Outbox.tsx',
  'src/offline/OfflineTools.tsx',
  'src/erasure/eraseDevice.ts',
  'src/session/sessionActor.ts',
  'src/toasts/ToastRegion.tsx',
  'src/supabase/publicServices.ts',
  'src/supabase/pollServices.ts',
  'src/supabase/listServices.ts',
  'src/supabase/sessionServices.ts',
  'src/supabase/userServices.ts',
  'node_modules/@supabase/postgrest-js/',
  'node_modules/@supabase/supabase-js/',
];

/** The namespaces in addition to those of every page. */
const namespaces = [
  'auth',
  'event',
  'explore',
  'myEvents',
  'newPoll',
  'offline',
  'onboarding',
  'poll',
  'preferences',
  'profile',
  'recommendations',
  'report',
  'searches',
  'secondFactor',
  'taxonomy',
];

/**
 * Lists the files of the build that the pages of `offlinePaths` need, without duplicates: scripts, styles, fonts and texts.
 *
 * @throws Error for a module that is missing in the build.
 */
export function listOfflineFiles(manifest: Manifest, languages: readonly string[]): string[] {
  const texts = languages.flatMap((language) =>
    ['index.ts', ...namespaces.map((name) => `${name}.json`)].map((file) => `src/locales/${language}/${file}`),
  );
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(add);
  };
  for (const module of [...modules, ...texts]) add(findSource(manifest, module));
  return [...files].sort();
}

function findSource(manifest: Manifest, module: string): string {
  const source = Object.keys(manifest).find(
    (name) => name === module || (module.endsWith('/') && name.includes(module)),
  );
  if (!source) throw new Error(`The build has no ${module}: was it moved? It is in listOfflineFiles.ts.`);
  return source;
}
