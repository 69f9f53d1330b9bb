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

/** A short fact under the title, or a distinction. */
export interface EventCardBadge {
  /** « à 4 km », « Recommandé », « Populaire », « Votes +12 ». */
  label: string;
  /** `strong` for a distinction. @default 'neutral' */
  tone?: BadgeProps['tone'];
}

export interface EventCardProps extends RootProps<'article', 'title'> {
  /** The event's page. */
  href: string;
  /** The title of the event. The caller shortens a title that is too long for a card: the card cuts nothing. */
  title: string;
  /** What the event is: it decides on the ground of the picture. */
  category: CategoryTone;
  /** The name of the category. */
  categoryLabel: string;
  /** Leave it out when the date is not known. */
  date?: DateBlockProps | undefined;
  /** Venue and city: « Le Trianon, Paris 18e ». */
  place: string;
  /** « 20:30 ». */
  time?: string | undefined;
  /** What this date is among the dates of the event: « seule date », « encore 3 dates ». */
  rarity?: string | undefined;
  /** As the organiser wrote it: « dès 25 € ». */
  price?: string | undefined;
  /** How many go; with ≈ where it is an estimate. */
  participants?: string | undefined;
  /** URL of the event's own picture. The poster replaces it where it is missing or broken. */
  image?: string | undefined;
  /** The same picture in other formats and widths, best format first; `image` stands in where none can be read. */
  imageSources?: readonly PictureSource[] | undefined;
  /** Shown when there is no picture: an EventPoster of this event. Without it, a plain ground of the category. */
  poster?: ReactNode;
  /** The language of title and place, where it is not the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** The language of the price, where it is not the page’s. */
  priceLanguage?: string | undefined;
  /** Distances, distinctions, votes. */
  badges?: readonly EventCardBadge[] | undefined;
  /** What stands in the way of going: « Annulé », « Complet », « Passé ». Shown over the picture. */
  status?: string | undefined;
  /** What changed since the person last saw the event, with old and new values. Leave it out where nothing did. */
  change?: ReactNode;
  /** Why this event is shown to this person: a ReasonSummary. */
  reasons?: ReactNode;
  /** The heart. Leave it out where nothing can be kept. */
  favourite?: FavouriteButtonProps | undefined;
  /** `vertical` in grids, `horizontal` in lists, `compact` where many stand one under the other. @default 'vertical' */
  variant?: 'vertical' | 'horizontal' | 'compact' | undefined;
  /** The level of its heading, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `eager` for the pictures seen before scrolling. @default 'lazy' */
  imageLoading?: 'lazy' | 'eager' | undefined;
  /** Called when the card's link is clicked, before it navigates. */
  onOpen?: (() => void) | undefined;
}

/** How wide a picture is shown, as in EventGrid. */
const sizesForVariant = {
  vertical: '(min-width: 40rem) 18rem, 46vw',
  horizontal: 'clamp(6rem, 30vw, 11rem)',
} as const;

/**
 * One event among others: poster, date, title, place, price. Renders an `<article>` whose title is a link that covers
 * the card; the heart lies over it as a button of its own.
 *
 * For the head of an event's own page use EventHero; while events load, EventCardSkeleton.
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
          {time && `\u00A0·\u00A0${time}`}
        </p>
        {rarity && <p className={styles.place}>{rarity}</p>}
        {change}
        <div className={styles.facts}>
          {(price || participants) && (
            <p className={shown.length > 0 ? styles.priceLine : `${styles.priceLine} ${styles.badgeless}`}>
              {price && (
                <span className={styles.price} dir="auto" lang={priceLanguage}>
                  {price}
                </span>
              )}
              {price && participants && ' '}
              {participants && <span>{participants}</span>}
            </p>
          )}
          {shown.length > 0 && (
            <ul className={styles.badges}>
              {shown.map(({ label, tone }) => (
                <li key={label}>
                  {/* A Badge, without the component: on a server, two on every card would take a twentieth of its time. */}
                  <span className={badgeForTone[tone ?? 'neutral']}>{label}</span>
                </li>
              ))}
            </ul>
          )}
          {reasons}
        </div>
      </div>
      <div className={styles.mediaForVariant[variant]} data-category={category}>
        {variant !== 'compact' &&
          (image ? (
            <Photo
              key={image}
              src={image}
              sources={imageSources}
              // A lazy one is chosen by the width that it has; for an eager one « auto » would be the whole window.
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
