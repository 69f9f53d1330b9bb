'use client';

import { forwardRef } from 'react';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './FavouriteButton.css';

export interface FavouriteButtonProps extends RootProps<'button', 'type' | 'aria-label' | 'aria-pressed' | 'onToggle'> {
  /** The action with the name of the event, in the same words for both states: « Garder Nuit Nina Simone dans mes favoris ». */
  label: string;
  /** Whether the event is a favourite. */
  pressed: boolean;
  /** The reason why the last press is still pending: « Sera envoyé au retour de la connexion ». Read aloud, and shown by dashes. */
  waiting?: string | undefined;
  /** Called at each press, after `onClick`. Toggle the favourite, then pass the new `pressed`. */
  onToggle: () => void;
}

/**
 * The heart that makes an event a favourite. Renders a `<button aria-pressed>` with its own disc, so that it stays visible on a
 * dark poster.
 *
 * Use VoteButtons for an opinion.
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
