'use client';

import { forwardRef, type ReactNode } from 'react';
import * as styles from './IconButton.css';

export interface IconButtonProps {
  /** What it does, beginning with a verb. Read aloud and shown while the pointer rests on it. */
  label: string;
  /** One icon, 20 to 24 px. */
  icon: ReactNode;
  /** `regular` has a border, for icons that stand alone on a page. @default 'quiet' */
  weight?: 'quiet' | 'regular' | undefined;
  /** Called by a click, a tap, Enter or Space. */
  onPress?: (() => void) | undefined;
  /** Makes it a switch: whether what it names is on. Leave it out for a plain action. */
  pressed?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/**
 * Does something, for which an icon is enough: closing, moving, removing. Renders a `<button type="button">`.
 *
 * Where there is room for a word use Button.
 */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, weight = 'quiet', onPress, pressed, disabled = false },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${styles.iconButton} ${styles.weights[weight]}`}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      onClick={() => onPress?.()}
    >
      {icon}
    </button>
  );
});
