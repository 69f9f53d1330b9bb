import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import * as styles from './OfflineNotice.css';

export interface RefusedNoticeProps {
  /** « Une action n’a pas pu être enregistrée ». */
  title: string;
  /** One line per refused choice, with its event and the reason. */
  lines: readonly string[];
  /** The label of the button that hides the notice. */
  dismissLabel: string;
  /** Called when the user dismisses the notice. */
  onDismiss: () => void;
}

/**
 * A notice above a page until the user dismisses it: choices that were made without a network were refused when they were sent.
 * Renders a `<div>` that is announced.
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
