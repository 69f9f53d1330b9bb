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
  /** Whether the list is still coming. @default false */
  busy?: boolean | undefined;
}

/**
 * Events side by side, as many as fit. Renders a `<ul>`. Cards out of sight are not laid out until they come near,
 * and the cards of one row end together. A card that throws is left out alone.
 *
 * With nothing in it, show an EmptyState instead.
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
