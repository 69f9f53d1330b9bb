import { contrast } from '../theme/contrast';
import { darkColors, lightColors, type ThemeColors } from '../theme/tokens';
import * as styles from './docs.css';

interface ColorSheetProps {
  theme: 'light' | 'dark';
}

/** A table of the colours of a theme, by role. */
export function ColorSheet({ theme }: ColorSheetProps) {
  return (
    <div className={`${styles.sheet} ${styles.grid}`} data-theme={theme}>
      {Object.entries(theme === 'light' ? lightColors : darkColors).map(([role, color]) => (
        <div key={role} className={styles.swatch}>
          <div className={styles.chip} style={{ backgroundColor: color }} />
          <span className={styles.name}>{role}</span>
          <span className={styles.value}>{color}</span>
        </div>
      ))}
    </div>
  );
}

interface PairSheetProps extends ColorSheetProps {
  pairs: readonly (readonly [front: keyof ThemeColors, ground: keyof ThemeColors])[];
  /** A sample text in the front colour on the background. */
  sample: string;
}

/** A table of colour pairs of a theme, with the contrast of each. */
export function PairSheet({ theme, pairs, sample }: PairSheetProps) {
  const colors = theme === 'light' ? lightColors : darkColors;
  return (
    <div className={`${styles.sheet} ${styles.grid}`} data-theme={theme}>
      {pairs.map(([front, ground]) => (
        <div key={front + ground} className={styles.swatch}>
          <div className={styles.chip} style={{ backgroundColor: colors[ground], color: colors[front] }}>
            {sample}
          </div>
          <span className={styles.name}>{`${front} / ${ground}`}</span>
          <span className={styles.value}>{`${contrast(colors[front], colors[ground]).toFixed(1)} : 1`}</span>
        </div>
      ))}
    </div>
  );
}
