'use client';

import { forwardRef } from 'react';
import type { ControlProps, ValueFieldProps } from '../../internal/ValueFieldProps';
import { wireField } from '../../internal/wireField';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';

export interface TextFieldProps extends ValueFieldProps, ControlProps<'input'> {
  /** What is typed: it chooses the keyboard of a telephone. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | undefined;
  /** The keyboard of a telephone, where `type` does not decide it: digits for a postcode. */
  inputMode?: 'numeric' | 'decimal' | undefined;
  /** What the browser may fill in, from the HTML list: `name`, `email`, `street-address`. */
  autoComplete?: string | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
  /** The most characters it takes. */
  maxLength?: number | undefined;
}

/**
 * One line of text. Renders an `<input>` in a Field.
 *
 * For several lines use TextArea, for a secret PasswordField, for one of a few answers Select or RadioGroup.
 */
export const TextField = /* @__PURE__ */ forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { type = 'text', ...props },
  ref,
) {
  const { field, control: wired } = wireField(props);
  return (
    <Field {...field}>
      {(control) => (
        <input
          // An e-mail address or a URL is not a sentence: no capitals, no spelling marks.
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={type === 'text' || type === 'search' ? undefined : false}
          {...wired}
          {...control}
          ref={ref}
          className={controlClass}
          type={type}
        />
      )}
    </Field>
  );
});
