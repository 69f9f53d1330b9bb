import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import type { PosterSubcategory } from '../../poster/motifs';
import { type PosterFormat, toViewBox } from '../../poster/sheet';
import type { CategoryTone } from '../../theme/tokens';
import * as styles from './EventPoster.css';
import { PosterDrawing } from './PosterDrawing';

export interface EventPosterProps
  extends RootProps<'svg', 'aria-hidden' | 'format' | 'viewBox' | 'width' | 'height' | 'preserveAspectRatio'> {
  /** The category of the event. It decides the colours. */
  category: CategoryTone;
  /** The kind of the event. It decides the motif; without it, the poster has a motif of the category. */
  subcategory?: PosterSubcategory | null | undefined;
  /** The event's id: with the same category, kind and title, the same id always gives the same drawing. */
  seed: string;
  /** The title of the event: some posters show its initial. */
  title?: string | undefined;
  /** The aspect ratio of the drawing, which then fills its container. @default 'portrait' */
  format?: PosterFormat | undefined;
}

/**
 * The picture of an event without an image, drawn from its category, its kind, its id and its initial. Renders an `<svg>` that is
 * hidden from screen readers, because the title is beside it. Its layers move slightly while the pointer is on it or on its
 * EventCard.
 *
 * Use EventCard, which takes a poster, for a whole event in a list.
 */
export const EventPoster = /* @__PURE__ */ forwardRef<SVGSVGElement, EventPosterProps>(function EventPoster(
  { category, subcategory, seed, title, format = 'portrait', className, ...root },
  ref,
) {
  return (
    <svg
      {...root}
      ref={ref}
      className={joinClassNames(styles.poster, className)}
      width="100%"
      height="100%"
      viewBox={toViewBox(format)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <PosterDrawing category={category} subcategory={subcategory} seed={seed} title={title} format={format} />
    </svg>
  );
});
