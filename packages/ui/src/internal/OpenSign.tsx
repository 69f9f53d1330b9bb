import { joinClassNames } from './joinClassNames';
import * as styles from './OpenSign.css';

export interface OpenSignProps {
  /** A class with the size and the position in the summary. */
  className: string;
}

/** The plus sign in the summary of a `<details>`. It becomes a minus when the element opens. */
export function OpenSign({ className }: OpenSignProps) {
  return (
    <svg className={joinClassNames(styles.sign, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 12h18" />
      <path className={styles.upright} d="M12 3v18" />
    </svg>
  );
}
