import { globSync } from 'node:fs';

/** What the styles' compiler knows of a class it names. */
export interface ClassToName {
  /** From the package's folder. */
  filePath: string;
  /** A hash of the file, then the number of the class in it, in base 36. */
  hash: string;
}

/**
 * Names classes by two numbers instead of a hash and a number: `ly-0a3` is the fourth class of the eleventh file. A
 * stylesheet is mostly names: this takes 4 % off what a browser receives. `base.css.ts` knows our elements by `ly-`.
 *
 * @param folder - The package's. @default the working directory
 */
export function nameClasses(folder = process.cwd()): (toName: ClassToName) => string {
  const files = globSync('src/**/*.css.ts', { cwd: folder }).sort();
  const hashForFile = new Map<string, string>();
  return ({ filePath, hash }) => {
    // The first class of a file has the number 0: what stands before it is the hash of the file.
    const fileHash = hashForFile.get(filePath) ?? hash.slice(0, -1);
    hashForFile.set(filePath, fileHash);
    const index = files.indexOf(filePath);
    // All files would have one number.
    if (index < 0) throw new Error(`${folder} has no stylesheet ${filePath}: it is not the folder of the package.`);
    const fileNumber = index.toString(36).padStart(2, '0');
    return `ly-${fileNumber}${hash.slice(fileHash.length)}`;
  };
}
