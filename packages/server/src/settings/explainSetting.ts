import { getDotPath, type InferIssue } from 'valibot';
import { listSettings } from './listSettings.ts';
import type { settingsSchema } from './settings.ts';

/** Characters of a value that an error repeats. */
const maxShown = 60;

/**
 * Explains a wrong value in one line: the setting, its value unless it is a secret, and what it accepts.
 *
 * @param prefix What stands before the name in the schema: `OIDC_ACME_` for one of a provider.
 */
export function explainSetting(
  issue: Pick<InferIssue<typeof settingsSchema>, 'type' | 'message' | 'input'> & Parameters<typeof getDotPath>[0],
  prefix = '',
): string {
  // The schema has its own line for what only a function can find.
  if (issue.type === 'raw_check') return issue.message;
  const end = getDotPath(issue) ?? '';
  const name = `${prefix}${end}`;
  const documented = prefix ? `OIDC_<NAME>_${end}` : end;
  const setting = listSettings().find((each) => each.name === documented);
  const allowed = setting?.allowed.replaceAll('`', '') ?? '';
  const value = issue.path?.[0]?.value;
  if (value === undefined) return `${name} is missing. It takes ${allowed}.`;
  if (!setting?.isShownInErrors) return `${name} has a value that it does not take. It takes ${allowed}.`;
  return `${name} is "${toShown(String(value))}". It takes ${allowed}.`;
}

function toShown(value: string): string {
  const line = value.replace(/\p{Cc}+/gu, ' ').replace(/\/\/[^/@]*@/, '//…@');
  return line.length > maxShown ? `${line.slice(0, maxShown)}…` : line;
}
