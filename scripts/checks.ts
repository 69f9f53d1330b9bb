import { resolve } from 'node:path';

/** One command of the test run. */
export interface Check {
  readonly name: string;
  readonly command: string;
  readonly parameters: readonly string[];
  /** Where the command writes its results, when it runs tests; without it the command counts as one. */
  readonly report?: string;
}

/** Whole, because each tool resolves a path from a folder of its own. */
const reports = resolve('test-results');

/** The configuration itself says where the report goes: to a file of the check's name. */
const playwright = (name: string, config: string): Check => ({
  name,
  command: 'playwright',
  parameters: ['test', '--config', config],
  report: `${reports}/${name}.json`,
});

const size = (name: string, ...parameters: string[]): Check => ({ name, command: 'node', parameters });

const vitest = (name: string, config: string): Check => {
  const report = `${reports}/${name}.json`;
  const parameters = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { name, command: 'vitest', parameters, report };
};

/** Everything that must hold, cheapest first. */
export const checks: readonly Check[] = [
  { name: 'types', command: 'node', parameters: ['scripts/checkTypes.ts'] },
  { name: 'lint', command: 'biome', parameters: ['check', '--error-on-warnings', '.'] },
  { name: 'walls', command: 'depcruise', parameters: ['packages', '--config', '.dependency-cruiser.cjs'] },
  { name: 'unused', command: 'knip', parameters: [] },
  vitest('units', 'vitest.config.ts'),
  vitest('database', 'supabase/tests/vitest.config.ts'),
  {
    name: 'build',
    command: 'vite',
    parameters: ['build', '--config', 'packages/app/vite.config.ts', '--logLevel', 'warn'],
  },
  vitest('stories', 'packages/ui/vitest.config.ts'),
  vitest('package', 'packages/ui/package-tests/vitest.config.ts'),
  size('size of the pages', 'scripts/sizePages.ts'),
  size('size of the engine', 'packages/engine/scripts/size.ts'),
  size('size of the card', 'packages/ui/size/index.ts'),
  size('size of the widgets', 'packages/embed/scripts/build.ts', 'packages/app/dist/embed'),
  playwright('embed', 'packages/embed/e2e/playwright.config.ts'),
  playwright('journeys', 'packages/app/e2e/playwright.config.ts'),
];
