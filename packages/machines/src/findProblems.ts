import { type GenericSchema, getDotPath, safeParse } from 'valibot';

/**
 * What a schema finds wrong with a value: the first code of each field, by its path (`title`, `otherDates.0.date`). Empty when
 * the value is valid.
 *
 * @typeParam Problems - The codes of each field, as the messages of the schema write them. Valibot types a message as any text.
 */
export function findProblems<Problems extends object>(schema: GenericSchema, value: unknown): Problems {
  const { issues = [] } = safeParse(schema, value);
  // The first issue of a field stands last, so that it is the one that stays.
  return Object.fromEntries(issues.map((issue) => [getDotPath(issue), issue.message]).reverse()) as Problems;
}
