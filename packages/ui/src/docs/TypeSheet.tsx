import { fontFamily, fontSize } from '../theme/tokens';
import * as styles from './docs.css';

const displaySteps = ['poster', 'title', 'heading'];

/** The type scale, with each step in the font family that uses it. */
export function TypeSheet({ sample }: { sample: string }) {
  return (
    <div className={`${styles.sheet} ${styles.rows}`}>
      {Object.entries(fontSize)
        .reverse()
        .map(([step, length]) => (
          <div key={step} className={styles.swatch}>
            <span
              className={displaySteps.includes(step) ? styles.displaySample : styles.sample}
              style={{
                fontFamily: displaySteps.includes(step) ? fontFamily.display : fontFamily.text,
                fontSize: length,
              }}
            >
              {sample}
            </span>
            <span className={styles.value}>{`${step} · ${length}`}</span>
          </div>
        ))}
    </div>
  );
}
