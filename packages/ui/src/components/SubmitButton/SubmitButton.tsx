'use client';

import { forwardRef, type MouseEvent, type ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { BusyTexts } from '../Button/BusyTexts';
import { type ButtonLook, buttonClass } from '../Button/buttonClass';

export interface SubmitButtonProps extends ButtonLook {
  /** What sending does, beginning with a verb: « Créer mon compte ». */
  children: ReactNode;
  /** Whether the form is being sent. It then keeps its focus and width, and sends nothing twice. */
  busy: boolean;
  /** What is happening meanwhile: « Envoi… ». Announced. */
  busyLabel: string;
  /** The id of its form, where the button stands outside of it. */
  form?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/**
 * Sends the form it belongs to. Renders a `<button type="submit">`.
 *
 * For anything else use Button.
 */
export const SubmitButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, SubmitButtonProps>(function SubmitButton(
  { children, busy, busyLabel, form, disabled = false, tone, weight, size, fullWidth },
  ref,
) {
  return (
    <>
      <button
        ref={ref}
        type="submit"
        className={buttonClass({ tone, weight, size, fullWidth })}
        form={form}
        disabled={disabled}
        // Not `disabled` while busy: the focus would fall off the page.
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={(event) => stopSecondPress(event, busy)}
      >
        {busy ? <BusyTexts busyLabel={busyLabel}>{children}</BusyTexts> : children}
      </button>
      <span className={visuallyHidden} role="status">
        {busy ? busyLabel : ''}
      </span>
    </>
  );
});

function stopSecondPress(event: MouseEvent, busy: boolean) {
  if (busy) event.preventDefault();
}
