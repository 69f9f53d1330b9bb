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
    ['supabase'],
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
      'settings',
      'votes',
    ],
    ['frame'],
    ['routes'],
    ['rendering'],
  ],
  'packages/server/src': [['startup'], ['backend'], ['import', 'site'], ['build', 'deploy', 'dev']],
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
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...rowRules,
    {
      name: 'engine-is-pure',
      comment: 'The engine has no dependency: it must run anywhere, forever.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/engine/src' },
    },
    {
      name: 'machines-know-only-the-engine',
      comment: 'A machine is told of the world by its services.',
      severity: 'error',
      from: { path: '^packages/machines/src', pathNot: '\\.test\\.ts$|/test/' },
      to: { pathNot: '^packages/(machines|engine)/src/|node_modules/(valibot|xstate)/' },
    },
    {
      name: 'ui-knows-no-domain',
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
      name: 'the-app-knows-nobody-who-serves-it',
      comment: 'A server loads what the app renders; the app works the same whoever serves it.',
      severity: 'error',
      from: { path: '^packages/app/' },
      to: { path: '^packages/(server|e2e)/' },
    },
    {
      name: 'the-app-shows-the-widgets-on-one-page',
      comment: 'The widgets are for other sites: the page about them shows them.',
      severity: 'error',
      from: { path: '^packages/app/', pathNot: '^packages/app/src/routes/pages/(WidgetPreview|widgets\\.page)' },
      to: { path: '^packages/embed/' },
    },
    {
      name: 'supabase-stays-home',
      comment:
        'One folder of the app speaks to Supabase, the rest to the interface of the backend; the server embeds one.',
      severity: 'error',
      from: { path: '^packages', pathNot: '^packages/(app/src/supabase|server)/' },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'routes-stand-alone',
      comment: 'What two routes share lives in a folder below them.',
      severity: 'error',
      from: { path: '^packages/app/src/routes/([^/]+)/' },
      to: { path: '^packages/app/src/routes/([^/]+)/', pathNot: '^packages/app/src/routes/$1/' },
    },
    {
      name: 'nobody-imports-the-app',
      comment: 'The server has its rendering, by one interface. Its texts are data.',
      severity: 'error',
      from: { path: '^packages/(?!app/|e2e/)' },
      to: { path: '^packages/app/', pathNot: '^packages/app/src/(rendering/index\\.ts|locales/.+\\.json)$' },
    },
    {
      name: 'the-server-knows-no-component',
      comment: 'It serves what the app renders.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(ui|embed)/' },
    },
    {
      name: 'of-machines-the-server-knows-types',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/machines/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-the-server',
      comment: 'The suites that start it have its exports.',
      severity: 'error',
      from: { path: '^packages/(?!server/)' },
      to: { path: '^packages/server/', pathNot: '^packages/server/src/backend/publishableKey\\.ts$' },
    },
    {
      name: 'e2e-sees-what-a-browser-sees',
      comment: 'Texts, the rows of the API, the publishable key; beside them, the generator of hostile events.',
      severity: 'error',
      from: { path: '^packages/e2e/' },
      to: {
        path: '^packages/(?!e2e/)',
        pathNot:
          '^packages/(app/src/(locales/.+\\.json|supabase/database\\.types\\.ts)|server/src/backend/publishableKey\\.ts|engine/testing/.+)$',
      },
    },
    {
      name: 'nobody-imports-the-suites',
      severity: 'error',
      from: { path: '^packages/(?!e2e/)' },
      to: { path: '^packages/e2e/' },
    },
    {
      name: 'tools-know-no-package',
      comment: 'Every package may use the tools of the repository: an arrow back would be a circle.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^packages/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|storybook-static|package-tests/(next|server-components)/project)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
