import { check, forward, maxLength, object, picklist, pipe, string } from 'valibot';
import { findProblems } from '../findProblems';

/** The reasons to report an event, or for a moderator to hide it. The database has the same list. */
export const reportReasons = ['illegal', 'scam', 'offensive', 'wrong', 'duplicate', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** The max number of characters of an explanation, a statement or an appeal. */
export const statementMaxLength = 2000;

/** One error code per invalid field. */
export interface ReportProblems {
  reason?: 'required';
  details?: 'required' | 'tooLong';
}

/** The typed values of the report form. An empty reason means that none is chosen. */
export interface ReportFields {
  reason: ReportReason | '';
  details: string;
}

const reportSchema = pipe(
  object({
    reason: picklist(reportReasons, 'required'),
    details: pipe(string(), maxLength(statementMaxLength, 'tooLong')),
  }),
  // The reasons “illegal” and “other” need an explanation (DSA, article 16, 2 a).
  forward(
    check(({ reason, details }) => details !== '' || (reason !== 'illegal' && reason !== 'other'), 'required'),
    ['details'],
  ),
);

/** Returns one error code per invalid field of a report. */
export function reportProblems(fields: ReportFields): ReportProblems {
  return findProblems(reportSchema, fields);
}
