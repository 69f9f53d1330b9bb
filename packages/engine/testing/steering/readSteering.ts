import { readFileSync } from 'node:fs';
import type { Language } from '../../src/languages.ts';
import type { Half } from '../readSentences.ts';

/** An edit of the tastes: `never` and `football`. `README.md` lists the kinds. */
export interface LabelledEdit {
  readonly kind: string;
  /** Its alternatives; empty for a kind without value. */
  readonly values: readonly string[];
}

export interface LabelledSteering {
  readonly line: string;
  /** Each of them is right: the edits that the sentence makes together. */
  readonly readings: readonly (readonly LabelledEdit[])[];
}

/** Reads the sentences in a language about a list and the edits of each, see `README.md`. */
export function readSteering(language: Language, half: Half): LabelledSteering[] {
  const [, ...rows] = readFileSync(`${import.meta.dirname}/${language}.${half}.tsv`, 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [line = '', label = ''] = row.split('\t');
    return { line, readings: label.split(' or ').map((reading) => reading.split(';').map(readEdit)) };
  });
}

function readEdit(edit: string): LabelledEdit {
  const [, kind = '', values] = /^(\w+)(?:=(.*))?$/.exec(edit) ?? [];
  return { kind, values: values?.split(',') ?? [] };
}
