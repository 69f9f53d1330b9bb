import { motion } from '../theme/tokens';
import * as styles from './docs.css';

/** The two durations. Each plays while the pointer is on it. */
export function MotionSheet() {
  return (
    <div className={`${styles.sheet} ${styles.rows}`}>
      {(['quick', 'calm'] as const).map((step) => (
        <div key={step} className={styles.row}>
          <span className={styles.name}>{step}</span>
          <span className={styles.value}>{motion[step]}</span>
          <div className={styles.track}>
            <div className={styles.runner} style={{ transitionDuration: `var(--lively-motion-${step})` }} />
          </div>
        </div>
      ))}
    </div>
  );
}
