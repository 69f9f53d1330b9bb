import { check, maxLength, nonEmpty, object, picklist, pipe, record, string } from 'valibot';
import { findProblems } from '../findProblems';

/** The possible answers to an option of a poll. The database has the same list. */
export const pollAnswers = ['yes', 'maybe', 'no'] as const;

export type PollAnswer = (typeof pollAnswers)[number];

/** The max number of characters of a name. */
export const pollNameMaxLength = 40;

/** The fields that a person fills in: their name, and their answers by the id of the option. */
export interface PollFields {
  readonly name: string;
  readonly answers: Readonly<Record<string, PollAnswer>>;
}

/** One error code per invalid part. */
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

/** Returns one error code per invalid part. */
export function pollProblems(fields: PollFields): PollProblems {
  return findProblems(pollSchema, fields);
}
