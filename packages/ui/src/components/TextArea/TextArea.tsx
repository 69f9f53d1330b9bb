'use client';

import { forwardRef } from 'react';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { TypedFieldProps } from '../TextField/TextField';
import * as styles from './TextArea.css';

export interface TextAreaProps extends TypedFieldProps {
  /** How many lines are seen at first; the reader can pull it taller. @default 5 */
  rows?: number | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
  /** The most characters it takes. */
  maxLength?: number | undefined;
}

/**
 * Several lines of text. Renders a `<textarea>` in a Field.
 *
 * For one line use TextField.
 */
export const TextArea = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {
    id,
    name,
    label,
    note,
    hint,
    error,
    value,
    defaultValue,
    onValueChange,
    required = false,
    disabled = false,
    ...own
  },
  ref,
) {
  const { rows = 5, placeholder, maxLength } = own;
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          className={`${controlClass} ${styles.textArea}`}
          name={name}
          rows={rows}
          value={value}
          defaultValue={defaultValue}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          placeholder={placeholder}
          maxLength={maxLength}
          required={required}
          disabled={disabled}
        />
      )}
    </Field>
  );
});
