import type { EventId } from '@lively/engine';
import { assign, emit, setup } from 'xstate';
import { type Failure, type Rejection, toFailure } from '../failure';
import { formTransitions } from '../formTransitions';
import { missingService } from '../fromService';
import { trimText } from '../trimText';
import { type ReportFields, type ReportProblems, type ReportReason, reportProblems } from './reportReasons';

export interface ReportInput {
  eventId: EventId;
}

/** One person's report of one event, as the database stores it. */
export interface Report {
  eventId: EventId;
  reason: ReportReason;
  details: string;
}

export interface ReportContext extends ReportInput {
  fields: ReportFields;
  problems: ReportProblems;
  /** Why the last report could not be sent. */
  failure: Failure | null;
}

export type ReportEvent =
  | { type: 'report.opened' }
  | { type: 'report.dismissed' }
  | ({ type: 'report.submitted' } & ReportFields);

export type ReportEmitted = { type: 'report.sent' };

/** The form in which a person reports an event. The typed values are kept until they are sent. */
export const reportMachine = setup({
  types: {
    input: {} as ReportInput,
    context: {} as ReportContext,
    events: {} as ReportEvent,
    emitted: {} as ReportEmitted,
  },
  actors: {
    sendReport: missingService<void, Report>('sendReport'),
  },
  actions: {
    keepFields: assign((_, { reason, details }: ReportFields) => {
      const fields = { reason, details: trimText(details) };
      return { fields, problems: reportProblems(fields), failure: null };
    }),
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    notifySent: emit({ type: 'report.sent' }),
  },
  guards: {
    isWrong: ({ context }) => Object.keys(context.problems).length > 0,
  },
}).createMachine({
  id: 'report',
  context: ({ input }) => ({ ...input, fields: { reason: '', details: '' }, problems: {}, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      on: { 'report.opened': 'editing' },
    },
    editing: {
      on: {
        'report.dismissed': 'closed',
        'report.submitted': { target: 'checking', actions: { type: 'keepFields', params: ({ event }) => event } },
      },
    },
    checking: {
      always: [{ guard: 'isWrong', target: 'editing' }, { target: 'sending' }],
    },
    sending: {
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => toReport(context),
        onDone: { target: 'sent', actions: 'notifySent' },
        onError: formTransitions.refuse,
      },
    },
    /** One person reports an event only once. */
    sent: { type: 'final' },
  },
});

function toReport({ eventId, fields: { reason, details } }: ReportContext): Report {
  if (reason === '') throw new Error('A report without a reason cannot be sent: check it with reportProblems first.');
  return { eventId, reason, details };
}
