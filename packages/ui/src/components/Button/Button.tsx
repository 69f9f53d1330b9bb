'use client';

import { forwardRef, type ReactNode } from 'react';
import { BusyTexts } from './BusyTexts';
import * as styles from './Button.css';
import { type ButtonLook, buttonClass } from './buttonClass';

export interface ButtonProps extends ButtonLook {
  /** What it does, beginning with a verb. */
  children: ReactNode;
  /** Called by a click, a tap, Enter or Space. */
  onPress?: (() => void) | undefined;
  /** An icon before the text. It adds nothing to what is read aloud. */
  icon?: ReactNode;
  /** Makes it a switch: whether what it names is on. Leave it out for a plain action. */
  pressed?: boolean | undefined;
  /** Whether what it opens is open. Leave it out where nothing opens. */
  expanded?: boolean | undefined;
  /**
   * What is happening, while it is: « Enregistrement… ». The button then keeps its focus and its width, and does nothing.
   */
  busyLabel?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/**
 * Does something here and now. Renders a `<button type="button">`.
 *
 * To go somewhere use LinkButton, to send a form SubmitButton, for an icon alone IconButton.
 */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { children, onPress, icon, pressed, expanded, busyLabel, disabled = false, tone, weight, size, fullWidth },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={buttonClass({ tone, weight, size, fullWidth })}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-busy={busyLabel ? true : undefined}
      // Not `disabled` while busy: the focus would fall off the page.
      aria-disabled={busyLabel ? true : undefined}
      disabled={disabled}
      onClick={() => {
        if (!busyLabel) onPress?.();
      }}
    >
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      {busyLabel ? <BusyTexts busyLabel={busyLabel}>{children}</BusyTexts> : children}
    </button>
  );
});
