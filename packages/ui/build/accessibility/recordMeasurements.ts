import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Measurement, Status, StoryResults } from './Measurements.ts';
import { measurementsFile, readMeasurements } from './readMeasurements.ts';

const component = /\/components\/(\w+)\/\1\.stories\.tsx$/;

declare module 'vitest' {
  interface TaskMeta {
    /** What a test measured, by the name of the component. */
    status?: Record<string, Status>;
  }
}

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
 * Returns a Vitest reporter that writes what the tests measured into a file, for the page « Status » and the conformance reports.
 * The results of a component whose stories fail are removed; those of one whose stories did not all run stay.
 */
export function recordMeasurements(): Reporter {
  return {
    onTestRunEnd: (modules) => {
      const measured: Record<string, Measurement> = { ...readMeasurements() };
      for (const [name, measurement] of modules.flatMap((module) => Object.entries(readModule(module))))
        measured[name] = { ...measured[name], ...measurement };
      const sorted = Object.fromEntries(Object.entries(measured).sort(([a], [b]) => a.localeCompare(b)));
      writeFileSync(measurementsFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
    },
  };
}

function readModule(module: TestModule): Record<string, Measurement> {
  const tests = [...module.children.allTests()];
  const [, name] = component.exec(module.moduleId) ?? [];
  if (name) {
    if (!module.ok()) return { [name]: { stories: undefined } };
    return tests.every((test) => test.result().state === 'passed') ? { [name]: { stories: readStories(module) } } : {};
  }
  const status: Record<string, Status> = Object.assign({}, ...tests.map((test) => test.meta().status));
  return Object.fromEntries(Object.entries(status).map(([each, result]) => [each, { status: result }]));
}

function readStories(module: TestModule): StoryResults {
  const stories = [...module.children.allTests()];
  const axe = stories
    .flatMap((story) => (story.meta() as StoryMeta).reports ?? [])
    .flatMap(({ type, result }) => (type === 'a11y' && result ? [result] : []));
  if (axe.length !== stories.length)
    throw new Error(`${module.moduleId}: axe reported on ${axe.length} of ${stories.length} stories.`);
  return {
    day: new Date().toISOString().slice(0, 10),
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
