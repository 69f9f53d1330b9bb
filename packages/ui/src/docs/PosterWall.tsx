import { EventPoster } from '../components/EventPoster/EventPoster';
import { categories } from '../theme/tokens';
import * as styles from './docs.css';
import { posterSubcategories } from './posterSubcategories';

/** A few posters of each category, each with another motif. */
export function PosterWall({ rounds }: { rounds: number }) {
  const count = rounds * categories.length;
  return (
    <div className={styles.wall}>
      {posterSubcategories.slice(0, count).map((subcategory, index) => (
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
