'use client';

import { forwardRef, type ReactNode, useId } from 'react';
import type { FieldTexts } from '../../internal/FieldTexts';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Field.css';
import { describedBy, FieldMessages } from './FieldMessages';

/** The attributes that connect the control with its label and messages. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts, RootProps<'div', keyof FieldTexts | 'id'> {
  /** The id of the control, for a link from FormErrorSummary. Generated if omitted. */
  id?: string | undefined;
  /** Whether the error is announced, because it can appear while the form is not being sent. @default false */
  hasLiveError?: boolean | undefined;
  /** Renders the control with the given attributes. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * A label, a custom control, its hint and its error, connected for assistive technology. Renders a `<div>`.
 *
 * Use a ready-made field if there is one: TextField, PasswordField, TextArea, Select, DateField, TimeField, NumberField.
 */
export const Field = /* @__PURE__ */ forwardRef<HTMLDivElement, FieldProps>(function Field(
  { id, label, note, hint, error, hasLiveError, children, className, ...root },
  ref,
) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const messages = { hintId: `${controlId}-hint`, hint, errorId: `${controlId}-error`, error, isLive: hasLiveError };

  return (
    <div {...root} ref={ref} className={joinClassNames(styles.field, className)}>
      <label className={styles.heading} htmlFor={controlId}>
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.note}>{` ${note}`}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy(messages),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessages {...messages} />
    </div>
  );
});
