'use client';

import { forwardRef } from 'react';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './FavouriteButton.css';

export interface FavouriteButtonProps extends RootProps<'button', 'type' | 'aria-label' | 'aria-pressed' | 'onToggle'> {
  /** What is kept, without saying whether it is: « Garder Nuit Nina Simone dans mes favoris ». */
  label: string;
  /** Whether it is kept. */
  pressed: boolean;
  /** That the last press waits for something: « Sera envoyé au retour du réseau ». Described, and drawn as a dashed heart. */
  waiting?: string | undefined;
  /** Called at each press, after `onClick`; keep or let go, then pass the new `pressed`. */
  onToggle: () => void;
}

/**
 * The heart that keeps an event for later. Renders a `<button aria-pressed>` with its own disc, so that it never sinks
 * into a dark poster.
 *
 * For an opinion use VoteButtons.
 */
export const FavouriteButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, FavouriteButtonProps>(
  function FavouriteButton({ label, pressed, waiting, onToggle, className, onClick, ...root }, ref) {
    return (
      <button
        title={waiting}
        {...root}
        ref={ref}
        className={joinClassNames(styles.button, className)}
        type="button"
        aria-pressed={pressed}
        aria-label={label}
        onClick={composeEventHandlers(onClick, () => onToggle())}
      >
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path
            {...(waiting && { strokeDasharray: 3, fillOpacity: 0.3 })}
            d="M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z"
          />
        </svg>
      </button>
    );
  },
);
