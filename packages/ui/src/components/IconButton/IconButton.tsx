'use client';

import { forwardRef, type ReactNode } from 'react';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './IconButton.css';

export interface IconButtonProps extends RootProps<'button', 'type' | 'title' | 'aria-label'> {
  /** The action, beginning with a verb. Read aloud, and shown while the pointer rests on the button. */
  label: string;
  /** One icon, 20 to 24 px. */
  icon: ReactNode;
  /** The emphasis. Use `regular`, which has a border, for icons without other controls beside them. @default 'quiet' */
  weight?: 'quiet' | 'regular' | undefined;
  /** Called by a click, a tap, Enter or Space, after `onClick`. */
  onPress?: (() => void) | undefined;
  /** Whether the named thing is on. It makes the button a toggle. Omit it for a plain action. */
  pressed?: boolean | undefined;
  /** Whether the button is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * Runs an action whose icon is well known: closing, moving, removing. Renders a `<button type="button">`.
 *
 * Use Button if there is room for a text.
 */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, weight = 'quiet', onPress, pressed, className, onClick, ...root },
  ref,
) {
  return (
    <button
      aria-pressed={pressed}
      {...root}
      ref={ref}
      type="button"
      className={joinClassNames(styles.weights[weight], className)}
      aria-label={label}
      title={label}
      onClick={composeEventHandlers(onClick, () => onPress?.())}
    >
      {icon}
    </button>
  );
});
