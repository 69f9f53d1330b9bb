import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './EventFacts.css';

/** A text, with its language if it is not the page’s. */
export type FactText = string | { text: string; language: string | undefined };

/** One answer: when, where, how much. */
export interface EventFact {
  /** The question: « Quand ». */
  label: string;
  /** The answer, line by line: « sam. 12 décembre », « 20:30 – 00:30 ». */
  lines: readonly FactText[];
  /** The text of the organiser, if the lines summarize it: « Plein tarif : 18 €, réduit : 10,50 € ». */
  original?: FactText | undefined;
  /** A detail of the answer: the street address, the time zone. */
  note?: string | undefined;
}

export interface EventFactsProps extends RootProps<'div'> {
  /** The facts. Three fill the row; fewer or more fit, too. */
  facts: readonly EventFact[];
}

/** The time, the place and the price of an event, between two rules. Renders a `<dl>`. Use EventProgramme for a timetable. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and are never reordered
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
