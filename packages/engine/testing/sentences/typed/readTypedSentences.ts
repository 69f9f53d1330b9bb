import { readFileSync } from 'node:fs';
import type { Language } from '../../../src/languages.ts';
import type { Half } from '../../readSentences.ts';

/** The instant at which the lines are typed: Saturday 28 November 2026, 15:00 in Paris. */
export const typedAt: number = Date.parse('2026-11-28T14:00:00Z');

/** One value of a filter: `commune` and `Lyon`. Alternatives may be of different filters. */
export interface FilterValue {
  readonly filter: string;
  readonly value: string;
}

export interface TypedFilter {
  /** An event must have one of them. Empty for `unread`. */
  readonly oneOf: readonly FilterValue[];
  /** Whether an event must have none of them. */
  readonly isExcluded: boolean;
  /** Whether the words may also stay text. */
  readonly isOptional: boolean;
}

/** The filters that words may become together. */
export type Reading = readonly TypedFilter[];

export interface TypedPart {
  /** The position of the words in the line: start and end. */
  readonly words: readonly [number, number];
  /** Each of them is right. */
  readonly readings: readonly Reading[];
}

export interface TypedSentence {
  readonly line: string;
  readonly parts: readonly TypedPart[];
}

/** Reads the search lines of a language as people type them, see `README.md`. */
export function readTypedSentences(language: Language, half: Half): TypedSentence[] {
  return readFileSync(`${import.meta.dirname}/${language}.${half}.txt`, 'utf8')
    .trim()
    .split('\n')
    .map(readSentence);
}

function readSentence(labelled: string): TypedSentence {
  const parts: TypedPart[] = [];
  let line = '';
  for (const [, outside = '', words = '', label] of labelled.matchAll(/([^[]*)(?:\[([^|]*)\|([^\]]*)\])?/g)) {
    line += outside;
    if (label) {
      parts.push({ words: [line.length, line.length + words.length], readings: label.split(' or ').map(readReading) });
    }
    line += words;
  }
  return { line, parts };
}

function readReading(reading: string): Reading {
  return reading.split(';').map((text) => {
    const [, optional, excluded, rest = ''] = /^(\??)(!?)(.*)$/.exec(text) ?? [];
    return { oneOf: readValues(rest), isExcluded: excluded === '!', isOptional: optional === '?' };
  });
}

/** A value without a name has the name of the value before it: `commune=Lyon,Nantes`. */
function readValues(text: string): FilterValue[] {
  if (text === 'unread') return [];
  let filter = '';
  return text.split(',').map((each) => {
    const [, name, value = ''] = /^(?:(\w+)=)?(.*)$/.exec(each) ?? [];
    filter = name ?? filter;
    return { filter, value };
  });
}
