'use client';

import { Button } from '../Button/Button';
import * as styles from './LoadMore.css';

export interface LoadMoreProps {
  /** « Voir plus d’événements ». */
  label: string;
  /** Meanwhile: « Chargement… ». */
  busyLabel: string;
  /** How many are shown, of how many: « 24 sur 128 événements ». Announced when it changes. */
  shownLabel: string;
  /** @default false */
  busy?: boolean | undefined;
  /** Left out once everything is shown. */
  onLoadMore?: (() => void) | undefined;
}

/** The end of a list that goes on. Renders the count and a `<button>`. */
export function LoadMore({ label, busyLabel, shownLabel, busy = false, onLoadMore }: LoadMoreProps) {
  return (
    <div className={styles.loadMore}>
      <p className={styles.shown} role="status">
        {shownLabel}
      </p>
      {onLoadMore && (
        <Button weight="regular" busyLabel={busy ? busyLabel : undefined} onPress={onLoadMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
