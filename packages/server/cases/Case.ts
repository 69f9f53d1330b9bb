/** One case of a folder: an input, with its right answer in words. */
export interface Case {
  readonly id: string;
  readonly kind: string;
  readonly symptom: string;
  /** The path of a file of records, relative to the folder; or what a person does, in words. */
  readonly input: string;
  readonly expected: string;
}

/** A record of a source, with any content. */
export type RawRecord = Readonly<Record<string, unknown>>;
