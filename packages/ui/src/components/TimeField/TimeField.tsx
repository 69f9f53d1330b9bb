'use client';

import { forwardRef } from 'react';
import type { ControlProps, ValueFieldProps } from '../../internal/ValueFieldProps';
import { wireField } from '../../internal/wireField';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';

export interface TimeFieldProps extends ValueFieldProps, ControlProps<'input'> {
  /** Seconds between two times that can be chosen. @default 300 */
  step?: number | undefined;
}

/**
 * A time of day, `HH:MM`: the browser's own clock. Renders an `<input type="time">` in a Field.
 */
export const TimeField = /* @__PURE__ */ forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(
  { step = 300, ...props },
  ref,
) {
  const { field, control: wired } = wireField(props);
  return (
    <Field {...field}>
      {(control) => <input {...wired} {...control} ref={ref} className={controlClass} type="time" step={step} />}
    </Field>
  );
});
