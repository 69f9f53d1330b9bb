import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './EventFacts.css';

/** A text, with its language where it is not the page’s. */
export type FactText = string | { text: string; language: string | undefined };

/** One answer: when, where, how much. */
export interface EventFact {
  /** « Quand ». */
  label: string;
  /** What is set in large type, line by line: « sam. 12 décembre », « 20:30 – 00:30 ». */
  lines: readonly FactText[];
  /** What the organiser wrote, where the lines sum it up: « Plein tarif : 18 €, réduit : 10,50 € ». */
  original?: FactText | undefined;
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
        {facts.map(({ label, lines, original, note }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and stay in place
              <Answer key={index} className={styles.line} text={line} />
            ))}
            {original && <Answer className={styles.note} text={original} />}
            {note && <Answer className={styles.note} text={note} />}
          </div>
        ))}
      </dl>
    </div>
  );
});

function Answer({ text, className }: { text: FactText; className: string }) {
  const { text: content, language } = typeof text === 'string' ? { text, language: undefined } : text;
  return (
    <dd className={className} dir="auto" lang={language}>
      {content}
    </dd>
  );
}
