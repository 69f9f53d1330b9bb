import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import * as styles from './OfflineNotice.css';

export interface RefusedNoticeProps {
  /** « Un envoi n’a pas été accepté ». */
  title: string;
  /** What was refused and why, one after the other, each with its event. */
  lines: readonly string[];
  /** Of the button that hides the notice. */
  dismissLabel: string;
  /** Called when the notice has been read. */
  onDismiss: () => void;
}

/**
 * Stands over a page until it is read: what was chosen without a network was refused when it was sent. Renders a `<div>` that is
 * announced.
 */
export function RefusedNotice({ title, lines, dismissLabel, onDismiss }: RefusedNoticeProps) {
  return (
    <div className={styles.refused}>
      <Alert
        tone="danger"
        title={title}
        actions={
          <Button weight="light" onPress={onDismiss}>
            {dismissLabel}
          </Button>
        }
      >
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </Alert>
    </div>
  );
}
