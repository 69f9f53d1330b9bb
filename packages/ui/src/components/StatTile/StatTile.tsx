import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './StatTile.css';

export interface StatTileProps extends RootProps<'p'> {
  /** The formatted number, with ≈ if it is an estimate: « 10 k+ », « ≈ 1 080 ». */
  value: string;
  /** The things that the number counts. */
  label: string;
}

/** A number and the things that it counts, in the colours of the surrounding text. Renders a `<p>`. */
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
