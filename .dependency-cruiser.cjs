/**
 * The folders of the app, lowest first. A folder imports those of the rows above its own, never those below, and folders
 * of one row do not know each other: what two features share goes down a row.
 */
const layers = [
  ['locales', 'device', 'rgaa'],
  ['i18n', 'communes'],
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
];

const folders = (names) => `^packages/app/src/(${names.join('|')})/`;

const isTest = '\\.test\\.tsx?$';

const layerRules = layers.map((layer, index) => ({
  name: `app-layer-${index + 1}-imports-downwards`,
  comment: `${layer.join(', ')}: what is more particular, or beside it, stays unknown to it.`,
  severity: 'error',
  from: { path: folders(layer), pathNot: isTest },
  to: {
    path: [folders(layers.slice(index).flat()), '^packages/app/src/[^/]+$'],
    // A folder knows itself.
    pathNot: '^packages/app/src/$1/',
  },
}));

/** Who may import whom. The manifests say the same; this names the reason. */
module.exports = {
  forbidden: [
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...layerRules,
    {
      name: 'app-folders-have-a-layer',
      comment: 'A new folder of the app takes its place in `layers`.',
      severity: 'error',
      from: { path: '^packages/app/src/(?!main|App|Prerendered|prerender|render)' },
      to: {
        path: '^packages/app/src/[^/]+/',
        pathNot: [folders(layers.flat()), '^packages/app/src/test/'],
      },
    },
    {
      name: 'engine-is-pure',
      comment: 'The engine has no dependency: it must run anywhere, forever.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '\\.test\\.ts$|/test/' },
      to: { pathNot: '^packages/engine/src' },
    },
    {
      name: 'machines-know-only-the-engine',
      comment: 'A machine is told of the world by its services.',
      severity: 'error',
      from: { path: '^packages/machines/src', pathNot: '\\.test\\.ts$|/test/' },
      to: { pathNot: '^packages/(machines|engine)/src/|node_modules/xstate/' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'The library is published: texts and data come in by props.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: {
        path: '^packages/(engine|machines|app|embed)/|node_modules/(xstate|@xstate|i18next|react-i18next|react-router|react-router-dom|@tanstack|@supabase)/',
      },
    },
    {
      name: 'components-know-no-screen',
      severity: 'error',
      from: { path: '^packages/ui/src/components' },
      to: { path: '^packages/ui/src/screens' },
    },
    {
      name: 'supabase-stays-home',
      comment: 'One folder speaks to Supabase; the rest of the app speaks to the interface of the backend.',
      severity: 'error',
      from: { path: '^packages', pathNot: '^packages/app/(src/supabase|backend|import|e2e)/' },
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
      comment: 'The server takes of it the embedded backend and what writes its pages.',
      severity: 'error',
      from: { path: '^packages/(?!app/)' },
      to: { path: '^packages/app/', pathNot: '^packages/app/(backend/|src/locales/company|src/escapeHtml)' },
    },
    {
      name: 'only-the-server-imports-the-backend',
      severity: 'error',
      from: { path: '^packages/(?!(app|server)/)' },
      to: { path: '^packages/app/' },
    },
    {
      name: 'the-server-knows-no-component',
      comment: 'It serves what the app renders.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(ui|machines|embed)/' },
    },
    {
      name: 'the-app-does-not-know-the-server',
      comment: 'The development server mounts it; no page does.',
      severity: 'error',
      from: { path: '^packages/app/(?!vite\\.config\\.ts)' },
      to: { path: '^packages/server/' },
    },
    {
      name: 'embed-is-self-contained',
      comment: 'A widget carries the engine, the tokens and the posters, and no framework.',
      severity: 'error',
      from: { path: '^packages/embed/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(embed/src|engine/src|ui/src/(theme|poster))' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|storybook-static|package-tests/next/project)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
