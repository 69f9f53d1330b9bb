import { type GenericSchema, getDotPath, safeParse } from 'valibot';

/**
 * Returns the problems of a value: the first code of each field, by its path (`title`, `otherDates.0.date`). Empty if
 * the value is valid.
 *
 * @typeParam Problems - The codes of each field, which are the messages of the schema. Valibot types a message as any
 * text.
 */
export function findProblems<Problems extends object>(schema: GenericSchema, value: unknown): Problems {
  const { issues = [] } = safeParse(schema, value);
  // Reversed, so that the first issue of a field overwrites the later ones.
  return Object.fromEntries(issues.map((issue) => [getDotPath(issue), issue.message]).reverse()) as Problems;
}
