'use client';

import { forwardRef, useId, useState } from 'react';
import { DownArrow } from '../../internal/DownArrow';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './SuggestionBanner.css';

/** A tag that the user meets often and does not like yet. */
export interface Suggestion {
  /** The unique id of the suggestion. */
  id: string;
  /** The tag: « Jazz ». */
  label: string;
  /** The name of the add button. Speech input needs the label in it: « Ajouter Jazz à mes préférences ». */
  acceptLabel: string;
  /** The accessible name of the dismiss button: « Écarter Jazz ». */
  dismissLabel: string;
}

export interface SuggestionBannerProps extends RootProps<'section', 'title'> {
  /** The heading: « Vous regardez souvent… ». */
  title: string;
  /** The effect of accepting a suggestion. */
  text?: string | undefined;
  /** The open suggestions. The component renders no element if there are none. */
  suggestions: readonly Suggestion[];
  /** Called with the id of the suggestion to add to the preferences. */
  onAccept: (id: string) => void;
  /** Called with the id of the dismissed suggestion. */
  onDismiss: (id: string) => void;
}

/**
 * Suggests preferences for events that the user often opens. On a phone only the title shows, which opens the suggestions. Renders a
 * `<section>`, or no element without suggestions.
 */
export const SuggestionBanner = /* @__PURE__ */ forwardRef<HTMLElement, SuggestionBannerProps>(
  function SuggestionBanner({ title, text, suggestions, onAccept, onDismiss, className, ...root }, ref) {
    const id = useId();
    const [isOpen, setOpen] = useState(false);
    if (suggestions.length === 0) return null;
    const folding = isOpen ? undefined : styles.folded;
    return (
      <section {...root} ref={ref} className={joinClassNames(styles.banner, className)}>
        <div>
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            <button
              className={styles.toggle}
              type="button"
              aria-labelledby={`${id}-title`}
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              onClick={() => setOpen(!isOpen)}
            >
              <DownArrow className={styles.arrow} />
            </button>
          </div>
          {text && <p className={joinClassNames(styles.text, folding)}>{text}</p>}
        </div>
        <ul id={`${id}-list`} className={joinClassNames(styles.suggestions, folding)}>
          {suggestions.map(({ id, label, acceptLabel, dismissLabel }) => (
            <li key={id} className={styles.suggestion}>
              <button className={styles.accept} type="button" aria-label={acceptLabel} onClick={() => onAccept(id)}>
                <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M8 2v12M2 8h12" />
                </svg>
                <span className={styles.label} dir="auto">
                  {label}
                </span>
              </button>
              <button className={styles.dismiss} type="button" aria-label={dismissLabel} onClick={() => onDismiss(id)}>
                <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
                  <path d="m3 3 10 10M13 3 3 13" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  },
);
