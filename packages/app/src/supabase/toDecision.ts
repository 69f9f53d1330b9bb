import { reportReasons } from '@lively/machines';
import type { Decision, DecisionReason, Publication } from '../data/Moderation';
import type { Database } from './database.types';

export const decisionColumns = 'id,publication,reason,statement,decided_at,is_final,appeal';

type DecisionRow = Pick<
  Database['public']['Tables']['moderation_decisions']['Row'],
  'id' | 'publication' | 'reason' | 'statement' | 'decided_at' | 'is_final' | 'appeal'
>;

const publications: readonly Publication[] = ['draft', 'published', 'waiting', 'hidden', 'removed'];
const decisionReasons: readonly DecisionReason[] = [...reportReasons, 'reports', 'unfounded'];

/** Converts a stored publication. An unknown value counts as not public. */
export function toPublication(text: string): Publication {
  return publications.find((publication) => publication === text) ?? 'hidden';
}

/** Converts the rows of an event's decisions, the latest first. */
export function toDecisions(rows: readonly DecisionRow[]): Decision[] {
  return rows
    .toSorted((one, other) => Date.parse(other.decided_at) - Date.parse(one.decided_at))
    .map((row) => ({
      id: row.id,
      publication: toPublication(row.publication),
      reason: decisionReasons.find((reason) => reason === row.reason) ?? 'other',
      statement: row.statement,
      decidedAt: row.decided_at,
      isFinal: row.is_final,
      appeal: row.appeal,
    }));
}
