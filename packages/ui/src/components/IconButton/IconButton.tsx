'use client';

import { forwardRef, type ReactNode } from 'react';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './IconButton.css';

export interface IconButtonProps extends RootProps<'button', 'type' | 'title' | 'aria-label'> {
  /** What it does, beginning with a verb. Read aloud and shown while the pointer rests on it. */
  label: string;
  /** One icon, 20 to 24 px. */
  icon: ReactNode;
  /** `regular` has a border, for icons that stand alone on a page. @default 'quiet' */
  weight?: 'quiet' | 'regular' | undefined;
  /** Called by a click, a tap, Enter or Space, after `onClick`. */
  onPress?: (() => void) | undefined;
  /** Makes it a switch: whether what it names is on. Leave it out for a plain action. */
  pressed?: boolean | undefined;
  /** Whether the button is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * Does something, for which an icon is enough: closing, moving, removing. Renders a `<button type="button">`.
 *
 * Where there is room for a word use Button.
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
