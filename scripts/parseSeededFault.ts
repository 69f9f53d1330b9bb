import { basename } from 'node:path';

/** A fault that is planted to see whether the tests find it. */
export interface SeededFault {
  readonly name: string;
  /** What users, or the operator of the site, would see of it. */
  readonly sentence: string;
  /** The check that ought to find it, and what follows its name: a project, a file. */
  readonly check: string;
  readonly parameters: readonly string[];
  /** Of the patch. */
  readonly path: string;
}

/** The arguments of Git that plant a fault, also where lines around it have changed. */
export const applyLoosely = ['apply', '-C0'] as const;

/** Reads a patch whose first two lines say what is wrong, and `Found by:` with what finds it. @throws Error without them. */
export function parseSeededFault(path: string, text: string): SeededFault {
  const [, sentence, found] = text.match(/^(.+\.)\nFound by: (.+)\n/) ?? [];
  const [check, ...parameters] = found?.split(' ') ?? [];
  if (!sentence || !check || parameters.length === 0)
    throw new Error(`${path} must begin with a sentence, and with a line « Found by: CHECK FILE ».`);
  return { name: basename(path, '.patch'), sentence, check, parameters, path };
}
