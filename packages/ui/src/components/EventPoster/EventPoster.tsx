import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { drawPoster, type PosterFormat } from '../../poster/drawPoster';
import type { CategoryTone } from '../../theme/tokens';
import * as styles from './EventPoster.css';

export interface EventPosterProps
  extends RootProps<'svg', 'aria-hidden' | 'format' | 'viewBox' | 'width' | 'height' | 'preserveAspectRatio'> {
  /** What the event is: it decides on the colours and the motifs. */
  category: CategoryTone;
  /** The event's id: the same id always gives the same drawing. */
  seed: string;
  /** The proportions it is drawn for; it then fills whatever box it is in. @default 'portrait' */
  format?: PosterFormat | undefined;
}

/**
 * The picture of an event that brings none, drawn from its category and its id. Renders an `<svg>` that says nothing
 * to a screen reader: the title beside it does. Its layers move a little while the pointer is on it, or on its EventCard.
 *
 * For a whole event among others use EventCard, which takes a poster.
 */
export const EventPoster = /* @__PURE__ */ forwardRef<SVGSVGElement, EventPosterProps>(function EventPoster(
  { category, seed, format, className, ...root },
  ref,
) {
  const { viewBox, shapes } = drawPoster(category, seed, format);
  return (
    <svg
      {...root}
      ref={ref}
      className={joinClassNames(styles.poster, className)}
      width="100%"
      height="100%"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {shapes.map(({ fill, path }) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  );
});
