'use client';

import { forwardRef } from 'react';
import { useBrowserValue } from '../../internal/useBrowserValue';
import type { ControlProps, ValueFieldProps } from '../../internal/ValueFieldProps';
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
 * What is typed and is none is reported as `unreadable`: a check of the form refuses it.
 *
 * To filter events by date use DateFilter.
 */
export const DateField = /* @__PURE__ */ forwardRef<HTMLInputElement, DateFieldProps>(function DateField(props, ref) {
  const { field, control: wired } = useBrowserValue(props, ref);
  return (
    <Field {...field}>{(control) => <input {...wired} {...control} className={controlClass} type="date" />}</Field>
  );
});
