import { useId } from 'react';
import { Button } from '../../components/Button/Button';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { FavouriteButton } from '../../components/FavouriteButton/FavouriteButton';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Anchor } from '../../internal/Anchor';
import { ItemBoundary } from '../../internal/ItemBoundary';
import { Photo } from '../../internal/Photo';
import type { EventItem } from '../EventItems';
import * as styles from './TonightPosters.css';

/** An event of the evening, with what can be done about it now. */
export interface TonightEvent extends Omit<EventItem, 'participants' | 'rarity' | 'badges' | 'date'> {
  /** « 12 min à pied ». Omit it if the position of the device is unknown, or if it is too far to walk. */
  walk?: string | undefined;
  /** Creates a poll about the event. `name` has the words of `label` and the title. */
  together: { label: string; name: string; onSelect: () => void };
  /** The way there, or the page of an event online. `name` has the words of `label` and the title. */
  go: { label: string; name: string; href: string; newTabLabel?: string | undefined };
}

export interface TonightPostersProps {
  /** « Ce soir ». */
  title: string;
  /** At most three. */
  events: readonly TonightEvent[];
}

/** The first events of the evening as large posters, each with three gestures: keep, choose together, go. */
export function TonightPosters({ title, events }: TonightPostersProps) {
  const id = useId();
  return (
    <section className={styles.tonight} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <ul className={styles.posters}>
        {events.map((event) => (
          <ItemBoundary key={event.id}>
            <li className={styles.item}>
              <Poster {...event} />
            </li>
          </ItemBoundary>
        ))}
      </ul>
    </section>
  );
}

function Poster({ walk, together, go, favourite, ...event }: TonightEvent) {
  const poster = (
    <EventPoster category={event.category} subcategory={event.subcategory} seed={event.id} title={event.title} />
  );
  return (
    <article className={styles.poster}>
      <div className={styles.picture} data-category={event.category}>
        {event.image ? (
          <Photo
            src={event.image}
            sources={event.imageSources}
            sizes="(min-width: 45rem) 33vw, 90vw"
            width={640}
            height={800}
            fallback={poster}
          />
        ) : (
          poster
        )}
      </div>
      <div className={styles.panel}>
        <p className={styles.facts}>
          {event.time && <span className={styles.hour}>{event.time}</span>}
          {walk && <span>{walk}</span>}
          <span className={styles.price} lang={event.priceLanguage}>
            {event.status ?? event.price}
          </span>
        </p>
        <h3 className={styles.title} dir="auto" lang={event.contentLanguage}>
          <Anchor className={styles.link} href={event.href} onClick={event.onOpen}>
            {event.title}
          </Anchor>
        </h3>
        <p>
          <bdi lang={event.contentLanguage}>{event.place}</bdi>
        </p>
        <div className={styles.gestures}>
          {favourite && <FavouriteButton {...favourite} />}
          <Button weight="regular" aria-label={together.name} onPress={together.onSelect}>
            {together.label}
          </Button>
          <LinkButton
            href={go.href}
            aria-label={go.newTabLabel ? `${go.name} (${go.newTabLabel})` : go.name}
            newTabLabel={go.newTabLabel}
          >
            {go.label}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
