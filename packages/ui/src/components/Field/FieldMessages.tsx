import { AlertSign } from '../../internal/AlertSign';
import * as styles from './Field.css';

export interface FieldMessagesProps {
  hintId: string;
  hint?: string | undefined;
  errorId: string;
  error?: string | undefined;
  /** Whether the error is announced, because it can appear while the form is not being sent. @default false */
  isLive?: boolean | undefined;
}

/**
 * The hint and the error under a control. The error is not announced when it appears: when a form is sent, the focus moves to
 * the first invalid control, and the error is the description of that control.
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

/** Returns the value of `aria-describedby`, or undefined if there are no messages. */
export function describedBy({ hintId, hint, errorId, error }: FieldMessagesProps): string | undefined {
  return [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
}
