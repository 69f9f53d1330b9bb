import { readFileSync } from 'node:fs';
import type { Span } from '../src/understand/Understanding.ts';
import type { GrammarLanguage } from './dictionaries.ts';

/** A part of a labelled sentence that must, or may, become a filter. */
export interface LabelledPart {
  readonly words: Span;
  readonly filter: string;
  /** The value as written in the file: `2026-12-12_2026-12-15`, `Nantes`. */
  readonly value: string;
  readonly isOptional: boolean;
}

export interface LabelledSentence {
  readonly line: string;
  readonly parts: readonly LabelledPart[];
  readonly now: number;
  readonly timeZone: string;
}

export type Half = 'seen' | 'unseen';

/** Reads the labelled sentences of a language, see `sentences/README.md`. */
export function readSentences(language: GrammarLanguage, half: Half): LabelledSentence[] {
  const file = readFileSync(`${import.meta.dirname}/sentences/${language}.${half}.txt`, 'utf8');
  return file.trim().split('\n').map(readSentence);
}

function readSentence(labelled: string): LabelledSentence {
  const [, text = '', now = '2026-11-24T09:00:00Z', timeZone = 'Europe/Paris'] =
    labelled.match(/^(.*?)(?: @(\S+) (\S+))?$/) ?? [];
  const parts: LabelledPart[] = [];
  let line = '';
  for (const [, outside = '', words = '', labels] of text.matchAll(/([^[]*)(?:\[([^|]*)\|([^\]]*)\])?/g)) {
    line += outside;
    const span: Span = [line.length, line.length + words.length];
    line += words;
    for (const label of labels?.split(';') ?? []) {
      const [, optional, filter = '', value = ''] = label.match(/^(\??)(\w+)=(.*)$/) ?? [];
      parts.push({ words: span, filter, value, isOptional: Boolean(optional) });
    }
  }
  return { line, parts, now: Date.parse(now), timeZone };
}
