'use client';

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { forwardRef, useState } from 'react';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { TypedFieldProps } from '../TextField/TextField';
import * as styles from './PasswordField.css';

export interface PasswordFieldProps extends TypedFieldProps {
  /** What the eye does, by whether the password is shown. */
  labels: { show: string; hide: string };
  /** `new-password` lets the browser propose one. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A secret, with an eye to read it again. Pasting is allowed. Renders an `<input>` in a Field.
 */
export const PasswordField = /* @__PURE__ */ forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
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
  const { labels, autoComplete } = own;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;

  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            ref={ref}
            className={`${controlClass} ${styles.input}`}
            type={shown ? 'text' : 'password'}
            name={name}
            value={value}
            defaultValue={defaultValue}
            onChange={(event) => onValueChange?.(event.currentTarget.value)}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required={required}
            disabled={disabled}
          />
          <button
            type="button"
            className={styles.eye}
            aria-label={shown ? labels.hide : labels.show}
            aria-controls={control.id}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon size="1.25rem" aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
});
