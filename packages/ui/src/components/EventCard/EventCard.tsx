'use client';

import { forwardRef, type ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor';
import { joinClassNames } from '../../internal/joinClassNames';
import { Photo, type PictureSource } from '../../internal/Photo';
import type { RootProps } from '../../internal/RootProps';
import type { CategoryTone } from '../../theme/tokens';
import type { BadgeProps } from '../Badge/Badge';
import { badgeForTone } from '../Badge/Badge.css';
import { DateBlock, type DateBlockProps } from '../DateBlock/DateBlock';
import { FavouriteButton, type FavouriteButtonProps } from '../FavouriteButton/FavouriteButton';
import * as styles from './EventCard.css';

/** A short fact or a distinction under the title. */
export interface EventCardBadge {
  /** The text: « à 4 km », « Recommandé », « Populaire », « Votes +12 ». */
  label: string;
  /** The meaning. Use `strong` for a distinction. @default 'neutral' */
  tone?: BadgeProps['tone'];
}

export interface EventCardProps extends RootProps<'article', 'title'> {
  /** The URL of the event's page. */
  href: string;
  /** The title of the event. The caller shortens long titles: the card does not. */
  title: string;
  /** The category of the event. Its colour is the background of the picture. */
  category: CategoryTone;
  /** The name of the category. */
  categoryLabel: string;
  /** The date. Omit it if it is unknown. */
  date?: DateBlockProps | undefined;
  /** Venue and city: « Le Trianon, Paris 18e ». */
  place: string;
  /** The start time: « 20:30 ». */
  time?: string | undefined;
  /** The position of this date among the dates of the event: « seule date », « encore 3 dates ». */
  rarity?: string | undefined;
  /** The price in the words of the organiser: « dès 25 € ». */
  price?: string | undefined;
  /** The number of participants, with ≈ if it is an estimate. */
  participants?: string | undefined;
  /** The URL of the event's own picture. The poster replaces it if it is missing or broken. */
  image?: string | undefined;
  /** The same picture in other formats and widths, best format first. `image` is the fallback if the browser supports none. */
  imageSources?: readonly PictureSource[] | undefined;
  /** An EventPoster of this event, shown if there is no picture. The fallback is a plain area in the colour of the category. */
  poster?: ReactNode;
  /** The language of title and place, if it is not the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** The language of the price, if it is not the page’s. */
  priceLanguage?: string | undefined;
  /** Distances, distinctions, votes. */
  badges?: readonly EventCardBadge[] | undefined;
  /** An obstacle: « Annulé », « Complet », « Passé ». Shown over the picture. */
  status?: string | undefined;
  /** The changes since the user last saw the event, with old and new values. Omit it if there are none. */
  change?: ReactNode;
  /** The reasons why this event is shown to this user: a ReasonSummary. */
  reasons?: ReactNode;
  /** The favourite button. Omit it if the event cannot be a favourite. */
  favourite?: FavouriteButtonProps | undefined;
  /** The layout: `vertical` in grids, `horizontal` in lists, `compact` in long lists. @default 'vertical' */
  variant?: 'vertical' | 'horizontal' | 'compact' | undefined;
  /** The level of its heading, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The loading of the picture. Use `eager` for cards that are visible before scrolling. @default 'lazy' */
  imageLoading?: 'lazy' | 'eager' | undefined;
  /** Called when the card's link is clicked, before it navigates. */
  onOpen?: (() => void) | undefined;
}

/** The width of the picture, as EventGrid lays the cards out. */
const sizesForVariant = {
  vertical: '(min-width: 40rem) 18rem, 46vw',
  horizontal: 'clamp(6rem, 30vw, 8rem)',
} as const;

/**
 * One event in a list: poster, date, title, place, price. Renders an `<article>` whose title is a link that covers the card.
 * The heart is a separate button above the link.
 *
 * Use EventHero for the top of an event's own page, EventCardSkeleton while events load.
 */
export const EventCard = /* @__PURE__ */ forwardRef<HTMLElement, EventCardProps>(function EventCard(
  {
    href,
    title,
    category,
    categoryLabel,
    date,
    place,
    time,
    rarity,
    price,
    participants,
    image,
    imageSources,
    poster,
    contentLanguage,
    priceLanguage,
    badges = [],
    status,
    change,
    reasons,
    favourite,
    variant = 'vertical',
    headingLevel = 3,
    imageLoading = 'lazy',
    onOpen,
    className,
    ...root
  },
  ref,
) {
  const shown = variant === 'compact' && status ? [{ label: status, tone: 'danger' as const }, ...badges] : badges;
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...root} ref={ref} className={joinClassNames(styles.cardForVariant[variant], className)}>
      <div className={variant === 'horizontal' ? `${styles.body} ${styles.horizontalBody}` : styles.body}>
        <Heading className={styles.title} dir="auto" lang={contentLanguage}>
          <Anchor className={styles.link} href={href} onClick={onOpen}>
            {title}
          </Anchor>
        </Heading>
        <p className={styles.place}>
          <bdi lang={contentLanguage}>{place}</bdi>
          {(time || rarity) && <br />}
          {[time, rarity].filter(Boolean).join('\u00A0·\u00A0')}
        </p>
        {change}
        {(price || participants) && (
          <p className={styles.priceLine}>
            {price && (
              <span className={styles.price} dir="auto" lang={priceLanguage}>
                {price}
              </span>
            )}{' '}
            {participants && <span>{participants}</span>}
          </p>
        )}
        {shown.length > 0 && (
          <ul className={styles.badges}>
            {shown.map(({ label, tone }) => (
              <li key={label}>
                {/* The classes of Badge, without the component: two per card would add 5 % to the server's render time. */}
                <span className={badgeForTone[tone ?? 'neutral']}>{label}</span>
              </li>
            ))}
          </ul>
        )}
        {reasons}
      </div>
      <div className={styles.mediaForVariant[variant]} data-category={category}>
        {variant !== 'compact' &&
          (image ? (
            <Photo
              key={image}
              src={image}
              sources={imageSources}
              // `auto` uses the layout width, but only for a lazy picture. It would mean the full window for an eager one.
              sizes={imageLoading === 'lazy' ? `auto, ${sizesForVariant[variant]}` : sizesForVariant[variant]}
              width={320}
              height={400}
              loading={imageLoading}
              decoding="async"
              fallback={poster}
            />
          ) : (
            poster
          ))}
        {date && <DateBlock {...date} />}
        {variant !== 'compact' && (
          <div className={styles.tags}>
            <span className={styles.tag}>{categoryLabel}</span>{' '}
            {status && <span className={`${styles.tag} ${styles.status}`}>{status}</span>}
          </div>
        )}
      </div>
      {favourite && (
        <div className={styles.heartForVariant[variant]}>
          <FavouriteButton {...favourite} />
        </div>
      )}
    </article>
  );
});
