'use client';

import { forwardRef, type ReactNode, useId } from 'react';
import { describedBy, FieldMessages } from '../Field/FieldMessages';
import * as styles from './Checkbox.css';

export interface CheckboxProps {
  /** What one agrees to or asks for. May hold a link. */
  label: ReactNode;
  /** What follows from it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. Marks the box as invalid and is announced. */
  error?: string | undefined;
  /** The box's id, for a link from FormErrorSummary. Made up where it is left out. */
  id?: string | undefined;
  /** Its name in what the form sends: `on` when ticked. */
  name: string;
  /** Whether it is ticked, where the page decides. */
  checked?: boolean | undefined;
  /** Whether it is ticked at first, where the box keeps the answer. */
  defaultChecked?: boolean | undefined;
  /** Called when it is ticked or unticked. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/**
 * Yes or no, sent with the rest of a form. Renders an `<input type="checkbox">` in its `<label>`.
 *
 * For what takes effect at once use Switch, for several of a list ChipGroup.
 */
export const Checkbox = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, id, name, checked, defaultChecked, onCheckedChange, required = false, disabled = false },
  ref,
) {
  const madeUpId = useId();
  const boxId = id ?? madeUpId;
  const messages = { hintId: `${boxId}-hint`, hint, errorId: `${boxId}-error`, error };

  return (
    <div className={styles.checkbox}>
      <label className={styles.row}>
        <input
          ref={ref}
          className={styles.box}
          type="checkbox"
          id={boxId}
          name={name}
          checked={checked}
          defaultChecked={defaultChecked}
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
          aria-describedby={describedBy(messages)}
          aria-invalid={error ? true : undefined}
          required={required}
          disabled={disabled}
        />
        <span className={styles.label}>{label}</span>
      </label>
      <div className={styles.messages}>
        <FieldMessages {...messages} />
      </div>
    </div>
  );
});
