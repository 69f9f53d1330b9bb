import { StatTile } from '../../components/StatTile/StatTile';
import type { PageFigure } from './PageFigure';
import * as styles from './page.css';

/** Figures in a row. */
export function Figures({ figures }: { figures: readonly PageFigure[] }) {
  return (
    <div className={styles.figures}>
      {figures.map(({ value, label }) => (
        <StatTile key={label} value={value} label={label} />
      ))}
    </div>
  );
}
