import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the styles' compiler knows of a class it names. */
export interface ClassToName {
  /** From the package's folder. */
  filePath: string;
  /** A hash of the file, then the number of the class in it, in base 36. */
  hash: string;
}

const root = resolve(import.meta.dirname, '..');

/**
 * Names classes by two numbers instead of a hash and a number: `ly-0a3` is the fourth class of the eleventh file. A
 * stylesheet is mostly names: this takes 4 % off what a browser receives. `base.css.ts` knows our elements by `ly-`.
 */
export function nameClasses(): (toName: ClassToName) => string {
  // From the package, wherever the command runs: elsewhere no file would be found, and all would have one number.
  const files = globSync('src/**/*.css.ts', { cwd: root }).sort();
  const hashForFile = new Map<string, string>();
  return ({ filePath, hash }) => {
    // The first class of a file has the number 0: what stands before it is the hash of the file.
    const fileHash = hashForFile.get(filePath) ?? hash.slice(0, -1);
    hashForFile.set(filePath, fileHash);
    const index = files.indexOf(filePath);
    if (index < 0)
      throw new Error(
        `${filePath} is not a stylesheet of this package. Build with its folder as the working directory.`,
      );
    const fileNumber = index.toString(36).padStart(2, '0');
    return `ly-${fileNumber}${hash.slice(fileHash.length)}`;
  };
}
