import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The position of an import, from which the next import resumes after an interruption. */
export interface ImportPlace {
  /** The source, the target and the options: only an identical import resumes. */
  readonly name: string;
  /** The number of imported records. */
  readonly records: number;
}

/** The state that an import stores in a folder while it runs. */
export interface ImportJournal {
  /** The records that an interrupted import of the same name has imported; zero without one. */
  readonly skip: number;
  readonly problemsFile: string;
  readonly remarksFile: string;
  addProblem(problem: string): void;
  addRemark(remark: string): void;
  save(records: number): void;
  /** Ends the import: the next one starts at the beginning. */
  finish(): void;
}

/**
 * Opens the journal of a folder.
 *
 * @param name Null for an import without an identity, which always starts at the beginning.
 */
export async function openJournal(folder: string, name: string | null): Promise<ImportJournal> {
  mkdirSync(folder, { recursive: true });
  const placeFile = resolve(folder, 'import.json');
  const problemsFile = resolve(folder, 'import-problems.txt');
  const remarksFile = resolve(folder, 'import-remarks.txt');
  const skip = await readSkip(placeFile, name);
  if (skip === 0) for (const file of [problemsFile, remarksFile]) writeFileSync(file, '');

  return {
    skip,
    problemsFile,
    remarksFile,
    addProblem: (problem) => appendFileSync(problemsFile, `${problem}\n`),
    addRemark: (remark) => appendFileSync(remarksFile, `${remark}\n`),
    save(records) {
      if (name === null) return;
      const place: ImportPlace = { name, records: Math.max(skip, records) };
      // The rename is atomic: a killed process leaves either the old or the new position.
      writeFileSync(`${placeFile}.new`, JSON.stringify(place));
      renameSync(`${placeFile}.new`, placeFile);
    },
    finish: () => rmSync(placeFile, { force: true }),
  };
}

async function readSkip(file: string, name: string | null): Promise<number> {
  try {
    const place: ImportPlace = JSON.parse(await readFile(file, 'utf8'));
    return place.name === name && Number.isSafeInteger(place.records) ? place.records : 0;
  } catch {
    return 0;
  }
}
