import { AlertSign } from '../../internal/AlertSign';
import * as styles from './Field.css';

export interface FieldMessagesProps {
  hintId: string;
  hint?: string | undefined;
  errorId: string;
  error?: string | undefined;
  /** Whether the error is announced: it can appear while the form is not being sent. @default false */
  isLive?: boolean | undefined;
}

/**
 * The hint and the error under a control. An error is not announced by itself: when a form is sent, the focus goes to the first control that is wrong, whose
 * description is its error, and so on from one to the next.
 */
export function FieldMessages({ hintId, hint, errorId, error, isLive = false }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.errorPlace} id={errorId} aria-live={isLive ? 'polite' : undefined}>
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
