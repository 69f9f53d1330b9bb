export { formatDay, parseDay } from './civilDate.ts';
export { daysOf } from './daysOf.ts';
export { nextTimingOn } from './nextTimingOn.ts';
export { nextTimingTonight } from './nextTimingTonight.ts';
export { nextTimingWithin, type TimingFilters } from './nextTimingWithin.ts';
