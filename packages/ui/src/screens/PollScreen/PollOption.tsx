import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { DateBlock } from '../../components/DateBlock/DateBlock';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { Anchor } from '../../internal/Anchor';
import { Photo } from '../../internal/Photo';
import * as styles from './PollOption.css';
import type { PollOptionItem } from './PollOptionItem';

interface PollOptionProps extends PollOptionItem {
  /** The controls of the option: answers, buttons. */
  children?: ReactNode;
}

/** One option: its poster, its date and its answers. Renders an `<li>`. */
export function PollOption({ children, ...option }: PollOptionProps) {
  const { title, href, category, date, place, time, price, contentLanguage, status, leads, tally, voices } = option;
  return (
    <li className={styles.option} data-leads={leads ? true : undefined}>
      <div className={styles.media} data-category={category}>
        <Picture {...option} />
        {date && <DateBlock {...date} />}
      </div>
      <div className={styles.body}>
        {(leads || status) && (
          <p className={styles.badges}>
            {leads && <Badge tone="strong">{leads}</Badge>}
            {status && <Badge tone="danger">{status}</Badge>}
          </p>
        )}
        <h2 className={styles.title} dir="auto" lang={contentLanguage}>
          {href ? (
            <Anchor className={styles.link} href={href}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </h2>
        <p className={styles.place}>
          <bdi lang={contentLanguage}>{place}</bdi>
          {time && `\u00A0·\u00A0${time}`}
          {price && (
            <>
              {'\u00A0· '}
              <bdi lang={option.priceLanguage}>{price}</bdi>
            </>
          )}
        </p>
        {tally && <p className={styles.tally}>{tally}</p>}
        {voices && voices.length > 0 && (
          <dl className={styles.voices}>
            {voices.map(({ label, names }) => (
              <div key={label} className={styles.voice}>
                <dt className={styles.voiceLabel}>{label}</dt>
                <dd dir="auto">{names}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children && <div className={styles.foot}>{children}</div>}
    </li>
  );
}

/** Shows the event's own picture, or its poster. */
function Picture({ posterSeed, title, category, subcategory, image, imageSources }: PollOptionItem) {
  const poster = <EventPoster category={category} subcategory={subcategory} seed={posterSeed} title={title} />;
  if (!image) return poster;
  return (
    <Photo
      key={image}
      src={image}
      sources={imageSources}
      sizes="(min-width: 45rem) 10rem, 30vw"
      width={320}
      height={400}
      loading="lazy"
      fallback={poster}
    />
  );
}
