import { remember } from '../internal/remember.ts';

/**
 * Minutes since midnight of `HH:MM` or `HH:MM:SS`; NaN for anything that is no time of day. `24:00` is midnight.
 *
 * @example
 * parseTime('20:30'); // 1230
 */
export const parseTime: (time: string | null) => number = /* @__PURE__ */ remember(
  (time) => (Date.parse(`1970-01-01T${time}Z`) / 6e4) % 1440,
);
