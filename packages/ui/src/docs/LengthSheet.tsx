import * as styles from './docs.css';

interface LengthSheetProps {
  /** Steps of one scale and their lengths. */
  scale: Record<string, string>;
  /** `bar` for distances, `corner` for radii, `none` for lengths that are too long to draw. */
  drawn: 'bar' | 'corner' | 'none';
}

/** One scale of lengths, drawn. */
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
