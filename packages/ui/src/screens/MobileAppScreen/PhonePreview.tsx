import { EventPoster } from '../../components/EventPoster/EventPoster';
import type { AppPreview } from './MobileAppContent';
import * as styles from './PhonePreview.css';

/** A screen of the future app, drawn in a phone. */
export function PhonePreview({ title, text, category, seed }: AppPreview) {
  return (
    <figure className={styles.preview}>
      <div className={styles.phone} aria-hidden>
        <div className={styles.poster}>
          <EventPoster category={category} seed={seed} />
        </div>
        <div className={styles.row}>
          <div className={styles.thumb}>
            <EventPoster category={category} seed={`${seed}-2`} format="square" />
          </div>
          <span className={styles.line} />
        </div>
        <div className={styles.row}>
          <div className={styles.thumb}>
            <EventPoster category={category} seed={`${seed}-3`} format="square" />
          </div>
          <span className={styles.line} />
        </div>
      </div>
      <figcaption>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </figcaption>
    </figure>
  );
}
