import * as styles from './docs.css';

interface LengthSheetProps {
  /** The steps of a scale, with their lengths. */
  scale: Record<string, string>;
  /** The drawing: `bar` for distances, `corner` for radii, `none` for lengths that are too long to draw. */
  drawn: 'bar' | 'corner' | 'none';
}

/** A drawing of a scale of lengths. */
export function LengthSheet({ scale, drawn }: LengthSheetProps) {
  return (
    <div className={`${styles.sheet} ${styles.rows}`}>
      {Object.entries(scale).map(([step, length]) => (
        <div key={step} className={styles.row}>
          <span className={styles.name}>{step}</span>
          <span className={styles.value}>{length}</span>
          {drawn === 'bar' && <div className={styles.bar} style={{ inlineSize: length }} />}
          {drawn === 'corner' && <div className={styles.square} style={{ borderRadius: length }} />}
        </div>
      ))}
    </div>
  );
}
