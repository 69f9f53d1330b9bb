import { StatTile } from '../../components/StatTile/StatTile';
import * as styles from './page.css';

/** A figure and what it counts. */
export interface PageFigure {
  value: string;
  label: string;
}

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
