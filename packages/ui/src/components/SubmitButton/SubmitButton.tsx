'use client';

import { forwardRef, type MouseEvent, type ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { BusyTexts } from '../Button/BusyTexts';
import { type ButtonLook, buttonClass } from '../Button/buttonClass';

export interface SubmitButtonProps extends ButtonLook, RootProps<'button', 'type'> {
  /** What sending does, beginning with a verb: « Créer mon compte ». */
  children: ReactNode;
  /** Whether the form is being sent. It then keeps its focus and width, and sends nothing twice. */
  busy: boolean;
  /** What is happening meanwhile: « Envoi… ». Announced. */
  busyLabel: string;
  /** The id of its form, where the button stands outside of it. */
  form?: string | undefined;
  /** Whether the button is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * Sends the form it belongs to. Renders a `<button type="submit">`.
 *
 * For anything else use Button.
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
        // Not `disabled` while busy: the focus would fall off the page.
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
