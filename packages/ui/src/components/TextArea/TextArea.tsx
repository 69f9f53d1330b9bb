'use client';

import { forwardRef } from 'react';
import type { ControlProps, ValueFieldProps } from '../../internal/ValueFieldProps';
import { wireField } from '../../internal/wireField';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';
import * as styles from './TextArea.css';

export interface TextAreaProps extends ValueFieldProps, ControlProps<'textarea'> {
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
