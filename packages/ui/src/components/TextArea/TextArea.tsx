'use client';

import { forwardRef } from 'react';
import type { ControlProps, ValueFieldProps } from '../../internal/ValueFieldProps';
import { wireField } from '../../internal/wireField';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';
import * as styles from './TextArea.css';

export interface TextAreaProps extends ValueFieldProps, ControlProps<'textarea'> {
  /** The number of visible lines at first. Users can enlarge the field. @default 5 */
  rows?: number | undefined;
  /** An example of an answer, never the label. */
  placeholder?: string | undefined;
  /** The maximum number of characters. */
  maxLength?: number | undefined;
}

/**
 * Several lines of text. Renders a `<textarea>` in a Field.
 *
 * Use TextField for one line.
 */
export const TextArea = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { rows = 5, ...props },
  ref,
) {
  const { field, control: wired } = wireField(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea {...wired} {...control} ref={ref} className={`${controlClass} ${styles.textArea}`} rows={rows} />
      )}
    </Field>
  );
});
