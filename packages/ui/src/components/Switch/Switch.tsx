'use client';

import { forwardRef, useId } from 'react';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Switch.css';

/** `className` and `style` go to the root, all other attributes to the `<input>`. */
export interface SwitchProps
  extends RootProps<
    'input',
    'type' | 'role' | 'defaultChecked' | 'aria-checked' | 'aria-labelledby' | 'aria-describedby'
  > {
  /** The name of the setting, in the same words for both states. */
  label: string;
  /** The effect of the setting, or the reason why it is locked. */
  hint?: string | undefined;
  /** The name of the form field, if the switch is part of a form. */
  name?: string | undefined;
  /** Whether the switch is on. */
  checked: boolean;
  /** Called after `onChange` when the switch is switched. */
  onCheckedChange: (checked: boolean) => void;
  /** Whether the switch is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * A setting that is on or off and takes effect at once. Renders an `<input type="checkbox" role="switch">` in its `<label>`.
 *
 * Use Checkbox for an answer that is sent with a form.
 */
export const Switch = /* @__PURE__ */ forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, checked, onCheckedChange, onChange, className, style, ...input },
  ref,
) {
  const id = useId();
  return (
    <label className={joinClassNames(styles.row, className)} style={style}>
      <span className={styles.texts}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        ref={ref}
        className={styles.track}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: `checked` sets the state, and HTML forbids `aria-checked` on a checkbox
        role="switch"
        checked={checked}
        onChange={composeEventHandlers(onChange, (event) => onCheckedChange(event.currentTarget.checked))}
        // Without it, the accessible name would include the hint.
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </label>
  );
});
