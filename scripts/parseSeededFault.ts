import { basename } from 'node:path';

/** A fault that is added to the code to check whether the tests find it. */
export interface SeededFault {
  readonly name: string;
  /** The effect on users or on the operator of the site. */
  readonly sentence: string;
  /** The check that must find it. Its parameters follow: a project, a file. */
  readonly check: string;
  readonly parameters: readonly string[];
  /** The path of the patch. */
  readonly path: string;
}

/** The arguments of Git that apply a fault, even if the lines around it have changed. */
export const applyLoosely = ['apply', '-C0'] as const;

/**
 * Reads a patch. Its first line describes the fault; the second line begins with `Found by:` and names the tests that
 * find it. @throws Error without these lines.
 */
export function parseSeededFault(path: string, text: string): SeededFault {
  const [, sentence, found] = text.match(/^(.+\.)\nFound by: (.+)\n/) ?? [];
  const [check, ...parameters] = found?.split(' ') ?? [];
  if (!sentence || !check || parameters.length === 0)
    throw new Error(`${path} must begin with a sentence, and with a line « Found by: CHECK FILE ».`);
  return { name: basename(path, '.patch'), sentence, check, parameters, path };
}
