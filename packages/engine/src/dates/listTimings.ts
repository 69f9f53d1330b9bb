import { civilMinute } from './civilMinute.ts';
import { type Dated, listSpans } from './listSpans.ts';
import { type CivilTiming, toTiming } from './toTiming.ts';

/** Lists every time an event takes place, in order: those that are current or in the future, and those that are over. */
export function listTimings(event: Dated, now: number): { toCome: CivilTiming[]; past: CivilTiming[] } {
  const minute = civilMinute(now, event.timeZone);
  const toCome: CivilTiming[] = [];
  const past: CivilTiming[] = [];
  for (const span of listSpans(event)) (span.end > minute ? toCome : past).push(toTiming(span));
  return { toCome, past };
}
