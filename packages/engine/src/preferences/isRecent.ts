import { reengagementDays } from '../constants.ts';

/** Whether an interaction falls in the re-engagement window: at most 14 days ago, to the millisecond. Specification, section 9. */
export function isRecent(createdAt: string, now: Date | number): boolean {
  return +now - Date.parse(createdAt) <= reengagementDays * 864e5;
}
