import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { ComponentResults, StoryResults } from './StoryResults.ts';

const file = new URL('../../src/docs/storyResults.json', import.meta.url);
const component = /\/components\/(\w+)\/\1\.stories\.tsx$/;

/** The metadata that Storybook adds to a tested story. */
interface StoryMeta {
  reports?: readonly { type: string; result?: AxeResult }[];
}

interface AxeResult {
  passes?: readonly AxeRule[];
  violations?: readonly AxeRule[];
}

interface AxeRule {
  id: string;
  tags: readonly string[];
}

/**
 * Returns a Vitest reporter that compares the story results of each component with `storyResults.json`, the source of the
 * conformance reports. If they differ, the run fails; with `-u` it writes the file. The results of components whose stories did
 * not all run and pass stay unchanged.
 */
export function recordStories(): Reporter {
  let vitest: Vitest;
  return {
    onInit: (instance) => {
      vitest = instance;
    },
    onTestRunEnd: (modules) => {
      const known = JSON.parse(readFileSync(file, 'utf8')) as StoryResults;
      const results = { ...known, ...readModules(modules) };
      const changed = Object.keys(results).filter(
        (name) => JSON.stringify(results[name]) !== JSON.stringify(known[name]),
      );
      if (changed.length === 0) return;
      if (vitest.config.snapshotOptions.updateSnapshot === 'all') {
        const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => a.localeCompare(b)));
        writeFileSync(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
        return;
      }
      vitest.logger.error(
        `storyResults.json does not say what the stories of ${changed.join(', ')} prove. Run with -u.`,
      );
      process.exitCode = 1;
    },
  };
}

function readModules(modules: readonly TestModule[]): StoryResults {
  const results: StoryResults = {};
  for (const module of modules) {
    const [, name] = component.exec(module.moduleId) ?? [];
    if (name && module.ok() && [...module.children.allTests()].every((test) => test.result().state === 'passed'))
      results[name] = readStories(module);
  }
  return results;
}

function readStories(module: TestModule): ComponentResults {
  const stories = [...module.children.allTests()];
  const axe = stories
    .flatMap((story) => (story.meta() as StoryMeta).reports ?? [])
    .flatMap(({ type, result }) => (type === 'a11y' && result ? [result] : []));
  if (axe.length !== stories.length)
    throw new Error(`${module.moduleId}: axe reported on ${axe.length} of ${stories.length} stories.`);
  return {
    keyboard: stories.some(({ name }) => name === 'Keyboard'),
    rules: sortByCriterion(axe.flatMap(({ passes = [] }) => passes)),
    faults: sortByCriterion(axe.flatMap(({ violations = [] }) => violations)),
  };
}

/** Groups rules by criterion. The axe tag `wcag143` stands for the criterion 1.4.3; `wcag2aa` is a level and is ignored. */
function sortByCriterion(rules: readonly AxeRule[]): Record<string, string[]> {
  const rulesFor = new Map<string, Set<string>>();
  for (const { id, tags } of rules) {
    for (const tag of tags) {
      const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
      if (!number) continue;
      const criterion = `${principle}.${guideline}.${number}`;
      rulesFor.set(criterion, (rulesFor.get(criterion) ?? new Set()).add(id));
    }
  }
  const inOrder = [...rulesFor].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return Object.fromEntries(inOrder.map(([criterion, ids]) => [criterion, [...ids].sort()]));
}
