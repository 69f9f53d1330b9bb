import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { manualFacts } from './manualFacts.ts';
import schema from './openacr-0.1.0.json' with { type: 'json' };
import { toEvidence } from './toEvidence.ts';
import { type Adherence, type Evidence, toReport } from './toReport.ts';
import { wcagCriteria } from './wcagCriteria.ts';

const components = join(import.meta.dirname, '../../src/components');
const isReport = new Ajv({ strict: false }).compile(schema);

const noEvidence: Evidence = {
  results: { keyboard: false, rules: {}, faults: {} },
  checks: {},
  knownFailures: {},
  facts: {},
};

/** One criterion by each kind of evidence. */
const tested: Evidence = {
  results: { keyboard: true, rules: { '1.4.3': ['color-contrast'] }, faults: {} },
  checks: { '320 px': 'pass' },
  knownFailures: {},
  facts: { '2.5.7': { level: 'supports', notes: 'A press does the same.', story: 'Keyboard' } },
};

describe('the reports of conformance', () => {
  it('match the schema of OpenACR 0.1.0', () => {
    for (const facts of [noEvidence, tested]) {
      isReport(toReport('Button', '0.1.0', facts));
      expect(isReport.errors).toBeNull();
    }
  });

  it('contain each criterion of levels A and AA once', () => {
    const numbers = wcagCriteria.map(({ num }) => num);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(wcagCriteria.filter(({ level }) => level === 'A')).toHaveLength(32);
    expect(wcagCriteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  });

  it('support a criterion only with a result, a check, keys or a fact', () => {
    const supported = Object.entries(judgeAll(tested)).filter(([, { level }]) => level === 'supports');
    expect(Object.fromEntries(supported.map(([num, { notes }]) => [num, notes]))).toEqual({
      '1.4.10': 'The check « 320 px » finds no fault.',
      '1.4.3': 'axe finds no fault in its stories (color-contrast).',
      '2.1.1': 'The story Keyboard presses every key and checks what it does.',
      '2.5.7': 'A press does the same. Story: Keyboard.',
    });
  });

  it('support no criterion of a component that no test run measured', () => {
    const levels = new Set(Object.values(judgeAll(toEvidence('Button', {}))).map(({ level }) => level));
    expect([...levels].sort()).toEqual(['not-applicable', 'not-evaluated']);
  });

  it('do not use a rule about the whole page as a proof', () => {
    const rules = { '4.1.2': ['aria-hidden-body'] };
    const judged = judgeAll({ ...noEvidence, results: { ...noEvidence.results, rules } });
    expect(judged['4.1.2']?.level).toBe('not-evaluated');
  });

  it('contain a fault, although other rules pass', () => {
    const rules = { '1.4.3': ['color-contrast'], '4.1.2': ['button-name'] };
    const results = { keyboard: true, rules, faults: { '4.1.2': ['link-name'] } };
    const judged = judgeAll({ ...noEvidence, results });
    expect(judged['1.4.3']?.level).toBe('supports');
    expect(judged['4.1.2']).toEqual({
      level: 'does-not-support',
      notes: 'axe finds faults in its stories: link-name.',
    });
    expect(judged['2.1.1']?.level).toBe('supports');
  });

  it('contain the reason of a known failure', () => {
    const judged = judgeAll({
      ...noEvidence,
      checks: { '320 px': '480 px wide' },
      knownFailures: { '320 px': 'A map.' },
    });
    expect(judged['1.4.10']).toEqual({ level: 'partially-supports', notes: 'Measured: 480 px wide. A map.' });
  });

  it.each([
    ['a 36 px, button 24 px', 'supports'],
    ['a 36 px, button 23 px', 'partially-supports'],
  ])('compare targets of %s with the 24 px of WCAG', (outcome, level) => {
    expect(judgeAll({ ...noEvidence, checks: { '44 px high': outcome } })['2.5.8']?.level).toBe(level);
  });
});

it('every manual fact belongs to an existing story', () => {
  for (const [name, facts] of Object.entries(manualFacts)) {
    const stories = readFileSync(join(components, name, `${name}.stories.tsx`), 'utf8');
    for (const { story } of Object.values(facts)) expect(stories).toContain(`export const ${story}: Story`);
  }
});

it('no component plays media or uses gestures, as the reports state', () => {
  const sources = globSync('{components,internal}/**/*.tsx', { cwd: join(components, '..') });
  const texts = sources
    .filter((path) => !/stories|test/.test(path))
    .map((path) => ({ path, text: readFileSync(join(components, '..', path), 'utf8') }));
  const uses = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(sources.length).toBeGreaterThan(70);
  expect(uses(/<(video|audio)\b|new Audio\(/)).toEqual([]);
  expect(uses(/onTouch|devicemotion|deviceorientation|onDragStart|draggable/i)).toEqual([]);
  // A component with a drop area, or with a part to drag, needs a manual fact about dragging.
  const droppable = uses(/onDrop\b|onPointerMove/).map((path) => path.split('/')[1]);
  expect(droppable.filter((name) => !manualFacts[String(name)]?.['2.5.7'])).toEqual([]);
});

function judgeAll(facts: Evidence = noEvidence): Record<string, Adherence> {
  const { success_criteria_level_a, success_criteria_level_aa } = toReport('Button', '0.1.0', facts).chapters;
  return Object.fromEntries(
    [...success_criteria_level_a.criteria, ...success_criteria_level_aa.criteria].flatMap(
      ({ num, components: [one] }) => (one ? [[num, one.adherence]] : []),
    ),
  );
}
