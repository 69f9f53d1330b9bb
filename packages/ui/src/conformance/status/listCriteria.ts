import axe from 'axe-core';

/** What our own checks prove, which axe has no rule for. */
const criteriaOfChecks: Readonly<Record<string, string>> = { '320 px': '10.11', 'text spacing': '10.12' };

/** The criteria of RGAA 4.1 that a rule of axe or a check of ours has tried on the page, and found met: `3.2`, `11.1`. */
export async function listCriteria(checks: Readonly<Record<string, string>>): Promise<string[]> {
  const { passes, violations } = await axe.run(document.body, { runOnly: { type: 'tag', values: ['RGAAv4'] } });
  const broken = new Set(violations.flatMap(({ tags }) => toCriteria(tags)));
  const met = passes.flatMap(({ tags }) => toCriteria(tags)).filter((criterion) => !broken.has(criterion));
  const own = Object.entries(criteriaOfChecks).flatMap(([check, criterion]) =>
    checks[check] === 'pass' ? criterion : [],
  );
  return [...new Set([...met, ...own])].sort(inOrder);
}

/** Of `RGAA-3.2.1`, a test, its criterion. */
function toCriteria(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => /^RGAA-(\d+\.\d+)/.exec(tag)?.[1] ?? []);
}

function inOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
