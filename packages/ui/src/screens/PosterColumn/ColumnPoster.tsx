import { DateBlock } from '../../components/DateBlock/DateBlock';
import { link } from '../../components/EventCard/EventCard.css';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { Anchor } from '../../internal/Anchor';
import { Photo } from '../../internal/Photo';
import type { ColumnEvent } from './ColumnEvent';
import * as styles from './PosterColumn.css';

interface ColumnPosterProps extends ColumnEvent {
  /** Whether its picture is drawn: it is not while it cannot come into sight. */
  isDrawn: boolean;
}

/** An event as a poster: its picture, its hour, its price and its place. The whole is a link. */
export function ColumnPoster({ isDrawn, ...event }: ColumnPosterProps) {
  const poster = (
    <EventPoster
      category={event.category}
      subcategory={event.subcategory}
      seed={event.id}
      title={event.title}
      format="square"
    />
  );
  return (
    <>
      <div className={styles.texts}>
        <h3 className={styles.title} dir="auto" lang={event.contentLanguage}>
          <Anchor className={link} href={event.href}>
            {event.title}
          </Anchor>
        </h3>
        <p className={styles.facts}>
          {event.time && <span className={styles.hour}>{event.time}</span>}{' '}
          <span lang={event.priceLanguage}>{event.status ?? event.price}</span>
        </p>
        <p>
          <bdi lang={event.contentLanguage}>{event.place}</bdi>
        </p>
      </div>
      <div className={styles.picture} data-category={event.category}>
        {!isDrawn ? null : event.image ? (
          <Photo
            src={event.image}
            sources={event.imageSources}
            sizes="(min-width: 64rem) 16vw, 46vw"
            width={320}
            height={320}
            loading="eager"
            fallback={poster}
          />
        ) : (
          poster
        )}
        {event.date && <DateBlock {...event.date} />}
      </div>
    </>
  );
}
