'use client';

import { forwardRef, type ReactNode, useId } from 'react';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { describedBy, FieldMessages } from '../Field/FieldMessages';
import * as styles from './Checkbox.css';

/** `className` and `style` go to the root, all other attributes to the `<input>`. */
export interface CheckboxProps extends RootProps<'input', 'type' | 'aria-describedby' | 'aria-invalid'> {
  /** What the user agrees to or asks for. May contain a link. */
  label: ReactNode;
  /** What follows from it. */
  hint?: string | undefined;
  /** What is wrong and how to fix it. Marks the box as invalid and is announced. */
  error?: string | undefined;
  /** The box's id, for a link from FormErrorSummary. Generated where it is left out. */
  id?: string | undefined;
  /** The name under which the form sends `on` when it is ticked. */
  name: string;
  /** Whether it is ticked, where the page decides. */
  checked?: boolean | undefined;
  /** Whether it is ticked at first, where the box keeps the answer. */
  defaultChecked?: boolean | undefined;
  /** Called when it is ticked or unticked, after `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Whether the box must be ticked before the form is sent. @default false */
  required?: boolean | undefined;
  /** Whether the box is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * Yes or no, sent with the rest of a form. Renders an `<input type="checkbox">` in its `<label>`.
 *
 * For what takes effect at once use Switch, for several of a list ChipGroup.
 */
export const Checkbox = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, id, onCheckedChange, onChange, className, style, ...input },
  ref,
) {
  const generatedId = useId();
  const boxId = id ?? generatedId;
  const messages = { hintId: `${boxId}-hint`, hint, errorId: `${boxId}-error`, error };

  return (
    <div className={joinClassNames(styles.checkbox, className)} style={style}>
      <label className={styles.row}>
        <input
          {...input}
          ref={ref}
          className={styles.box}
          type="checkbox"
          id={boxId}
          onChange={composeEventHandlers(onChange, (event) => onCheckedChange?.(event.currentTarget.checked))}
          aria-describedby={describedBy(messages)}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.label}>{label}</span>
      </label>
      <div className={styles.messages}>
        <FieldMessages {...messages} />
      </div>
    </div>
  );
});
