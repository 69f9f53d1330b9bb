import { EventPoster } from '../../components/EventPoster/EventPoster';
import type { WallPoster } from './LandingContent';
import * as styles from './PosterWall.css';

/** Posters side by side, cut off at the edge of the wall. Decoration: the page lists the events further down. */
export function PosterWall({ posters }: { posters: readonly WallPoster[] }) {
  const height = Math.ceil(posters.length / 3);
  const strips = [0, 1, 2].map((strip) => posters.slice(strip * height, (strip + 1) * height));
  return (
    <div className={styles.wall} aria-hidden>
      {strips.map((strip) => (
        <div key={strip[0]?.id ?? ''} className={styles.strip}>
          {strip.map(({ id, title, category }) => (
            <div key={id} className={styles.poster}>
              <div className={styles.picture}>
                <EventPoster category={category} seed={id} format="square" />
              </div>
              <p className={styles.title}>{title}</p>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
