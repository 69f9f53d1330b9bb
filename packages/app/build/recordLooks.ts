import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type LookedAt, lookedAtOn } from '../src/rgaa/criteria.ts';
import type { RecordedLook } from './currentLooks.ts';
import { fingerprintPage, isLookedAtPage } from './fingerprintPage.ts';

/*
 * `pnpm record:looks CRITERION PAGE…`, after a check of these pages for a criterion of RGAA: stores the day and a
 * fingerprint of the pages. When that changes, the check no longer counts. `--not-met` after them: they do not meet it.
 * Without a page it prints which checks are due.
 */
const file = resolve(import.meta.dirname, '../src/rgaa/looks.json');
const looks: RecordedLook[] = JSON.parse(readFileSync(file, 'utf8'));
const parameters = process.argv.slice(2);
const isMet = !parameters.includes('--not-met');
const [criterion, ...pages] = parameters.filter((parameter) => parameter !== '--not-met');
const date = new Date().toISOString().slice(0, 10);

if (criterion === undefined) printDue();
else for (const page of pages) record(criterion, page);

function record(criterion: string, page: string): void {
  const known: readonly string[] = isCriterion(criterion) ? lookedAtOn[criterion] : [];
  if (!isLookedAtPage(page) || !known.includes(page))
    throw new Error(
      `${criterion} is not looked at on ${page}: lookedAtOn in packages/app/src/rgaa/criteria.ts says where.`,
    );
  const others = looks.filter((look) => look.criterion !== criterion || look.page !== page);
  others.push({ criterion, page, date, fingerprint: fingerprintPage(page), ...(!isMet && { isMet }) });
  looks.splice(0, looks.length, ...others.sort(compare));
  writeFileSync(file, `${JSON.stringify(looks, null, 2)}\n`);
}

function printDue(): void {
  for (const [criterion, pages] of Object.entries(lookedAtOn)) {
    const due = pages.filter(
      (page) =>
        !looks.some(
          (look) => look.criterion === criterion && look.page === page && look.fingerprint === fingerprintPage(page),
        ),
    );
    if (due.length) process.stdout.write(`${criterion} ${due.join(' ')}\n`);
  }
}

function isCriterion(id: string): id is LookedAt {
  return Object.hasOwn(lookedAtOn, id);
}

function compare(a: RecordedLook, b: RecordedLook): number {
  return a.criterion.localeCompare(b.criterion, 'en', { numeric: true }) || a.page.localeCompare(b.page, 'en');
}
