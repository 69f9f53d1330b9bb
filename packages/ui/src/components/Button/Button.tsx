'use client';

import { forwardRef, type ReactNode } from 'react';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { BusyTexts } from './BusyTexts';
import * as styles from './Button.css';
import { type ButtonLook, buttonClass } from './buttonClass';

export interface ButtonProps extends ButtonLook, RootProps<'button', 'type'> {
  /** The action, beginning with a verb. */
  children: ReactNode;
  /** Called by a click, a tap, Enter or Space, after `onClick`. */
  onPress?: (() => void) | undefined;
  /** An icon before the text. Screen readers skip it. */
  icon?: ReactNode;
  /** Whether the named thing is on. It makes the button a toggle. Omit it for a plain action. */
  pressed?: boolean | undefined;
  /** Whether the controlled element is open. Omit it if the button opens nothing. */
  expanded?: boolean | undefined;
  /** The text while the action runs: « Enregistrement… ». The button then keeps its focus and its width, and ignores presses. */
  busyLabel?: string | undefined;
  /** Whether the button is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * Runs an action on the current page. Renders a `<button type="button">`.
 *
 * Use LinkButton to navigate, SubmitButton to send a form, IconButton for an icon without text.
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
      // Not `disabled` while busy: the browser would drop the focus.
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
