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
  /** The id of the first control, for a link from FormErrorSummary. */
  id?: string | undefined;
  /** @default 'group' */
  role?: 'group' | 'radiogroup' | undefined;
  /** Renders the controls. The first control takes the id. */
  children: (firstId: string) => ReactNode;
}

/** Several controls for one question, in a `<fieldset>` with its legend, hint and error. */
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
      // ARIA allows `aria-invalid` on a group of radio buttons, but not on a plain group.
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
