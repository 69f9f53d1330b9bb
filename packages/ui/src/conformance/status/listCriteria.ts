import axe from 'axe-core';
import { settleAnimations } from './settleAnimations';

/** The criteria that our own checks prove, because axe has no rule for them. */
const criteriaOfChecks: Readonly<Record<string, string>> = { '320 px': '10.11', 'text spacing': '10.12' };

/** Lists the criteria of RGAA 4.1 that a rule of axe or a check of ours tested on the page without a failure: `3.2`, `11.1`. */
export async function listCriteria(checks: Readonly<Record<string, string>>): Promise<string[]> {
  // A button may still change its colour after a change of the colour scheme.
  settleAnimations();
  const { passes, violations } = await axe.run(document.body, { runOnly: { type: 'tag', values: ['RGAAv4'] } });
  const broken = new Set(violations.flatMap(({ tags }) => toCriteria(tags)));
  const met = passes.flatMap(({ tags }) => toCriteria(tags)).filter((criterion) => !broken.has(criterion));
  const own = Object.entries(criteriaOfChecks).flatMap(([check, criterion]) =>
    checks[check] === 'pass' ? criterion : [],
  );
  return [...new Set([...met, ...own])].sort(inOrder);
}

/** Returns the criterion of each test: `3.2` of `RGAA-3.2.1`. */
function toCriteria(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => /^RGAA-(\d+\.\d+)/.exec(tag)?.[1] ?? []);
}

function inOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
