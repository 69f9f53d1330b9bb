import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Case, RawRecord } from './Case.ts';

/** A case with the records of its input; null for a case that a person tries. */
export interface ReadCase {
  readonly tried: Case;
  readonly records: readonly RawRecord[] | null;
}

/**
 * Reads the cases of a folder: `cases.json`, and the files of records that it names.
 *
 * @throws Error when the folder has no readable `cases.json`.
 */
export async function readCases(folder: string): Promise<ReadCase[]> {
  const cases: Case[] = await readJson(resolve(folder, 'cases.json'));
  return Promise.all(
    cases.map(async (tried) => {
      const file = resolve(folder, tried.input);
      if (!tried.input.endsWith('.json') || !existsSync(file)) return { tried, records: null };
      const input = await readJson(file);
      return { tried, records: Array.isArray(input) ? input : input.results };
    }),
  );
}

async function readJson(file: string) {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`Cannot read ${file} (${error.message}), so no case was tried. Check the path.`);
  });
  return JSON.parse(text);
}
