import { resolve } from 'node:path';
import { findMissingWordPress } from './findMissingWordPress.ts';

/** One command of the test run. */
export interface Check {
  readonly name: string;
  readonly command: string;
  readonly parameters: readonly string[];
  /** The file of the test results. A command without it counts as one test. */
  readonly report?: string;
  /** The checks of earlier stages that build what it tests. */
  readonly needs?: readonly string[];
  /** Returns what this machine lacks for it: then the run of all checks leaves it out, and says so. @default nothing */
  readonly findMissing?: () => readonly string[];
}

/** Absolute, because each tool resolves a path from a different folder. */
const reports = resolve('test-results');

const node = (name: string, ...parameters: string[]): Check => ({ name, command: 'node', parameters });

/** Returns a check of Playwright, whose configuration sets the path of the report: a file with the name of the check. */
const playwright = (name: string, config: string, ...needs: string[]): Check => ({
  name,
  needs,
  command: 'playwright',
  parameters: ['test', '--config', config],
  report: `${reports}/${name}.json`,
});

/** Vitest leaves one processor free by default, which is half of a machine with two. */
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
 * Every check of the test run. The checks of a stage run in parallel, one per processor, the longest first. Browser
 * tests have a separate stage, because the deadlines of the app are those of a user.
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
    node('walls', 'scripts/checkWalls.ts'),
    { name: 'texts', command: 'i18next-cli', parameters: ['status', '--unused'] },
  ],
  [vitest('stories', 'packages/ui/vitest.config.ts', allProcessors)],
  [
    vitest('package', 'packages/ui/package-tests/vitest.config.ts'),
    vitest('react-widgets', 'packages/react-widgets/package-tests/vitest.config.ts'),
    vitest('kill', 'packages/server/kill/vitest.config.ts'),
    vitest('cluster', 'packages/server/cluster/vitest.config.ts'),
    {
      ...vitest('wordpress', 'packages/wordpress/test/vitest.config.ts'),
      needs: ['build'],
      findMissing: findMissingWordPress,
    },
    node('size of the pages', 'scripts/sizePages.ts'),
    node('size of the card', 'packages/ui/size/index.ts'),
    node('size of the engine', 'packages/engine/scripts/size.ts'),
    node('size of the widgets for React', 'packages/react-widgets/scripts/size.ts'),
    node('size of the widgets', 'packages/embed/scripts/build.ts', 'packages/app/dist/embed'),
  ],
  [playwright('embed', 'packages/embed/e2e/playwright.config.ts', 'size of the widgets')],
  [playwright('site', 'packages/e2e/playwright.config.ts', 'build', 'size of the widgets')],
  [{ ...vitest('flood', 'packages/server/flood/vitest.config.ts'), needs: ['build'] }],
];

/** Weighs pages in a browser. It takes two minutes and needs the compressed build, so only `pnpm size` runs it. */
export const downloads = node('size of the downloads', 'packages/e2e/size/weighDownloads.ts');

/** Benchmarks in a browser. They take minutes, so only `pnpm bench` runs them, and `pnpm try:faults` where a fault names one. */
export const benches: readonly Check[] = [
  { ...node('bench:load', 'packages/e2e/bench/load.ts'), needs: ['build'] },
  { ...node('bench:input', 'packages/e2e/bench/input.ts'), needs: ['build'] },
];

/** @throws Error if no check has the name. */
export function findCheck(name: string): Check {
  const checks = [...stages.flat(), ...benches];
  const check = checks.find((each) => each.name === name);
  if (!check)
    throw new Error(`No check is named ${name}: choose one of ${checks.map((each) => each.name).join(', ')}.`);
  return check;
}
