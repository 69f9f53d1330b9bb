'use client';

import { forwardRef } from 'react';
import { useBrowserValue } from '../../internal/useBrowserValue';
import type { ControlProps, ValueFieldProps } from '../../internal/ValueFieldProps';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';

export interface DateFieldProps extends ValueFieldProps, ControlProps<'input'> {
  /** The first allowed day, `YYYY-MM-DD`. The type of the HTML attribute, which `register` of react-hook-form returns. */
  min?: string | number | undefined;
  /** The last allowed day, `YYYY-MM-DD`. */
  max?: string | number | undefined;
}

/**
 * A civil date, `YYYY-MM-DD` in every language, with the browser's own calendar.
 * Renders an `<input type="date">` in a Field.
 * A text that is not a date is reported as `unreadable`: a check of the form refuses it.
 *
 * Use DateFilter to filter events by date.
 */
export const DateField = /* @__PURE__ */ forwardRef<HTMLInputElement, DateFieldProps>(function DateField(props, ref) {
  const { field, control: wired } = useBrowserValue(props, ref);
  return (
    <Field {...field}>{(control) => <input {...wired} {...control} className={controlClass} type="date" />}</Field>
  );
});
