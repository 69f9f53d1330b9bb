import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './EventFacts.css';

/** One answer: when, where, how much. */
export interface EventFact {
  /** « Quand ». */
  label: string;
  /** What is set in large type, line by line: « sam. 12 décembre », « 20:30 – 00:30 ». */
  lines: readonly string[];
  /** What comes under it in small type: the street address, the time zone. */
  note?: string | undefined;
}

export interface EventFactsProps extends RootProps<'div'> {
  /** Three of them fill the rule; fewer or more fit too. */
  facts: readonly EventFact[];
}

/** When, where and how much, between two rules. Renders a `<dl>`. For a timetable use EventProgramme. */
export const EventFacts = /* @__PURE__ */ forwardRef<HTMLDivElement, EventFactsProps>(function EventFacts(
  { facts, className, ...root },
  ref,
) {
  return (
    <div {...root} ref={ref} className={joinClassNames(styles.frame, className)}>
      <dl className={styles.facts}>
        {facts.map(({ label, lines, note }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and stay in place
              <dd key={index} className={styles.line} dir="auto">
                {line}
              </dd>
            ))}
            {note && (
              <dd className={styles.note} dir="auto">
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
});
