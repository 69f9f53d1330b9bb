import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { Anchor } from '../../internal/Anchor';
import { ItemBoundary } from '../../internal/ItemBoundary';
import type { PageLink } from '../page/PageLink';
import type { ColumnEvent, ColumnTime } from './ColumnEvent';
import { ColumnPoster } from './ColumnPoster';
import * as styles from './PosterColumn.css';

export interface PosterColumnProps {
  /** The title on the cornice: « Ce soir en France ». */
  titles: Readonly<Record<ColumnTime, string>>;
  /** Chooses the title. @default 'tonight' */
  when?: ColumnTime | undefined;
  /** The link to all events, on the base. */
  all: PageLink;
  /** At most twelve. Without them, the column has no posters yet. */
  events?: readonly ColumnEvent[] | undefined;
  /** Makes the column turn: ColumnTurns, which may load later. It gets the part that turns. */
  turning?: ((scroller: RefObject<HTMLElement | null>) => ReactNode) | undefined;
}

/**
 * A Morris column with events as posters. The first is in front. Without scripts, in forced colours and with enlarged text, it
 * is a list.
 */
export function PosterColumn({ titles, when = 'tonight', all, events, turning }: PosterColumnProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const turns = turning?.(scroller);
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {titles[when]}
      </h2>
      <div ref={scroller} className={styles.scroller} data-scrolls-sideways>
        <ul className={styles.posters}>
          {events?.map((event, index) => (
            <ItemBoundary key={event.id}>
              <li className={styles.poster}>
                <ColumnPoster {...event} isDrawn={!!turns || index < 2 || !events[index + 1]} />
              </li>
            </ItemBoundary>
          ))}
        </ul>
      </div>
      <div className={styles.base}>
        <Anchor className={styles.all} href={all.href}>
          {all.label}
        </Anchor>
        {turns}
      </div>
    </section>
  );
}
