'use client';

import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { Button } from '../Button/Button';
import * as styles from './LoadMore.css';

export interface LoadMoreProps extends RootProps<'div'> {
  /** The text of the button: « Voir plus d’événements ». */
  label: string;
  /** The text of the button during the loading: « Chargement… ». */
  busyLabel: string;
  /** The number of shown items and the total: « 24 sur 128 événements ». Announced when it changes. */
  shownLabel: string;
  /** Whether more results are loading: the button shows it and ignores presses. @default false */
  busy?: boolean | undefined;
  /** Called by the button. Omit it if everything is shown. */
  onLoadMore?: (() => void) | undefined;
}

/** The end of a list with more items on the server. Renders the count and a `<button>`. */
export const LoadMore = /* @__PURE__ */ forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  { label, busyLabel, shownLabel, busy = false, onLoadMore, className, ...root },
  ref,
) {
  return (
    <div {...root} ref={ref} className={joinClassNames(styles.loadMore, className)}>
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
});
