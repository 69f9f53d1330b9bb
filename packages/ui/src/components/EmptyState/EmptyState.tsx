'use client';

import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { Button } from '../Button/Button';
import { LinkButton } from '../LinkButton/LinkButton';
import * as styles from './EmptyState.css';

/** A filter that can be removed, with the number of results. */
export interface Relaxation {
  /** The filter and its results: « Toutes les villes : 12 événements ». */
  label: string;
  /** Called when it is pressed: remove that one filter. */
  onSelect: () => void;
}

export interface EmptyStateProps extends RootProps<'section', 'title'> {
  /** The fact that there are no results, with the search: « Aucun concert gratuit à Cannes ce week-end ». */
  title: string;
  /** The next step, in a sentence. */
  text?: string | undefined;
  /** The filters that can be removed one at a time, with the number of results of each. */
  relaxations?: readonly Relaxation[] | undefined;
  /** A button that resets the search, or a link to another page. */
  action?: { label: string; onSelect: () => void } | { label: string; href: string } | undefined;
  /** The level of its heading, to fit the page. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/**
 * The content of an empty list: the reason, and the next steps. Renders a `<section>`.
 *
 * Use Alert if the list could not be loaded: it is not empty.
 */
export const EmptyState = /* @__PURE__ */ forwardRef<HTMLElement, EmptyStateProps>(function EmptyState(
  { title, text, relaxations = [], action, headingLevel = 2, className, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...root} ref={ref} className={joinClassNames(styles.empty, className)}>
      <svg className={styles.column} viewBox="0 0 88 120" aria-hidden="true">
        <path className={styles.columnRoof} d="M44 0l5 12c16 3 27 13 31 26H8C12 25 23 15 39 12z" />
        <path className={styles.columnBody} d="M12 44h64v62H12z" />
        <path className={styles.columnPaper} d="M20 52h22v28H20zM48 58h20v22H48zM26 86h32v14H26z" />
        <path className={styles.columnRoof} d="M4 106h80v14H4z" />
      </svg>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {(relaxations.length > 0 || action) && (
          <div className={styles.ways}>
            {relaxations.map(({ label, onSelect }) => (
              <Button key={label} weight="light" onPress={onSelect}>
                {label}
              </Button>
            ))}
            {action &&
              ('href' in action ? (
                <LinkButton href={action.href} weight="strong">
                  {action.label}
                </LinkButton>
              ) : (
                <Button weight="strong" onPress={action.onSelect}>
                  {action.label}
                </Button>
              ))}
          </div>
        )}
      </div>
    </section>
  );
});
