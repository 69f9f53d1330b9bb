'use client';

import { forwardRef } from 'react';
import { useBrowserValue } from '../../internal/useBrowserValue';
import type { ControlProps, ValueFieldProps } from '../../internal/ValueFieldProps';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';

export interface TimeFieldProps extends ValueFieldProps, ControlProps<'input'> {
  /** Seconds between two times that users can choose. @default 300 */
  step?: number | undefined;
}

/**
 * A time of day, `HH:MM`, with the browser's own control. Renders an `<input type="time">` in a Field.
 * A text that is not a time is reported as `unreadable`: a check of the form refuses it.
 */
export const TimeField = /* @__PURE__ */ forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(
  { step = 300, ...props },
  ref,
) {
  const { field, control: wired } = useBrowserValue(props, ref);
  return (
    <Field {...field}>
      {(control) => <input {...wired} {...control} className={controlClass} type="time" step={step} />}
    </Field>
  );
});
