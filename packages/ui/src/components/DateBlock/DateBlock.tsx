import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './DateBlock.css';

export interface DateBlockProps extends RootProps<'time', 'dateTime'> {
  /** The day in the venue's time zone, for machines: `2026-12-12`. */
  dateTime: string;
  /** The abbreviated day of the week in the language of the interface: « sam. ». Shown in capitals. */
  weekday: string;
  /** The day of the month: `12`. */
  day: string;
  /** The abbreviated month: « déc. ». Shown in capitals. */
  month: string;
}

/** A date in large type: day of the week, number, month. Renders a `<time>`. Write the date as text inside a sentence. */
export const DateBlock = /* @__PURE__ */ forwardRef<HTMLTimeElement, DateBlockProps>(function DateBlock(
  { dateTime, weekday, day, month, className, ...root },
  ref,
) {
  return (
    <time {...root} ref={ref} className={joinClassNames(styles.block, className)} dateTime={dateTime}>
      <span>{weekday}</span> <span className={styles.day}>{day}</span> <span>{month}</span>
    </time>
  );
});
