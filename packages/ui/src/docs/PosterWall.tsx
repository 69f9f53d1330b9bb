import { EventPoster } from '../components/EventPoster/EventPoster';
import { subcategories } from '../poster/motifs';
import { categories } from '../theme/tokens';
import * as styles from './docs.css';

/** A few posters of each category, each with another motif. */
export function PosterWall({ rounds }: { rounds: number }) {
  const count = rounds * categories.length;
  return (
    <div className={styles.wall}>
      {subcategories.slice(0, count).map((subcategory, index) => (
        <EventPoster
          key={subcategory}
          category={categories[index % categories.length] ?? 'music'}
          subcategory={subcategory}
          seed={`affiche-${index}`}
        />
      ))}
    </div>
  );
}
