'use client';

import { forwardRef, type ReactNode } from 'react';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { BusyTexts } from './BusyTexts';
import * as styles from './Button.css';
import { type ButtonLook, buttonClass } from './buttonClass';

export interface ButtonProps extends ButtonLook, RootProps<'button', 'type'> {
  /** What it does, beginning with a verb. */
  children: ReactNode;
  /** Called by a click, a tap, Enter or Space, after `onClick`. */
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
  /** Whether the button is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * Does something here and now. Renders a `<button type="button">`.
 *
 * To go somewhere use LinkButton, to send a form SubmitButton, for an icon alone IconButton.
 */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { children, onPress, icon, pressed, expanded, busyLabel, tone, weight, size, fullWidth, className, onClick, ...root },
  ref,
) {
  const press = composeEventHandlers(onClick, () => onPress?.());
  return (
    <button
      aria-pressed={pressed}
      aria-expanded={expanded}
      {...root}
      ref={ref}
      type="button"
      className={joinClassNames(buttonClass({ tone, weight, size, fullWidth }), className)}
      aria-busy={busyLabel ? true : root['aria-busy']}
      // Not `disabled` while busy: the focus would fall off the page.
      aria-disabled={busyLabel ? true : root['aria-disabled']}
      onClick={busyLabel ? undefined : press}
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
