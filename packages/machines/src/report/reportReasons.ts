import { check, forward, maxLength, object, picklist, pipe, string } from 'valibot';
import { findProblems } from '../findProblems';

/** Why an event is reported, or held back by a moderator. The database holds the same list. */
export const reportReasons = ['illegal', 'scam', 'offensive', 'wrong', 'duplicate', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** The most characters of an explanation, a statement or an appeal. */
export const statementMaxLength = 2000;

/** What is wrong with each field. */
export interface ReportProblems {
  reason?: 'required';
  details?: 'required' | 'tooLong';
}

/** What a person typed into the form of a report. An empty reason is none. */
export interface ReportFields {
  reason: ReportReason | '';
  details: string;
}

const reportSchema = pipe(
  object({
    reason: picklist(reportReasons, 'required'),
    details: pipe(string(), maxLength(statementMaxLength, 'tooLong')),
  }),
  // What is illegal, or fits no line, has to be explained (DSA, article 16, 2 a).
  forward(
    check(({ reason, details }) => details !== '' || (reason !== 'illegal' && reason !== 'other'), 'required'),
    ['details'],
  ),
);

/** What is wrong with each field of a report. */
export function reportProblems(fields: ReportFields): ReportProblems {
  return findProblems(reportSchema, fields);
}
