'use client';

import { forwardRef } from 'react';
import type { ControlProps, ValueFieldProps } from '../../internal/ValueFieldProps';
import { wireField } from '../../internal/wireField';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';

export interface DateFieldProps extends ValueFieldProps, ControlProps<'input'> {
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
export const DateField = /* @__PURE__ */ forwardRef<HTMLInputElement, DateFieldProps>(function DateField(props, ref) {
  const { field, control: wired } = wireField(props);
  return (
    <Field {...field}>
      {(control) => <input {...wired} {...control} ref={ref} className={controlClass} type="date" />}
    </Field>
  );
});
