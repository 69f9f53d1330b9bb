/** Who may import whom. The manifests say the same; this names the reason. */
module.exports = {
  forbidden: [
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
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
      from: { path: '^packages/machines/src' },
      to: { path: '^packages/(ui|app|embed)/|node_modules/(react|react-dom|@supabase)/' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'The library is published: texts and data come in by props.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^packages/(engine|machines|app|embed)/|node_modules/(xstate|wouter|@supabase)/' },
    },
    {
      name: 'components-know-no-screen',
      severity: 'error',
      from: { path: '^packages/ui/src/components' },
      to: { path: '^packages/ui/src/screens' },
    },
    {
      name: 'supabase-stays-home',
      comment: 'One folder speaks to Supabase; the rest of the app speaks to services.',
      severity: 'error',
      from: { path: '^packages', pathNot: '^packages/app/(src/supabase|backend|import)/' },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'routes-stand-alone',
      comment: 'What two routes share lives beside them, not in one of them. The door shows one of two pages.',
      severity: 'error',
      from: { path: '^packages/app/src/routes/([^/]+)/', pathNot: '^packages/app/src/routes/pages/home\\.page' },
      to: { path: '^packages/app/src/routes/([^/]+)/', pathNot: '^packages/app/src/routes/$1/' },
    },
    {
      name: 'nobody-imports-the-app',
      severity: 'error',
      from: { path: '^packages/(?!app/)' },
      to: { path: '^packages/app/' },
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
    exclude: { path: '/(dist|storybook-static)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
