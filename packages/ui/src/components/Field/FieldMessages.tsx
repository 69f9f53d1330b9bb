import { AlertSign } from '../../internal/AlertSign';
import * as styles from './Field.css';

export interface FieldMessagesProps {
  hintId: string;
  hint?: string | undefined;
  errorId: string;
  error?: string | undefined;
}

/** The hint and the error under a control. The error's element is always rendered, so that a new error is announced. */
export function FieldMessages({ hintId, hint, errorId, error }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.errorPlace} id={errorId} aria-live="polite">
        {error && (
          <p className={styles.error}>
            <AlertSign className={styles.errorIcon} size="1rem" />
            {error}
          </p>
        )}
      </div>
    </>
  );
}

/** What `aria-describedby` should name, or nothing. */
export function describedBy({ hintId, hint, errorId, error }: FieldMessagesProps): string | undefined {
  return [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
}
