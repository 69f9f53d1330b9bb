/** Why an event is reported, or held back by a moderator. The database holds the same list. */
export const reportReasons = ['illegal', 'scam', 'offensive', 'wrong', 'duplicate', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** The most characters of an explanation, a statement or an appeal. */
export const statementMaxLength = 2000;

/** What is wrong, by field: nothing else is. */
export interface ReportProblems {
  reason?: 'required';
  details?: 'required' | 'tooLong';
}

/** What a person typed into the form of a report. An empty reason is none. */
export interface ReportFields {
  reason: ReportReason | '';
  details: string;
}

/** Checks a report. What is illegal, or fits no line, has to be explained (DSA, article 16, 2 a). */
export function reportProblems({ reason, details }: ReportFields): ReportProblems {
  const problems: ReportProblems = {};
  if (reason === '') problems.reason = 'required';
  if (details.length > statementMaxLength) problems.details = 'tooLong';
  else if (details === '' && (reason === 'illegal' || reason === 'other')) problems.details = 'required';
  return problems;
}
