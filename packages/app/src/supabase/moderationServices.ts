import { reportReasons } from '@lively/machines';
import type { EventReport, ModerationServices, StaffServices } from '../data/Moderation';
import { staffRoles } from '../data/Moderation';
import { loadUserClient } from './client';
import { decisionColumns, toDecisions, toPublication } from './toDecision';
import { toEvent } from './toEvent';

/** Runs the actions of a user as a moderator. The database checks the role in every statement. */
export function moderationServices(userId: string): ModerationServices {
  return {
    async listCases(signal) {
      const client = await loadUserClient(userId);
      const { data: ids } = await client.rpc('list_moderation_queue').abortSignal(signal).throwOnError();
      if (!ids.length) return [];
      const { data: rows } = await client
        .from('events')
        .select(
          `*,reports:event_reports(reason,details,created_at,decided_at),decisions:moderation_decisions(${decisionColumns})`,
        )
        .in('id', ids)
        .abortSignal(signal)
        .throwOnError();
      return rows
        .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
        .map(({ reports, decisions, ...row }) => ({
          event: toEvent(row),
          publication: toPublication(row.publication),
          reports: toOpenReports(reports),
          decisions: toDecisions(decisions),
        }));
    },

    async decide({ eventId, publication, reason, statement }, signal) {
      const client = await loadUserClient(userId);
      await client
        .rpc('moderate_event', { event_id: eventId, publication, reason, statement })
        .abortSignal(signal)
        .throwOnError();
    },

    async restoreReported(statement, signal) {
      const client = await loadUserClient(userId);
      const { data } = await client.rpc('restore_reported_events', { statement }).abortSignal(signal).throwOnError();
      return data;
    },
  };
}

/** Reads the staff roles of a user. */
export function staffServices(userId: string): StaffServices {
  return {
    async readRoles(signal) {
      const client = await loadUserClient(userId);
      const { data } = await client
        .from('staff_roles')
        .select('role')
        .eq('user_id', userId)
        .abortSignal(signal)
        .throwOnError();
      return staffRoles.filter((role) => data.some((row) => row.role === role));
    },
  };
}

interface ReportRow {
  reason: string;
  details: string;
  created_at: string;
  decided_at: string | null;
}

function toOpenReports(rows: readonly ReportRow[]): EventReport[] {
  return rows
    .filter((row) => row.decided_at === null)
    .toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))
    .map((row) => ({
      reason: reportReasons.find((reason) => reason === row.reason) ?? 'other',
      details: row.details,
      createdAt: row.created_at,
    }));
}
