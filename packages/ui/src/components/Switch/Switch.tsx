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
  /** What is on or off, without saying whether it is. */
  label: string;
  /** What it changes, or why it cannot be changed. */
  hint?: string | undefined;
  /** Its name, where it is part of a form. */
  name?: string | undefined;
  /** Whether it is on. */
  checked: boolean;
  /** Called when it is switched, after `onChange`. */
  onCheckedChange: (checked: boolean) => void;
  /** Whether the switch is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * On or off, at once: a setting. Renders an `<input type="checkbox" role="switch">` in its `<label>`.
 *
 * For an answer that is sent with a form use Checkbox.
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
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says whether it is on; HTML forbids to say it twice
        role="switch"
        checked={checked}
        onChange={composeEventHandlers(onChange, (event) => onCheckedChange(event.currentTarget.checked))}
        // Without it the hint would be part of the name.
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </label>
  );
});
