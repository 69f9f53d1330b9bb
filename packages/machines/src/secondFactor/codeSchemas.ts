import { nonEmpty, pipe, regex, string, transform } from 'valibot';
import { stripCode } from './stripCode';

/** The problem of a code before it is sent. */
export type CodeProblem = 'required' | 'malformed';

/** The six digits of an authenticator app, or the sixteen hexadecimal digits of a recovery code, as typed. */
export const codeSchemas = { code: toSchema(/^\d{6}$/), recoveryCode: toSchema(/^[\da-f]{16}$/i) } as const;

function toSchema(shape: RegExp) {
  return pipe(
    string(),
    transform(stripCode),
    nonEmpty('required' satisfies CodeProblem),
    regex(shape, 'malformed' satisfies CodeProblem),
  );
}
