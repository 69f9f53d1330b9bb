import { check, maxLength, nonEmpty, object, picklist, pipe, record, string } from 'valibot';
import { findProblems } from '../findProblems';

/** What a person says to an option of a poll. The database holds the same list. */
export const pollAnswers = ['yes', 'maybe', 'no'] as const;

export type PollAnswer = (typeof pollAnswers)[number];

/** The most characters of a name. */
export const pollNameMaxLength = 40;

/** What a person fills in: their name, and their answers by the id of the option. */
export interface PollFields {
  readonly name: string;
  readonly answers: Readonly<Record<string, PollAnswer>>;
}

/** What is wrong with each part. */
export interface PollProblems {
  readonly name?: 'required' | 'tooLong';
  readonly answers?: 'required';
}

const pollSchema = object({
  name: pipe(string(), nonEmpty('required'), maxLength(pollNameMaxLength, 'tooLong')),
  answers: pipe(
    record(string(), picklist(pollAnswers, 'required')),
    check((answers) => Object.keys(answers).length > 0, 'required'),
  ),
});

/** What is wrong with what was filled in. */
export function pollProblems(fields: PollFields): PollProblems {
  return findProblems(pollSchema, fields);
}
