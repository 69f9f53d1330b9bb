import { forwardRef } from 'react';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Skeleton.css';

export interface SkeletonProps extends RootProps<'div', 'aria-hidden'> {
  /** The shape of the content that is loading. `arch` stands for an Avatar. @default 'text' */
  shape?: 'text' | 'title' | 'block' | 'poster' | 'arch' | undefined;
  /** The number of lines of `text`. @default 1 */
  lines?: number | undefined;
}

/**
 * The placeholder of content that is loading and has a known shape. Hidden from assistive technology: the page announces the
 * loading once, with a visually hidden Spinner.
 *
 * Use EventCardSkeleton for a whole card.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id but their position.
          key={line}
          className={line === count - 1 ? `${styles.shapes[shape]} ${styles.last}` : styles.shapes[shape]}
        />
      ))}
    </div>
  );
});
