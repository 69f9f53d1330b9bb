import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface NamedFiles {
  /** Paths that the generator writes, from the root. */
  readonly added: readonly string[];
  /** The texts that the generator adds to existing files: the file, and the form of the name there. */
  readonly mentioned?: readonly { readonly path: string; readonly text: string }[];
  /** Whether the name is one word in lower case: a parameter of the URL, an argument and a key. @default false */
  readonly isOneWord?: boolean;
}

/**
 * The name consists of words, because each generator converts it to the case of its files: `poster wall`, `PosterWall`,
 * `poster-wall`.
 */
const words = /^[a-z][a-z0-9]*([ _-]?[a-z0-9]+)*$/i;

/**
 * Returns the fault of a generator's name as a sentence; undefined if it is valid. It writes nothing, so an invalid
 * name leaves no file behind.
 *
 * @param root - The root folder of the repository.
 */
export function findNameFault(
  name: string,
  root: string,
  { added, mentioned = [], isOneWord }: NamedFiles,
): string | undefined {
  if (!words.test(name))
    return `"${name}" is not a name: it becomes file names, code and columns. Use letters a to z and digits, and begin with a letter.`;
  if (isOneWord && !/^[a-z]+$/.test(name)) return `"${name}" is not one word of the letters a to z.`;
  const taken =
    added.find((path) => existsSync(resolve(root, path))) ??
    mentioned.find(({ path, text }) => readFileSync(resolve(root, path), 'utf8').includes(text))?.path;
  return taken && `"${name}" is taken: see ${taken}. Nothing was written. Choose another name, or edit what is there.`;
}
