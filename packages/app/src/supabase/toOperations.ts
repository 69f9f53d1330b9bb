import {
  array,
  boolean,
  fallback,
  type InferOutput,
  nullable,
  number,
  object,
  parse,
  picklist,
  record,
  string,
  unknown,
} from 'valibot';
import { staffRoles } from '../data/Moderation';
import type { HostRun, Operations } from '../data/Operations';

const role = picklist(staffRoles);

/** Records in an unknown shape, from another version of the importer, are ignored. */
const refusedRecords = fallback(array(object({ id: string(), title: string(), reason: string() })), []);

const schema = object({
  moment: number(),
  mails: object({ due: number(), waiting: number(), failed: number() }),
  oldestMail: number(),
  runs: array(
    object({
      kind: picklist(['import', 'backup']),
      source: string(),
      finishedAt: number(),
      facts: record(string(), unknown()),
    }),
  ),
  refused: record(string(), refusedRecords),
  quotas: array(
    object({
      scope: picklist(['attempts', 'writes', 'forms', 'sign-ups']),
      kind: string(),
      most: number(),
      period: number(),
      senders: number(),
    }),
  ),
  sources: array(object({ source: string(), licence: nullable(string()) })),
  staff: array(
    object({
      userId: string(),
      email: string(),
      name: nullable(string()),
      role,
      givenAt: number(),
      author: nullable(string()),
      isByHost: boolean(),
      hasFactor: boolean(),
    }),
  ),
  changes: array(
    object({
      id: number(),
      name: string(),
      role,
      isGiven: boolean(),
      author: nullable(string()),
      isByHost: boolean(),
      changedAt: number(),
    }),
  ),
  servers: number(),
  versions: number(),
  replicas: array(object({ name: string(), lag: number() })),
});

/** Converts an answer of the database, JSON without generated types, to the state of the operation. */
export function toOperations(answer: unknown): Operations {
  const { runs, refused, staff, changes, moment, ...rest } = parse(schema, answer);
  return {
    ...rest,
    moment: toInstant(moment),
    runs: runs.map((run) => toRun(run, refused[run.source] ?? [])),
    staff: staff.map(({ givenAt, ...member }) => ({ ...member, givenAt: toInstant(givenAt) })),
    changes: changes.map(({ id, changedAt, ...change }) => ({
      ...change,
      id: String(id),
      changedAt: toInstant(changedAt),
    })),
  };
}

type RunRow = InferOutput<typeof schema>['runs'][number];

function toRun({ kind, source, finishedAt, facts }: RunRow, refused: HostRun['refused']): HostRun {
  const counts = Object.entries(facts).flatMap(([name, count]) => (typeof count === 'number' ? [[name, count]] : []));
  return {
    kind,
    source,
    finishedAt: toInstant(finishedAt),
    counts: Object.fromEntries(counts),
    refused: kind === 'import' ? refused : [],
  };
}

/** @param seconds - Since 1970. */
function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
