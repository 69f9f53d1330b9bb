'use client';

import { type ReactNode, useId } from 'react';
import type { FieldTexts } from './Field';
import * as styles from './Field.css';
import { legend } from './FieldGroup.css';
import { describedBy, FieldMessages } from './FieldMessages';

export interface FieldGroupProps extends FieldTexts {
  /** The id of the first control inside, for a link from FormErrorSummary. */
  id?: string | undefined;
  /** @default 'group' */
  role?: 'group' | 'radiogroup' | undefined;
  /** Draws the controls; the first of them wears the id. */
  children: (firstId: string) => ReactNode;
}

/** Several controls that answer one question, in a `<fieldset>` with its legend, help and fault. */
export function FieldGroup({ id, role = 'group', label, note, hint, error, children }: FieldGroupProps) {
  const madeUpId = useId();
  const firstId = id ?? madeUpId;
  const messages = { hintId: `${firstId}-hint`, hint, errorId: `${firstId}-error`, error };

  return (
    <fieldset
      className={styles.field}
      role={role}
      aria-describedby={describedBy(messages)}
      // A plain group cannot be invalid for assistive technology; a group of radio buttons can.
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
    >
      <legend className={legend}>
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      {children(firstId)}
      <FieldMessages {...messages} />
    </fieldset>
  );
}
