import type { LivelyEvent } from '@lively/engine';

/** Whether an event takes place on its date: not if it is cancelled, or postponed to a date that is unknown. */
export function takesPlace({ status }: Pick<LivelyEvent, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'postponed';
}
