import * as styles from './EventFacts.css';

/** One answer: when, where, how much. */
export interface EventFact {
  /** « Quand ». */
  label: string;
  /** What is set in large type, line by line: « sam. 12 décembre », « 20:30 – 00:30 ». */
  lines: readonly string[];
  /** What comes under it in small type: the address, the time zone. */
  note?: string | undefined;
}

export interface EventFactsProps {
  /** Three of them fill the rule; fewer or more fit too. */
  facts: readonly EventFact[];
}

/** When, where and how much, between two rules. Renders a `<dl>`. For a timetable use EventProgramme. */
export function EventFacts({ facts }: EventFactsProps) {
  return (
    <div className={styles.frame}>
      <dl className={styles.facts}>
        {facts.map(({ label, lines, note }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            {lines.map((line) => (
              <dd key={line} className={styles.line}>
                {line}
              </dd>
            ))}
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
