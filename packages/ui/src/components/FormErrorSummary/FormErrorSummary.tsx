'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import * as styles from './FormErrorSummary.css';

/** One fault of a form. */
export interface FormError {
  /** The `id` given to the field. */
  fieldId: string;
  /** What the field says itself. */
  message: string;
}

export interface FormErrorSummaryProps {
  /** How many there are, in words: « 3 réponses à corriger ». Announced. */
  title: string;
  /** In the order of the form. Empty when there is nothing to say. */
  errors: readonly FormError[];
  /** How often the form was sent: each new attempt takes the focus to the first fault again. @default 0 */
  attempt?: number | undefined;
}

/**
 * What keeps a form from being sent: focuses the first faulty field, and from two faults on lists them as links. Stands
 * at the top of the form; each field still says its own `error`.
 *
 * For what the server refused use Alert.
 */
export function FormErrorSummary({ title, errors, attempt = 0 }: FormErrorSummaryProps) {
  const firstFieldId = useRef<string | undefined>(undefined);
  firstFieldId.current = errors[0]?.fieldId;
  const hasErrors = errors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same faults must focus again.
  useEffect(() => {
    if (hasErrors && firstFieldId.current) focusField(firstFieldId.current);
  }, [hasErrors, attempt]);

  if (errors.length < 2) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.title} role="alert">
        {title}
      </p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`} onClick={(event) => followToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By hand, so that the address of the page does not change. */
function followToField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  focusField(fieldId);
}

function focusField(fieldId: string) {
  document.getElementById(fieldId)?.focus();
}
