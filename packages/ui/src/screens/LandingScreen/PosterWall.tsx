import { useId } from 'react';
import { DateBlock } from '../../components/DateBlock/DateBlock';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { Anchor } from '../../internal/Anchor';
import { ItemBoundary } from '../../internal/ItemBoundary';
import { Photo } from '../../internal/Photo';
import type { LandingContent, LandingWall, LandingWallEvent } from './LandingContent';
import * as styles from './PosterWall.css';

type PosterWallProps = LandingContent['wall'] & { wall: LandingWall | undefined };

/** The categories whose colours fill the free places: neighbours are different. */
const freePlaces = ['music', 'leisure', 'sport', 'culture', 'festival', 'tech'] as const;

/** Events as posters: each has its hour, its price and its place, and is a link. Nothing moves when they replace their free places. */
export function PosterWall({ titles, all, wall }: PosterWallProps) {
  const id = useId();
  return (
    <section className={styles.wall} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={id}>
          {titles[wall?.when ?? 'tonight']}
        </h2>
        <Anchor className={styles.all} href={all.href}>
          {all.label}
        </Anchor>
      </div>
      <ul className={styles.posters} aria-busy={!wall}>
        {wall
          ? wall.events.map((event) => (
              <ItemBoundary key={event.id}>
                <li className={styles.poster}>
                  <Poster {...event} />
                </li>
              </ItemBoundary>
            ))
          : freePlaces.map((category) => (
              <li key={category} className={styles.poster} aria-hidden>
                <div className={styles.picture} data-category={category} />
              </li>
            ))}
      </ul>
    </section>
  );
}

function Poster(event: LandingWallEvent) {
  const poster = <EventPoster category={event.category} seed={event.id} format="square" />;
  return (
    <>
      <div className={styles.texts}>
        <h3 className={styles.title} dir="auto" lang={event.contentLanguage}>
          <Anchor className={styles.link} href={event.href}>
            {event.title}
          </Anchor>
        </h3>
        <p className={styles.facts}>
          {event.time && <span className={styles.hour}>{event.time}</span>}{' '}
          <span lang={event.priceLanguage}>{event.status ?? event.price}</span>
        </p>
        <p className={styles.place}>
          <bdi lang={event.contentLanguage}>{event.place}</bdi>
        </p>
      </div>
      <div className={styles.picture} data-category={event.category}>
        {event.image ? (
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
