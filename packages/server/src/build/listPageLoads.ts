const content = ['src/content/usePageContent.ts'];
const session = [
  'src/session/sessionActor.ts',
  'src/supabase/sessionServices.ts',
  'node_modules/@supabase/supabase-js/',
];
const signIn = [...session, 'src/routes/auth/auth.route.tsx', 'src/supabase/securityServices.ts'];
const publicData = ['src/supabase/publicServices.ts', 'node_modules/@supabase/postgrest-js/'];
const data = [...publicData, 'src/frame/DataLayout.tsx', 'src/data/hydrateQueries.ts'];
const user = [...session, 'src/supabase/userServices.ts', 'src/frame/UserTools.tsx'];

/** What visitors load with the routes of a folder. Any other route asks them to sign in. */
const visitorLoads: Readonly<Record<string, readonly string[]>> = {
  pages: content,
  home: [...content, ...publicData, 'src/routes/home/readLandingEvents.ts'],
  auth: signIn,
  confirm: [],
  notFound: [],
  offline: [],
  explore: data,
  event: [...data, 'src/routes/event/RelatedEvents.tsx'],
  poll: data,
};

/** The folders whose routes have nothing more for users. */
const sameForUsers = ['pages', 'auth', 'confirm', 'notFound', 'offline'];

/** The folders of the pages that most visits begin with: what visitors load there is listed several times, so that it counts more. */
const firstPages = ['home', 'explore', 'event'];
const weightOfFirstPages = 8;

/** What a page with data loads when it is idle. */
const idle = ['src/offline/OfflineTools.tsx'];
const userIdle = [
  ...idle,
  'src/toasts/ToastRegion.tsx',
  'src/offline/Outbox.tsx',
  'src/erasure/eraseDevice.ts',
  'src/favourites/favouriteActor.ts',
  'src/votes/voteActor.ts',
  'src/supabase/changeServices.ts',
];

/**
 * Lists what each page imports lazily without a gesture: at first, and until it is idle; for visitors, and for users.
 *
 * @param sources - The lazy imports of the app, relative to its folder. The routes are among them.
 * @returns For each load of a page, sources, and packages that end with a slash.
 */
export function listPageLoads(sources: readonly string[]): string[][] {
  return sources.flatMap((route) => {
    const [, folder] = /^src\/routes\/(\w+)\/\w+\.(?:page|route)\.tsx$/.exec(route) ?? [];
    if (!folder) return [];
    const asVisitor = [route, ...(visitorLoads[folder] ?? [...data, ...user, ...signIn])];
    const asUser = [route, ...data, ...user, ...(folder === 'home' ? ['src/routes/home/SignedInHome.tsx'] : [])];
    const hasData = visitorLoads[folder]?.includes('src/frame/DataLayout.tsx');
    const ofVisitors = [asVisitor, ...(hasData ? [[...asVisitor, ...idle]] : [])];
    return [
      ...Array.from({ length: firstPages.includes(folder) ? weightOfFirstPages : 1 }, () => ofVisitors).flat(),
      ...(sameForUsers.includes(folder) ? [] : [asUser, [...asUser, ...userIdle]]),
    ];
  });
}
