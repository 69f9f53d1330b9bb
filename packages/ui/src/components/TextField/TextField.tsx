'use client';

import { forwardRef } from 'react';
import type { ControlProps, ValueFieldProps } from '../../internal/ValueFieldProps';
import { wireField } from '../../internal/wireField';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';

export interface TextFieldProps extends ValueFieldProps, ControlProps<'input'> {
  /** The kind of text. It chooses the keyboard of a phone. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | undefined;
  /** The keyboard of a phone, if `type` does not decide it: digits for a postcode. */
  inputMode?: 'numeric' | 'decimal' | undefined;
  /** The kind of value that the browser may fill in, from the HTML list: `name`, `email`, `street-address`. */
  autoComplete?: string | undefined;
  /** An example of an answer, never the label. */
  placeholder?: string | undefined;
  /** The maximum number of characters. */
  maxLength?: number | undefined;
}

/**
 * One line of text. Renders an `<input>` in a Field.
 *
 * Use TextArea for several lines, PasswordField for a password, Select or RadioGroup for one of a few answers.
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
          // An e-mail address or a URL is not a sentence: no capitals and no spell checking.
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
