import { contrast } from '../theme/contrast';
import { categories, categoryColors, darkColors, lightColors } from '../theme/tokens';
import * as styles from './docs.css';

/** A table of the colours of each category. */
export function CategorySheet({ theme }: { theme: 'light' | 'dark' }) {
  const { ground, onSticker } = theme === 'light' ? lightColors : darkColors;
  return (
    <div className={`${styles.sheet} ${styles.rows}`} data-theme={theme}>
      {categories.map((category) => {
        const { accent, flood, onFlood, pale, text } = categoryColors(theme)[category];
        const chips = [
          { role: 'accent', back: accent, front: accent, note: accent },
          { role: 'flood', back: flood, front: onFlood, note: `${contrast(onFlood, flood).toFixed(1)} : 1` },
          { role: 'pale', back: pale, front: onSticker, note: `${contrast(onSticker, pale).toFixed(1)} : 1` },
          { role: 'text', back: ground, front: text, note: `${contrast(text, ground).toFixed(1)} : 1` },
        ];
        return (
          <div key={category} className={styles.swatch}>
            <div className={styles.sheetTitle}>{category}</div>
            <div className={styles.grid}>
              {chips.map(({ role, back, front, note }) => (
                <div key={role} className={styles.swatch}>
                  <div className={styles.chip} style={{ backgroundColor: back, color: front }}>
                    {role}
                  </div>
                  <span className={styles.value}>{note}</span>
                </div>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
