import { resolve } from 'node:path';

/** One command of the test run. */
export interface Check {
  readonly name: string;
  readonly command: string;
  readonly parameters: readonly string[];
  /** Where the command writes its results, when it runs tests; without it the command counts as one. */
  readonly report?: string;
}

/** Absolute, because each tool resolves a path from a folder of its own. */
const reports = resolve('test-results');

const node = (name: string, ...parameters: string[]): Check => ({ name, command: 'node', parameters });

/** The configuration itself says where the report goes: to a file of the check's name. */
const playwright = (name: string, config: string): Check => ({
  name,
  command: 'playwright',
  parameters: ['test', '--config', config],
  report: `${reports}/${name}.json`,
});

/** By default Vitest leaves one processor out, which is half of them where there are two. */
const allProcessors = '--maxWorkers=100%';

const vitest = (name: string, config: string, ...options: string[]): Check => {
  const report = `${reports}/${name}.json`;
  const parameters = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ];
  return { name, command: 'vitest', parameters, report };
};

/**
 * Everything that must hold. The checks of a stage run side by side, as many as there are processors, those that take longest
 * first; what starts a browser is a stage of its own, because its time limits are those of a person.
 */
export const stages: readonly (readonly Check[])[] = [
  [
    vitest('units', 'vitest.config.ts', allProcessors),
    vitest('database', 'supabase/tests/vitest.config.ts'),
    node('types', 'scripts/checkTypes.ts'),
    vitest('authz', 'supabase/tests/authz/vitest.config.ts'),
    node('build', 'packages/server/src/build/build.ts'),
    { name: 'unused', command: 'knip', parameters: [] },
    { name: 'unused in production', command: 'knip', parameters: ['--production'] },
    { name: 'lint', command: 'biome', parameters: ['check', '--error-on-warnings', '.'] },
    node('wording', 'scripts/checkWording.ts'),
    node('walls', 'scripts/checkWalls.ts'),
    { name: 'texts', command: 'i18next-cli', parameters: ['status', '--unused'] },
  ],
  [vitest('stories', 'packages/ui/vitest.config.ts', allProcessors)],
  [
    vitest('package', 'packages/ui/package-tests/vitest.config.ts'),
    vitest('kill', 'packages/server/kill/vitest.config.ts'),
    vitest('cluster', 'packages/server/cluster/vitest.config.ts'),
    node('size of the pages', 'scripts/sizePages.ts'),
    node('size of the card', 'packages/ui/size/index.ts'),
    node('size of the engine', 'packages/engine/scripts/size.ts'),
    node('size of the widgets', 'packages/embed/scripts/build.ts', 'packages/app/dist/embed'),
  ],
  [playwright('embed', 'packages/embed/e2e/playwright.config.ts')],
  [playwright('site', 'packages/e2e/playwright.config.ts')],
  [vitest('flood', 'packages/server/flood/vitest.config.ts')],
];
