import { Children, forwardRef, type ReactNode } from 'react';
import { ItemBoundary } from '../../internal/ItemBoundary';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './EventGrid.css';

export interface EventGridProps extends RootProps<'ul', 'aria-label' | 'aria-busy' | 'role'> {
  /** EventCards, or EventCardSkeletons while they load. */
  children: ReactNode;
  /** The name of the list, for screen reader users who jump from list to list. */
  label: string;
  /** Whether the list is loading. @default false */
  busy?: boolean | undefined;
}

/**
 * Events side by side, as many as fit. Renders a `<ul>`. From the 49th card on, cards far outside the window are not laid out
 * until they come near. The cards of one row have the same height. A card that throws an error is left out alone.
 *
 * Use EmptyState if there are no events.
 */
export const EventGrid = /* @__PURE__ */ forwardRef<HTMLUListElement, EventGridProps>(function EventGrid(
  { children, label, busy = false, className, ...root },
  ref,
) {
  return (
    <ul
      {...root}
      ref={ref}
      className={joinClassNames(styles.grid, className)}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets.
      role="list"
      aria-label={label}
      aria-busy={busy}
    >
      {Children.map(children, (card) => (
        <ItemBoundary>
          <li className={styles.cell}>{card}</li>
        </ItemBoundary>
      ))}
    </ul>
  );
});
