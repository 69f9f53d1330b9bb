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
  /** The accessible names of the button that shows and hides the password. */
  labels: { show: string; hide: string };
  /** The purpose for the browser. `new-password` lets it propose a password. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows it. Pasting is allowed. Renders an `<input>` in a Field. */
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
