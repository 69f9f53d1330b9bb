import * as styles from './StatTile.css';

export interface StatTileProps {
  /** The number as it is read, with ≈ where it is an estimate: « 10 k+ », « ≈ 1 080 ». */
  value: string;
  /** What it counts. */
  label: string;
}

/** A figure and what it counts, in the colours around it. Renders a `<p>`. */
export function StatTile({ value, label }: StatTileProps) {
  return (
    <p className={styles.tile}>
      <strong className={styles.value}>{value}</strong>
      <span className={styles.label}>{label}</span>
    </p>
  );
}
