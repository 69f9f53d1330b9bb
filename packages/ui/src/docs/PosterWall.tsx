import { EventPoster } from '../components/EventPoster/EventPoster';
import { categories } from '../theme/tokens';
import * as styles from './docs.css';

/** A few posters of each category. */
export function PosterWall({ rounds }: { rounds: number }) {
  const seeds = Array.from({ length: rounds }, (_, round) => `affiche-${round}`);
  return (
    <div className={styles.wall}>
      {seeds.flatMap((seed) =>
        categories.map((category) => <EventPoster key={category + seed} category={category} seed={category + seed} />),
      )}
    </div>
  );
}
