import { forwardRef } from 'react';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './EventProgramme.css';

/** One moment of the event. */
export interface ProgrammeItem {
  /** « 20:30 ». Leave it out where only the order is known. */
  time?: string | undefined;
  /** The artist or the item: « Trio Sélim Mazari ». */
  title: string;
  /** What there is to know about it. */
  text?: string | undefined;
}

export interface EventProgrammeProps extends RootProps<'section', 'title'> {
  /** « Programme ». */
  title: string;
  /** The language of the items, where it is not the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** In the order they happen. */
  items: readonly ProgrammeItem[];
}

/** What happens when, or who plays. Renders a `<section>` with an ordered list. For the event's own date use EventFacts. */
export const EventProgramme = /* @__PURE__ */ forwardRef<HTMLElement, EventProgrammeProps>(function EventProgramme(
  { title, items, contentLanguage, className, ...root },
  ref,
) {
  return (
    <section {...root} ref={ref} className={className}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list} lang={contentLanguage}>
        {items.map(({ time, title: name, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and stay in place
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
