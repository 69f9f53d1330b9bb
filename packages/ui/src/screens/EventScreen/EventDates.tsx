import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { IconButton } from '../../components/IconButton/IconButton';
import * as styles from './EventDates.css';
import { heading } from './EventScreen.css';

export interface EventDatesProps {
  /** « Toutes les dates ». */
  title: string;
  /** The coming dates, the next first. The button adds the date to a calendar; its label names the date. */
  toCome: readonly { text: string; calendar?: { label: string; onSelect: () => void } | undefined }[];
  /** The past dates, folded: « 3 dates passées ». */
  past?: { label: string; texts: readonly string[] } | undefined;
}

/** Lists every time at which an event takes place. */
export function EventDates({ title, toCome, past }: EventDatesProps) {
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      {toCome.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets
        <ul className={styles.dates} role="list">
          {toCome.map(({ text, calendar }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dates may repeat, and stay in place
            <li key={index} className={styles.date}>
              {text}
              {calendar && (
                <IconButton
                  label={calendar.label}
                  icon={<CalendarPlus size={20} aria-hidden />}
                  onPress={calendar.onSelect}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {past && (
        <details>
          <summary className={styles.summary}>{past.label}</summary>
          <ul className={styles.past}>
            {past.texts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dates may repeat, and stay in place
              <li key={index}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
