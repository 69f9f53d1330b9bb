import { forwardRef } from 'react';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './EventProgramme.css';

/** One item of the programme. */
export interface ProgrammeItem {
  /** The start time: « 20:30 ». Omit it if only the order is known. */
  time?: string | undefined;
  /** The artist or the item: « Trio Sélim Mazari ». */
  title: string;
  /** A description of the item. */
  text?: string | undefined;
}

export interface EventProgrammeProps extends RootProps<'section', 'title'> {
  /** The heading: « Programme ». */
  title: string;
  /** The language of the items, if it is not the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** The items, in the order in which they happen. */
  items: readonly ProgrammeItem[];
}

/** The timetable or the line-up of an event. Renders a `<section>` with an ordered list. Use EventFacts for the date. */
export const EventProgramme = /* @__PURE__ */ forwardRef<HTMLElement, EventProgrammeProps>(function EventProgramme(
  { title, items, contentLanguage, className, ...root },
  ref,
) {
  return (
    <section {...root} ref={ref} className={className}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list} lang={contentLanguage}>
        {items.map(({ time, title: name, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and are never reordered
          <li key={index} className={styles.item}>
            {time && <span className={styles.time}>{time}</span>}
            <div className={styles.what}>
              <p className={styles.name} dir="auto">
                {name}
              </p>
              {text && (
                <p className={styles.text} dir="auto">
                  {text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
});
