import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Where an import stands, so that a second one goes on where the first was interrupted. */
export interface ImportPlace {
  /** What is imported, where to and how: only the very same import goes on. */
  readonly name: string;
  /** Records that are in. */
  readonly records: number;
}

/** What an import writes down while it runs, in a folder. */
export interface ImportJournal {
  /** Records that an interrupted import of the same name brought in; zero without one. */
  readonly skip: number;
  readonly problemsFile: string;
  addProblem(problem: string): void;
  save(records: number): void;
  /** The import is done: the next one begins at the beginning. */
  finish(): void;
}

/**
 * Opens the journal of a folder.
 *
 * @param name Null for an import that cannot be told from another: it always begins at the beginning.
 */
export async function openJournal(folder: string, name: string | null): Promise<ImportJournal> {
  mkdirSync(folder, { recursive: true });
  const placeFile = resolve(folder, 'import.json');
  const problemsFile = resolve(folder, 'import-problems.txt');
  const skip = await readSkip(placeFile, name);
  if (skip === 0) writeFileSync(problemsFile, '');

  return {
    skip,
    problemsFile,
    addProblem: (problem) => appendFileSync(problemsFile, `${problem}\n`),
    save(records) {
      if (name === null) return;
      const place: ImportPlace = { name, records: Math.max(skip, records) };
      // A process killed here leaves the old position or the new one, never a part.
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
