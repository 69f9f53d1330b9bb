'use client';

import { forwardRef } from 'react';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { TypedFieldProps } from '../TextField/TextField';

export interface TimeFieldProps extends TypedFieldProps {
  /** Seconds between two times that can be chosen. @default 300 */
  step?: number | undefined;
}

/**
 * A time of day, `HH:MM`: the browser's own clock. Renders an `<input type="time">` in a Field.
 */
export const TimeField = /* @__PURE__ */ forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(
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
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          step={own.step ?? 300}
          ref={ref}
          className={controlClass}
          type="time"
          name={name}
          value={value}
          defaultValue={defaultValue}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          required={required}
          disabled={disabled}
        />
      )}
    </Field>
  );
});
