import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { drawPoster, type PosterFormat } from '../../poster/drawPoster';
import type { CategoryTone } from '../../theme/tokens';
import * as styles from './EventPoster.css';

export interface EventPosterProps
  extends RootProps<'svg', 'aria-hidden' | 'format' | 'viewBox' | 'width' | 'height' | 'preserveAspectRatio'> {
  /** The category of the event. It decides the colours and the motifs. */
  category: CategoryTone;
  /** The event's id: the same id always gives the same drawing. */
  seed: string;
  /** The aspect ratio of the drawing, which then fills its container. @default 'portrait' */
  format?: PosterFormat | undefined;
}

/**
 * The picture of an event without an image, drawn from its category and its id. Renders an `<svg>` that is hidden from screen
 * readers, because the title is beside it. Its layers move slightly while the pointer is on it or on its EventCard.
 *
 * Use EventCard, which takes a poster, for a whole event in a list.
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
