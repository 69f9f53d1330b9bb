'use client';

import { type ReactNode, useId } from 'react';
import * as styles from './Field.css';
import { describedBy, FieldMessages } from './FieldMessages';

/** What every field says of itself, whatever one types or chooses in it. */
export interface FieldTexts {
  /** What is asked. Always seen. */
  label: string;
  /** A word at the end of the label's line, such as « facultatif ». */
  note?: string | undefined;
  /** What helps to answer: the form expected, or why it is asked. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. Marks the field as invalid and is announced. */
  error?: string | undefined;
}

/** What the control inside a field must wear. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The control's id, for a link from FormErrorSummary. Made up where it is left out. */
  id?: string | undefined;
  /** Draws the control with what it must wear. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * A label, a control of your own, its help and its fault, tied together. Renders a `<div>`.
 *
 * Look for the ready-made field first: TextField, PasswordField, TextArea, Select, DateField, TimeField, NumberField.
 */
export function Field({ id, label, note, hint, error, children }: FieldProps) {
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
  const messages = { hintId: `${controlId}-hint`, hint, errorId: `${controlId}-error`, error };

  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy(messages),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessages {...messages} />
    </div>
  );
}
