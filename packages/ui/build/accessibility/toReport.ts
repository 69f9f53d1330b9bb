import type { StoryResults } from './Measurements.ts';
import type { ManualFact } from './manualFacts.ts';
import { type Criterion, wcagCriteria } from './wcagCriteria.ts';

/** The test results of a component, and the reasons for known failures. */
export interface Evidence {
  results: Omit<StoryResults, 'day'>;
  /** The outcome of each check of the page « Status »: `pass`, or the failure. */
  checks: Readonly<Record<string, string>>;
  knownFailures: Readonly<Record<string, string>>;
  facts: Readonly<Record<string, ManualFact>>;
}

/** The conformance to a criterion, in the terms of OpenACR. */
export interface Adherence {
  level: 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';
  notes: string;
}

/** Rules of axe that test the page around a component, not the component. */
const pageRules = [
  ...['aria-hidden-body', 'bypass', 'document-title', 'html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch'],
  ...['meta-refresh', 'meta-viewport'],
];

/**
 * Returns the accessibility conformance report of a component, in the format OpenACR 0.1.0. A criterion is supported only if a
 * test measured it without a fault. All others are « not evaluated ».
 */
export function toReport(name: string, version: string, evidence: Evidence) {
  const toChapter = (level: Criterion['level']) => ({
    criteria: wcagCriteria
      .filter((criterion) => criterion.level === level)
      .map((criterion) => ({
        num: criterion.num,
        components: [{ name: 'web', adherence: judge(criterion, evidence) }],
      })),
  });
  return {
    title: `Lively Accessibility Conformance Report: ${name}`,
    product: { name: `${name} of @lively/ui`, version },
    author: { name: 'Lively', email: 'bonjour@lively.fr', website: 'https://lively.fr' },
    license: 'MIT',
    repository: 'https://github.com/lively-fr/lively',
    feedback: 'https://github.com/lively-fr/lively/issues',
    catalog: '2.5-edition-wcag-2.2-en',
    evaluation_methods_used:
      'The tests of the library write this report. Each story of the component is drawn in Chromium and inspected by axe, in a light and a dark theme; ' +
      'its keys are pressed; it is measured at 320 pixels and with the text spacing of WCAG 1.4.12. Automated rules find a part of the possible faults. ' +
      'What nothing measures is « not evaluated ».',
    chapters: {
      success_criteria_level_a: toChapter('A'),
      success_criteria_level_aa: toChapter('AA'),
      success_criteria_level_aaa: { disabled: true, criteria: [] },
    },
  };
}

function judge({ num, notOurs, check, minPixels, isKeyboard }: Criterion, evidence: Evidence): Adherence {
  const { results, checks, knownFailures, facts } = evidence;
  const faults = results.faults[num];
  if (faults) return { level: 'does-not-support', notes: `axe finds faults in its stories: ${faults.join(', ')}.` };
  const fact = facts[num];
  if (fact) return { level: fact.level, notes: `${fact.notes} Story: ${fact.story}.` };
  if (notOurs) return { level: 'not-applicable', notes: notOurs };

  const rules = (results.rules[num] ?? []).filter((rule) => !pageRules.includes(rule));
  const tried = rules.length > 0 ? `axe finds no fault in its stories (${rules.join(', ')}).` : '';
  const outcome = check === undefined ? undefined : checks[check];
  if (outcome !== undefined && outcome !== 'pass') {
    const notes = join(`Measured: ${outcome}.`, (check && knownFailures[check]) ?? '');
    return { level: isEnough(outcome, minPixels) ? 'supports' : 'partially-supports', notes };
  }
  if (outcome === 'pass') return { level: 'supports', notes: join(`The check « ${check} » finds no fault.`, tried) };
  if (isKeyboard && results.keyboard)
    return { level: 'supports', notes: join('The story Keyboard presses every key and checks what it does.', tried) };
  if (isKeyboard) return { level: 'not-applicable', notes: 'No story of it takes the focus.' };
  if (tried) return { level: 'supports', notes: tried };
  return { level: 'not-evaluated', notes: 'Nothing measures this yet.' };
}

/** Returns true if every height in a text such as `a 36 px, button 40 px` is at least the minimum. */
function isEnough(outcome: string, minPixels = Number.POSITIVE_INFINITY): boolean {
  const heights = [...outcome.matchAll(/(\d+) px/g)].map(([, height]) => Number(height));
  return heights.length > 0 && heights.every((height) => height >= minPixels);
}

function join(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}
