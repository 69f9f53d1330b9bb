import { readFileSync } from 'node:fs';
import type { GrammarLanguage } from '../dictionaries.ts';

/** An event that somebody looks for. */
export interface SoughtEvent {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly string[];
  readonly venue: string;
  readonly city: string;
  readonly keywords: readonly string[];
  readonly category: string;
  /** Empty if it has none. */
  readonly subcategory: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** A search for an event that exists. */
export interface LabelledSearch {
  /** The id of the event that must be first or second. */
  readonly id: string;
  readonly language: GrammarLanguage;
  /** What the line is made of; `slip` is one typing error. */
  readonly by: string;
  readonly line: string;
}

/** Reads the events of the searches, see `README.md`. */
export function readSoughtEvents(): SoughtEvent[] {
  return readTable('events').map(
    ([
      id = '',
      title = '',
      artists = '',
      venue = '',
      city = '',
      keywords = '',
      category = '',
      subcategory = '',
      date = '',
    ]) => ({
      ...{ id, title, venue, city, category, subcategory, date },
      artists: artists.split('; ').filter(Boolean),
      keywords: keywords.split(', '),
    }),
  );
}

/** Reads the searches, see `README.md`. */
export function readSearches(): LabelledSearch[] {
  return readTable('searches').map(([id = '', language = '', by = '', line = '']) => ({
    ...{ id, by, line },
    language: language as GrammarLanguage,
  }));
}

function readTable(name: string): string[][] {
  const [, ...rows] = readFileSync(`${import.meta.dirname}/${name}.tsv`, 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => row.split('\t'));
}
