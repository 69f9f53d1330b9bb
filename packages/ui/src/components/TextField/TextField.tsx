'use client';

import { forwardRef } from 'react';
import { control as controlClass } from '../Field/control.css';
import { Field, type FieldTexts } from '../Field/Field';

/** What a field made of one input knows about what is typed in it. */
export interface TypedFieldProps extends FieldTexts {
  /** The control's id, for a link from FormErrorSummary. Made up where it is left out. */
  id?: string | undefined;
  /** Its name in what the form sends. */
  name: string;
  /** What it holds, where the page decides. Leave it out to let the field keep what is typed. */
  value?: string | undefined;
  /** What it holds at first, where the field keeps what is typed. */
  defaultValue?: string | undefined;
  /** Called at each keystroke. */
  onValueChange?: ((value: string) => void) | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

export interface TextFieldProps extends TypedFieldProps {
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
  const { type = 'text', inputMode, autoComplete, placeholder, maxLength } = own;
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          className={controlClass}
          type={type}
          inputMode={inputMode}
          name={name}
          value={value}
          defaultValue={defaultValue}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          autoComplete={autoComplete}
          // An address or a name is not a sentence: no capital forced upon it.
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={type === 'text' || type === 'search' ? undefined : false}
          placeholder={placeholder}
          maxLength={maxLength}
          required={required}
          disabled={disabled}
        />
      )}
    </Field>
  );
});
