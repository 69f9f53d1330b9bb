import { findCheck, stages } from './checks.ts';
import { runChecks } from './runChecks.ts';

/*
 * `pnpm test` runs every check; `pnpm test NAME` runs one of them. Further arguments are passed to its tool: a file, a
 * pattern, an option.
 */
const [only, ...parameters] = process.argv.slice(2);
if (only) {
  const check = findCheck(only);
  await runChecks([[{ ...check, parameters: [...check.parameters, ...parameters] }]], true);
} else {
  await runChecks(stages);
}
