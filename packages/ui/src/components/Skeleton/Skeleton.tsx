import { forwardRef } from 'react';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Skeleton.css';

export interface SkeletonProps extends RootProps<'div', 'aria-hidden'> {
  /** What will stand there; `arch` is an Avatar. @default 'text' */
  shape?: 'text' | 'title' | 'block' | 'poster' | 'arch' | undefined;
  /** How many lines of `text`. @default 1 */
  lines?: number | undefined;
}

/**
 * The place of something that is coming and whose shape is known. Says nothing to assistive technology: the page says
 * once, with a Spinner that is only heard, that it is loading.
 *
 * For a whole card EventCardSkeleton.
 */
export const Skeleton = /* @__PURE__ */ forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { shape = 'text', lines = 1, ...root },
  ref,
) {
  const count = shape === 'text' ? lines : 1;
  return (
    <div {...root} ref={ref} aria-hidden>
      {Array.from({ length: count }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place.
          key={line}
          className={line === count - 1 ? `${styles.shapes[shape]} ${styles.last}` : styles.shapes[shape]}
        />
      ))}
    </div>
  );
});
