import type { GenericSchema } from 'valibot';
import type { toolNames } from './toolNames.ts';

/** A tool for assistants: it reads, and changes nothing. */
export interface Tool {
  readonly name: (typeof toolNames)[number];
  readonly title: string;
  /** What it is for, in English: the assistant reads it. */
  readonly description: string;
  readonly input: GenericSchema;
  readonly output: GenericSchema;
  /**
   * @param given - The output of `input`.
   * @throws ArgumentError for arguments that cannot be used.
   */
  readonly answer: (given: never) => Promise<object>;
}
