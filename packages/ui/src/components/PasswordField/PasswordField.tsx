'use client';

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { forwardRef, useState } from 'react';
import type { ControlProps, ValueFieldProps } from '../../internal/ValueFieldProps';
import { wireField } from '../../internal/wireField';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';
import * as styles from './PasswordField.css';

export interface PasswordFieldProps extends ValueFieldProps, ControlProps<'input'> {
  /** What the eye does, by whether the password is shown. */
  labels: { show: string; hide: string };
  /** `new-password` lets the browser propose one. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A secret, with an eye to read it again. Pasting is allowed. Renders an `<input>` in a Field.
 */
export const PasswordField = /* @__PURE__ */ forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { labels, ...props },
  ref,
) {
  const { field, control: wired } = wireField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;

  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...wired}
            {...control}
            ref={ref}
            className={`${controlClass} ${styles.input}`}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.eye}
            aria-label={shown ? labels.hide : labels.show}
            aria-controls={control.id}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon size="1.25rem" aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
});
