/**
 * Folders in rows, the lowest first: a folder imports those of the rows above its own in the list, never those below, and
 * folders of one row do not know each other. What two of them share goes down a row.
 */
const rows = {
  'packages/app/src': [
    ['locales', 'device', 'rgaa'],
    ['i18n'],
    ['navigation'],
    ['data'],
    ['outbox'],
    ['supabase'],
    ['erasure'],
    ['toasts'],
    ['session'],
    [
      'calendar',
      'captcha',
      'consent',
      'content',
      'events',
      'favourites',
      'forms',
      'geolocation',
      'onboarding',
      'pictures',
      'preferences',
      'purchases',
      'reports',
      'search',
      'settings',
      'votes',
    ],
    ['changes', 'filters', 'polls'],
    ['polls', 'offline'],
    ['polls', 'searches'],
    ['tastes'],
    ['frame'],
    ['routes'],
    ['rendering'],
  ],
  'packages/server/src': [['startup'], ['settings'], ['backend'], ['import', 'site'], ['build', 'deploy', 'dev']],
  'packages/ui/src': [
    ['theme', 'fonts'],
    ['css', 'poster'],
    ['internal'],
    ['components'],
    ['screens'],
    ['docs', 'conformance'],
  ],
};

/** What proves or shows the code beside it stands above every row. */
const above = '\\.(test|stories)\\.tsx?$|/samples?\\w*\\.tsx?$';

const foldersOf = (source, names) => `^${source}/(${names.join('|')})/`;

const rowRules = Object.entries(rows).flatMap(([source, list]) => {
  const name = source.split('/')[1];
  return [
    ...list.map((row, index) => ({
      name: `${name}-row-${index + 1}-imports-downwards`,
      comment: `${row.join(', ')}: what is more particular, or beside it, stays unknown to it.`,
      severity: 'error',
      from: { path: foldersOf(source, row), pathNot: above },
      to: {
        path: [foldersOf(source, list.slice(index).flat()), ...(name === 'app' ? [`^${source}/[^/]+$`] : [])],
        // A folder knows itself.
        pathNot: `^${source}/$1/`,
      },
    })),
    {
      name: `${name}-folders-have-a-row`,
      comment: 'A new folder takes its place in `rows`.',
      severity: 'error',
      from: {},
      to: { path: `^${source}/[^/]+/`, pathNot: [foldersOf(source, list.flat()), `^${source}/test/`] },
    },
  ];
});

/** Who may import whom. The manifests say the same (`scripts/listManifestFaults.ts`); this names the reason. */
module.exports = {
  forbidden: [
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    { name: 'no-cycles', severity: 'error', from: { path: '^(packages|scripts)/' }, to: { circular: true } },
    {
      name: 'no-cycles-at-run-time',
      severity: 'error',
      from: { path: '^(supabase|\\.storybook)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...rowRules,
    {
      name: 'engine-is-pure',
      comment: 'The engine runs in browsers, in Node and in widgets: it has no dependency.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/engine/src' },
    },
    {
      name: 'machines-import-only-the-engine',
      comment: 'Services are passed to a machine.',
      severity: 'error',
      from: { path: '^packages/machines/src', pathNot: '\\.test\\.ts$|/test/' },
      to: { pathNot: '^packages/(machines|engine)/src/|node_modules/(valibot|xstate)/' },
    },
    {
      name: 'ui-imports-no-domain',
      comment: 'The library is published: texts and data come in by props.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: {
        path: '^packages/(?!ui/)|node_modules/(xstate|@xstate|i18next|react-i18next|react-router|react-router-dom|@tanstack|@supabase)/',
      },
    },
    {
      name: 'embed-is-self-contained',
      comment: 'A widget carries the engine, the tokens and the posters, and no framework.',
      severity: 'error',
      from: { path: '^packages/embed/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(embed/src|engine/src|ui/src/(theme|poster))' },
    },
    {
      name: 'the-widgets-for-react-import-only-react',
      comment: 'They are published alone. Their types are generated from those of the elements.',
      severity: 'error',
      from: { path: '^packages/react-widgets/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/(?!react-widgets/src/)|node_modules/(?!\\.pnpm/|(@types/)?react/)' },
    },
    {
      name: 'the-bridge-is-self-contained',
      comment: 'It is published alone, without a dependency.',
      severity: 'error',
      from: { path: '^packages/mcp/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(?!mcp/)|node_modules/' },
    },
    {
      name: 'app-does-not-import-the-server',
      comment: 'The server loads the app. The app also works on a static host.',
      severity: 'error',
      from: { path: '^packages/app/' },
      to: { path: '^packages/(server|e2e)/' },
    },
    {
      name: 'only-one-page-imports-the-widgets',
      comment:
        'The widgets are for other sites; only the page about them shows them. The data for other sites has their limits.',
      severity: 'error',
      from: { path: '^packages/app/', pathNot: '^packages/app/src/routes/pages/widgetBuilder/' },
      to: { path: '^packages/(embed|react-widgets)/', pathNot: '^packages/embed/src/limits\\.ts$' },
    },
    {
      name: 'only-adapters-import-supabase',
      comment: 'The rest of the app uses the interface `Backend`. The server embeds Supabase.',
      severity: 'error',
      from: { path: '^packages', pathNot: '^packages/(app/src/supabase|server)/' },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'routes-do-not-import-routes',
      comment: 'Code that two routes share belongs to a folder below the routes.',
      severity: 'error',
      from: { path: '^packages/app/src/routes/([^/]+)/' },
      to: { path: '^packages/app/src/routes/([^/]+)/', pathNot: '^packages/app/src/routes/$1/' },
    },
    {
      name: 'only-the-rendering-of-the-app-is-imported',
      comment: 'The server imports the interface of the rendering, and the texts as data.',
      severity: 'error',
      from: { path: '^packages/(?!app/|e2e/)' },
      to: { path: '^packages/app/', pathNot: '^packages/app/src/(rendering/index\\.ts|locales/.+\\.json)$' },
    },
    {
      name: 'server-imports-no-component',
      comment: 'The app renders; the server sends the result.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(ui|embed|react-widgets)/' },
    },
    {
      name: 'server-imports-only-types-of-machines',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/machines/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-server-is-not-imported',
      comment: 'The suites start it as a process.',
      severity: 'error',
      from: { path: '^packages/(?!server/)' },
      to: { path: '^packages/server/', pathNot: '^packages/server/src/backend/publishableKey\\.ts$' },
    },
    {
      name: 'e2e-imports-only-public-data',
      comment:
        'Texts and the types of their keys, the types of rows, the publishable key, and the generator of hostile events.',
      severity: 'error',
      from: { path: '^packages/e2e/' },
      to: {
        path: '^packages/(?!e2e/)',
        pathNot:
          '^packages/(app/src/(locales/.+\\.json|i18n/i18next\\.d\\.ts|supabase/database\\.types\\.ts)|server/src/backend/publishableKey\\.ts|engine/testing/.+)$',
      },
    },
    {
      name: 'the-suites-are-not-imported',
      severity: 'error',
      from: { path: '^packages/(?!e2e/)' },
      to: { path: '^packages/e2e/' },
    },
    {
      name: 'scripts-import-no-package',
      comment: 'Packages may import the scripts of the repository: an import back would be a cycle.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^packages/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '/(dist|storybook-static|package-tests/(consumer|(host-pages|next|server-components)/project|project))/',
    },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
