'use client';

import { forwardRef } from 'react';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { TypedFieldProps } from '../TextField/TextField';

export interface DateFieldProps extends TypedFieldProps {
  /** The first day it takes, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day it takes, `YYYY-MM-DD`. */
  max?: string | undefined;
}

/**
 * A civil date, `YYYY-MM-DD` whatever the language shows: the browser's own calendar, which every telephone knows.
 * Renders an `<input type="date">` in a Field.
 *
 * To filter events by date use DateFilter.
 */
export const DateField = /* @__PURE__ */ forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
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
          min={own.min}
          max={own.max}
          ref={ref}
          className={controlClass}
          type="date"
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
