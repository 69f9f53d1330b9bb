import ArrowRight from 'lucide-react/icons/arrow-right';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import * as styles from './ChangeLines.css';

/** One change: « Date », from « ven. 12 mars, 20:30 » to « sam. 13 mars, 21:00 ». */
export interface ChangeLine {
  /** The name of the changed fact: « Date ». */
  label: string;
  /** The value that the user last saw. */
  was: string;
  /** The current value. */
  now: string;
}

export interface ChangeLinesProps {
  /** One line per change. */
  lines: readonly ChangeLine[];
  /** Read by screen readers before an old value: « avant : ». */
  wasLabel: string;
  /** Read by screen readers before a new value: « maintenant : ». */
  nowLabel: string;
}

/** Lists the changes of an event, each with its old and its new value. */
export function ChangeLines({ lines, wasLabel, nowLabel }: ChangeLinesProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets
    <ul className={styles.lines} role="list">
      {lines.map(({ label, was, now }) => (
        <li key={label}>
          <span className={styles.label}>{label}</span>{' '}
          <span className={styles.values}>
            <span className={visuallyHidden}>{wasLabel} </span>
            <del className={styles.was}>
              <bdi>{was}</bdi>
            </del>{' '}
            <ArrowRight className={styles.arrow} size="1em" aria-hidden />
            <span className={visuallyHidden}>{nowLabel} </span>
            <ins className={styles.now}>
              <bdi>{now}</bdi>
            </ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
