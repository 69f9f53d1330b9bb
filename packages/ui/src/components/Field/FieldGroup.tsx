'use client';

import { forwardRef, type ReactNode, useId } from 'react';
import type { FieldTexts } from '../../internal/FieldTexts';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Field.css';
import { legend } from './FieldGroup.css';
import { describedBy, FieldMessages } from './FieldMessages';

export interface FieldGroupProps
  extends FieldTexts,
    RootProps<'fieldset', keyof FieldTexts | 'id' | 'role' | 'aria-describedby' | 'aria-invalid'> {
  /** The id of the first control inside, for a link from FormErrorSummary. */
  id?: string | undefined;
  /** @default 'group' */
  role?: 'group' | 'radiogroup' | undefined;
  /** Renders the controls; the first of them takes the id. */
  children: (firstId: string) => ReactNode;
}

/** Several controls that answer one question, in a `<fieldset>` with its legend, hint and error. */
export const FieldGroup = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, FieldGroupProps>(function FieldGroup(
  { id, role = 'group', label, note, hint, error, children, className, ...root },
  ref,
) {
  const generatedId = useId();
  const firstId = id ?? generatedId;
  const messages = { hintId: `${firstId}-hint`, hint, errorId: `${firstId}-error`, error };

  return (
    <fieldset
      {...root}
      ref={ref}
      className={joinClassNames(styles.field, className)}
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
});
