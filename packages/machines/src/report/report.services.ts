import { fromService } from '../fromService';
import { type Report, reportMachine } from './report.machine';

/** The services that the report form calls. */
export interface ReportServices {
  /** Stores the report. A report that is already stored counts as success. */
  sendReport(report: Report, signal: AbortSignal): Promise<void>;
}

export const createReportMachine = (services: ReportServices) =>
  reportMachine.provide({
    actors: {
      sendReport: fromService<void, Report>((input, signal) => services.sendReport(input, signal)),
    },
  });
