import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './DateBlock.css';

export interface DateBlockProps extends RootProps<'time', 'dateTime'> {
  /** The day in the venue's time zone, for machines: `2026-12-12`. */
  dateTime: string;
  /** Short, in the interface language: « sam. ». Shown in capitals. */
  weekday: string;
  /** The day of the month: `12`. */
  day: string;
  /** Short: « déc. ». Shown in capitals. */
  month: string;
}

/** A date set as type: day of the week, number, month. Renders a `<time>`. In a sentence, write the date as text. */
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
