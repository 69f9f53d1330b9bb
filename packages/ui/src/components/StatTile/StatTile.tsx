import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './StatTile.css';

export interface StatTileProps extends RootProps<'p'> {
  /** The number as it is read, with ≈ where it is an estimate: « 10 k+ », « ≈ 1 080 ». */
  value: string;
  /** What it counts. */
  label: string;
}

/** A figure and what it counts, in the colours around it. Renders a `<p>`. */
export const StatTile = /* @__PURE__ */ forwardRef<HTMLParagraphElement, StatTileProps>(function StatTile(
  { value, label, className, ...root },
  ref,
) {
  return (
    <p {...root} ref={ref} className={joinClassNames(styles.tile, className)}>
      <strong className={styles.value}>{value}</strong>
      <span className={styles.label}>{label}</span>
    </p>
  );
});
