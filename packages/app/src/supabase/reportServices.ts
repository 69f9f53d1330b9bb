import type { EventId } from '@lively/engine';
import type { Report } from '@lively/machines';
import type { OwnReportServices } from '../data/Backend';
import type { DecidedPublication } from '../data/Moderation';
import { loadUserClient } from './client';
import { verifyWrite } from './verifyWrite';

/** The maximum number of reports in a list. */
const maxReports = 100;
const outcomes: readonly DecidedPublication[] = ['published', 'hidden', 'removed'];

/** Manages the reports of a user. */
export function reportServices(userId: string): OwnReportServices {
  return {
    sendReport: (report, signal) =>
      verifyWrite(
        { write: (either) => insert(report, either), isStored: (either) => read(report.eventId, either) },
        signal,
      ),
    readReport: read,

    async listReports(signal) {
      const client = await loadUserClient(userId);
      const { data } = await client
        .from('event_reports')
        .select('event_id,event_title,created_at,outcome')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .limit(maxReports)
        .abortSignal(signal)
        .throwOnError();
      return data.map((row) => ({
        eventId: row.event_id,
        eventTitle: row.event_title,
        createdAt: row.created_at,
        outcome: outcomes.find((outcome) => outcome === row.outcome) ?? null,
      }));
    },
  };

  async function insert({ eventId, reason, details }: Report, signal: AbortSignal): Promise<void> {
    const client = await loadUserClient(userId);
    await client
      .from('event_reports')
      .insert({ event_id: eventId, reason, details })
      .abortSignal(signal)
      .throwOnError();
  }

  async function read(eventId: EventId, signal: AbortSignal): Promise<boolean> {
    const client = await loadUserClient(userId);
    const { data } = await client
      .from('event_reports')
      .select('event_id')
      .eq('user_id', userId)
      .eq('event_id', eventId)
      .abortSignal(signal)
      .throwOnError();
    return data.length > 0;
  }
}
