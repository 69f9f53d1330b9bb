'use client';

import { forwardRef, type ReactNode, useId } from 'react';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { describedBy, FieldMessages } from '../Field/FieldMessages';
import * as styles from './Checkbox.css';

/** `className` and `style` go to the root, all other attributes to the `<input>`. */
export interface CheckboxProps extends RootProps<'input', 'type' | 'aria-describedby' | 'aria-invalid'> {
  /** The statement that the user agrees to or asks for. It may contain a link. */
  label: ReactNode;
  /** The consequence of a tick. */
  hint?: string | undefined;
  /** The error and its solution. It marks the box as invalid and is announced. */
  error?: string | undefined;
  /** The id of the box, for a link from FormErrorSummary. Generated if omitted. */
  id?: string | undefined;
  /** The name of the form field that is sent as `on` if the box is ticked. */
  name: string;
  /** Whether the box is ticked, if the page controls it. */
  checked?: boolean | undefined;
  /** Whether the box is ticked at first, if the box keeps its own state. */
  defaultChecked?: boolean | undefined;
  /** Called after `onChange` when the box is ticked or unticked. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Whether the box must be ticked before the form is sent. @default false */
  required?: boolean | undefined;
  /** Whether the box is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * A yes or no that is sent with a form. Renders an `<input type="checkbox">` in its `<label>`.
 *
 * Use Switch for a setting that takes effect at once, ChipGroup for several answers of a list.
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
