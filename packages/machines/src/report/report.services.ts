import { fromService } from '../fromService';
import { type Report, reportMachine } from './report.machine';

/** What reporting an event needs from the outside world. */
export interface ReportServices {
  /** Stores the report. One that is stored already counts as success. */
  sendReport(report: Report, signal: AbortSignal): Promise<void>;
}

export const createReportMachine = (services: ReportServices) =>
  reportMachine.provide({
    actors: {
      sendReport: fromService<void, Report>((input, signal) => services.sendReport(input, signal)),
    },
  });
