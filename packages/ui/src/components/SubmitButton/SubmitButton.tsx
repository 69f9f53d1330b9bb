'use client';

import { forwardRef, type MouseEvent, type ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { BusyTexts } from '../Button/BusyTexts';
import { type ButtonLook, buttonClass } from '../Button/buttonClass';

export interface SubmitButtonProps extends ButtonLook, RootProps<'button', 'type'> {
  /** The action, beginning with a verb: « Créer mon compte ». */
  children: ReactNode;
  /** Whether the form is being sent. The button then keeps its focus and width, and does not send the form again. */
  busy: boolean;
  /** The text while the form is being sent: « Envoi… ». Announced. */
  busyLabel: string;
  /** The id of the form, if the button is outside of it. */
  form?: string | undefined;
  /** Whether the button is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * Sends the form. Renders a `<button type="submit">`.
 *
 * Use Button for any other action.
 */
export const SubmitButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, SubmitButtonProps>(function SubmitButton(
  { children, busy, busyLabel, tone, weight, size, fullWidth, className, onClick, ...root },
  ref,
) {
  return (
    <>
      <button
        {...root}
        ref={ref}
        type="submit"
        className={joinClassNames(buttonClass({ tone, weight, size, fullWidth }), className)}
        // Not `disabled` while busy: the browser would drop the focus.
        aria-disabled={busy ? true : root['aria-disabled']}
        aria-busy={busy || undefined}
        onClick={busy ? preventSubmit : onClick}
      >
        {busy ? <BusyTexts busyLabel={busyLabel}>{children}</BusyTexts> : children}
      </button>
      <span className={visuallyHidden} role="status">
        {busy ? busyLabel : ''}
      </span>
    </>
  );
});

function preventSubmit(event: MouseEvent) {
  event.preventDefault();
}
